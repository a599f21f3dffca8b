// A game of this device for others: as a file, or on the server that this page came from.
import type { Made, Problem, Refused, Saved } from "../../protocol";
import { ask } from "../api.svelte";
import { saveGame } from "../saving";
import { t, texts } from "../texts.svelte";
import { HERE } from "./site";

/** Far behind the last step of any game: its end so far. */
const LAST = 1e6;

const soFar = (table: string) =>
  ask<Saved>(`/api/games/${table}/so_far?language=${texts.language}`);

/** As a file; why not, if not. */
export async function saveFile(table: string): Promise<Problem | null> {
  const { value, problem } = await soFar(table);
  if (value) saveGame(table, value.text);
  return problem;
}

/** Whether there is a server behind this page, and it answers. */
export async function serverAnswers(): Promise<boolean> {
  if (!location.pathname.startsWith(HERE)) return false;
  return fetch("/healthz", { cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Bring a game to the server, as a file would be, and open it there; why not, if not. */
export async function bringToServer(table: string): Promise<Problem | null> {
  const { value, problem } = await soFar(table);
  if (!value) return problem;
  try {
    const answer = await fetch(`/api/games?language=${texts.language}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(value),
    });
    const said = (await answer.json()) as Made | Refused;
    if ("problem" in said) return said.problem;
    location.assign(`/g/${said.table}?at=${LAST}`);
    return null;
  } catch {
    return { kind: "gone", text: t("problem-offline") };
  }
}
