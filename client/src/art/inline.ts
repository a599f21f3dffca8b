// Drawings are put inline, so that themes and moods reach them by custom properties.

let copies = 0;

/** A number for ids of one copy of a drawing: a hidden copy must not blank the dots of others. */
export const nextCopy = (): string => `c${++copies}`;

/** The drawing with ids of its own. */
export function withOwnIds(svg: string, copy: string): string {
  return svg
    .replace(/\bid="([^"]+)"/g, `id="${copy}-$1"`)
    .replace(/(href=")#([^"]+)"/g, `$1#${copy}-$2"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${copy}-$1)`);
}

type Drawings = Record<string, string>;

/** Drawings by the names of their files. */
export function byName(found: Drawings): Drawings {
  return Object.fromEntries(
    Object.entries(found).map(([path, svg]) => [path.slice(path.lastIndexOf("/") + 1, -4), svg]),
  );
}
