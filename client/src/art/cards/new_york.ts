// One picture for each card of New York, its goal cards included.
import { BOTH_CITIES } from "./both_cities";
import type { Scene } from "./compose";
import { A_TO_E } from "./new_york_a_to_e";
import { F_TO_P } from "./new_york_f_to_p";
import { R_TO_Z } from "./new_york_r_to_z";

export const NEW_YORK: Record<string, Scene> = { ...BOTH_CITIES, ...A_TO_E, ...F_TO_P, ...R_TO_Z };
