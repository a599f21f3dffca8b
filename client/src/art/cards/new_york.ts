// One picture for each card of New York, its goal cards included.
import { BOTH_CITIES } from "./both_cities";
import type { Scene } from "./compose";
import { A_TO_L } from "./new_york_a_to_l";
import { N_TO_Z } from "./new_york_n_to_z";

export const NEW_YORK: Record<string, Scene> = { ...BOTH_CITIES, ...A_TO_L, ...N_TO_Z };
