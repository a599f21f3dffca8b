// Which paragraph has something to try below it.
import type { Component } from "svelte";
import ClimbExample from "./ClimbExample.svelte";
import DestructionExample from "./DestructionExample.svelte";
import NewYorkDice from "./NewYorkDice.svelte";
import OuchExample from "./OuchExample.svelte";
import TokyoDice from "./TokyoDice.svelte";
import YieldExample from "./YieldExample.svelte";

/** By anchor. */
export const EXAMPLES: Record<string, Component> = {
  "tokyo-order": TokyoDice,
  "tokyo-yield_only": YieldExample,
  "new_york-cure": NewYorkDice,
  "new_york-duty": DestructionExample,
  "new_york-ouch_fresh": OuchExample,
  "new_york-climb": ClimbExample,
};
