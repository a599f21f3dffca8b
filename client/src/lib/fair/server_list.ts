// The public list as the server tells it, in parts.
import type { DiceList, ListEntry } from "../../protocol";
import { ask } from "../api.svelte";
import { readEntries } from "./public_list";

/** More than these are not fetched: the newest tell the most. */
export const MOST_ENTRIES = 20_000;

/** The newest entries, or nothing if they cannot be had. */
export async function fetchList(): Promise<ListEntry[] | null> {
  const first = await part(1);
  if (!first) return null;
  if (first.entries.length >= first.count) return first.entries;
  const cut = first.count - MOST_ENTRIES;
  const entries = cut > 0 ? [] : [...first.entries];
  for (let from = Math.max(cut, entries.length) + 1; from <= first.count;) {
    const next = await part(from);
    if (!next?.entries.length) return null;
    entries.push(...next.entries);
    from += next.entries.length;
  }
  return entries;
}

async function part(from: number): Promise<DiceList | null> {
  const { value } = await ask<DiceList>(`/api/dice/list?from=${from}`);
  const entries = readEntries(value?.entries);
  return value && entries && Number.isSafeInteger(value.count)
    ? { entries, count: value.count }
    : null;
}
