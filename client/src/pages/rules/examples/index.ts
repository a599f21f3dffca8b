// Which paragraph has something to try below it.
import type { Component } from "svelte";
import type { City } from "../../../lib/router.svelte";
import ClimbExample from "./ClimbExample.svelte";
import DestructionExample from "./DestructionExample.svelte";
import DiceExample from "./DiceExample.svelte";
import OuchExample from "./OuchExample.svelte";
import YieldExample from "./YieldExample.svelte";

/** By anchor. */
export const EXAMPLES: Record<string, Component<{ city: City }>> = {
  "tokyo-order": DiceExample,
  "tokyo-yield_only": YieldExample as unknown as Component<{ city: City }>,
  "new_york-cure": DiceExample,
  "new_york-duty": DestructionExample as unknown as Component<{ city: City }>,
  "new_york-ouch_fresh": OuchExample as unknown as Component<{ city: City }>,
  "new_york-climb": ClimbExample as unknown as Component<{ city: City }>,
};
