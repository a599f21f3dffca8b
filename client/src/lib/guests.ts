// Who has no name yet is called by a word of each reader's own language. Between browsers one sign stands for it.
import { t } from "./texts.svelte";

/** What the server is told instead of a name. */
const NAMELESS = "Guest";

/** A name as it is sent. */
export const given = (name: string): string =>
  name.trim() && name !== t("guest-name") ? name : NAMELESS;

/** A name as it is read. */
export const called = (name: string): string => (name === NAMELESS ? t("guest-name") : name);

/** What the server told of people, with every name as it is read. */
export function withNames<T>(told: T): T {
  if (typeof told === "string") return called(told) as T;
  if (Array.isArray(told)) return told.map((one: unknown) => withNames(one)) as T;
  if (typeof told !== "object" || told === null) return told;
  return Object.fromEntries(
    Object.entries(told).map(([key, value]) => [key, withNames<unknown>(value)]),
  ) as T;
}
