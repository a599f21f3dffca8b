// What can be agreed on for a game that lasts days.
import type { Pace } from "../../protocol";

export type Ending = Pace["then"];

/** Days for a turn that are offered. */
export const DAYS = [1, 2, 3, 7];
export const ENDINGS: Ending[] = ["turn", "bot", "out"];
export const USUAL_PACE: Pace = { days: 2, then: "turn", vacation: 7 };
