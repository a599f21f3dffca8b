// One's own name: kept here at once, and told to the server.
import { tellName } from "../lib/api.svelte";
import { set } from "../lib/settings.svelte";
import type { Problem } from "../protocol";

export async function takeName(name: string): Promise<Problem | null> {
  const { problem } = await tellName(name);
  if (!problem) set({ name });
  return problem;
}
