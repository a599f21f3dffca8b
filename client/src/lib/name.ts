// One's own name: kept here at once, and told to the server.
import type { Problem } from "../protocol";
import { tellName } from "./api.svelte";
import { set } from "./settings.svelte";

export async function takeName(name: string): Promise<Problem | null> {
  const { problem } = await tellName(name);
  if (!problem) set({ name });
  return problem;
}
