// One picture for each card of Tokyo.
import { BOTH_CITIES } from "./both_cities";
import type { Scene } from "./compose";
import { A_TO_E } from "./tokyo_a_to_e";
import { F_TO_M } from "./tokyo_f_to_m";
import { N_TO_Z } from "./tokyo_n_to_z";

export const TOKYO: Record<string, Scene> = { ...BOTH_CITIES, ...A_TO_E, ...F_TO_M, ...N_TO_Z };
