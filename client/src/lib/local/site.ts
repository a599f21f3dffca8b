// Whether this is the game without a server: a folder of files. The build decides it, so that
// the page of a server has nothing of the other in it.
declare const __SITE__: boolean;

export const isSite: boolean = __SITE__;

/** Where a server has it, beside its own pages. */
export const HERE = "/here/";
