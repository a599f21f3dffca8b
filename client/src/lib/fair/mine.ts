// Whether a game is the one this browser was shown, as far as it remembers.
import type { GameFile } from "./game_file";
import { keptFor, keptOf } from "./keepsakes";
import type { Finding } from "./verify";

/** A table by its name was looked at under this very name. */
export function checkMine({ fair }: GameFile, table: string | null): Finding {
  const kept = (table && keptOf(table)) || keptFor(fair.commitment);
  const finding: Finding = {
    check: "mine",
    ok: null,
    count: 0,
    where: null,
    expected: [],
    found: [],
  };
  if (!kept) return finding;
  const there = new Set(Object.values(fair.salts));
  const fits = Object.values(kept.salts).every((salt) => there.has(salt));
  if (kept.commitment === fair.commitment) return { ...finding, count: 1, ok: fits };
  return { ...finding, ok: false, expected: [kept.commitment], found: [fair.commitment] };
}
