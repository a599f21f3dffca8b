// Single keys that do something at the table: which they are, whether they do, and what was put in their place.
import { settings } from "./settings.svelte";

/** What can be given another key, by what it is called in the settings. */
export const ACTIONS: Record<string, string> = {
  reroll: "r",
  leave: "s",
  undo: "u",
  coach: "c",
  help: "?",
};

const changed = (): [string, string][] =>
  settings.keys.flatMap((entry): [string, string][] => {
    const [usual, own] = [entry.slice(0, 1), entry.slice(2)];
    return entry[1] === "=" && own.length === 1 ? [[usual, own]] : [];
  });

/** The key that somebody presses for a usual one. */
export const ownKey = (usual: string): string =>
  changed().find(([one]) => one === usual)?.[1] ?? usual;

/** What a pressed key means, as one of the usual ones; nothing if single keys are off or it was given away. */
export function meaning(key: string): string | null {
  if (key.length > 1) return key;
  if (!settings.shortcuts) return null;
  const pairs = changed();
  const usual = pairs.find(([, own]) => own === key)?.[0];
  return usual ?? (pairs.some(([one]) => one === key) ? null : key);
}

/** The keys as they are with another one for an action; null if that one is taken. */
export function withKey(usual: string, own: string): string[] | null {
  const key = own.toLowerCase();
  const others = Object.values(ACTIONS).filter((one) => one !== usual);
  const taken = /^[\d.,\s]?$/.test(key) || others.some((one) => ownKey(one) === key);
  if (taken) return null;
  const rest = settings.keys.filter((entry) => !entry.startsWith(`${usual}=`));
  return key === usual ? rest : [...rest, `${usual}=${key}`];
}
