// One picture for each card of Tokyo.
import { BOTH_CITIES } from "./both_cities";
import type { Scene } from "./compose";
import { A_TO_G } from "./tokyo_a_to_g";
import { H_TO_Z } from "./tokyo_h_to_z";

export const TOKYO: Record<string, Scene> = { ...BOTH_CITIES, ...A_TO_G, ...H_TO_Z };
