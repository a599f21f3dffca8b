// A picture is a ground and layers on it, from back to front.
export type Scene = () => string;

export const scene = (ground: string, ...layers: string[]): string => ground + layers.join("");
