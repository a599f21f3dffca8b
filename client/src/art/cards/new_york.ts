import type { Scene } from "./compose"; export const NEW_YORK: Record<string, Scene> = {};
