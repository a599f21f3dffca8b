const WHO = "\u0000";

/** What dice would do in one line: what happens alike to several is said once, with all their names. */
export function inShort(told: string[], names: string[]): string {
  const longestFirst = names.toSorted((one, other) => other.length - one.length);
  const alike = new Map<string, string[]>();
  for (const text of told) {
    const name = longestFirst.find((one) => text.includes(one));
    const pattern = name ? text.replace(name, WHO) : text;
    alike.set(pattern, [...(alike.get(pattern) ?? []), ...(name ? [name] : [])]);
  }
  return [...alike].map(([pattern, who]) => pattern.replace(WHO, who.join(", "))).join(" · ");
}
