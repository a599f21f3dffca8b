// A page by its address: the path with its parameters, and what shows it.
import type { Component } from "svelte";

/** The parameters of a path such as "/cards/:city?/:card?". */
type Named<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Parameter<Name> & Named<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Parameter<Name>
    : unknown;
type Parameter<Name extends string> = Name extends `${infer Optional}?`
  ? Record<Optional, string | null>
  : Record<Name, string>;

type Props = Record<string, unknown>;

/** A component and just what it wants to know. */
export interface Opened {
  props: Props;
  load: () => Promise<Component<Props>>;
}

/** Here it is seen to that they are a pair; later nobody knows any more of which page. */
export const opened = <Wanted extends Props>(
  props: Wanted,
  page: () => Promise<{ default: Component<Wanted> }>,
): Opened => ({ props, load: async () => (await page()).default as Component<Props> });

export type Route = (address: URL) => Opened | null;

/** `read` makes of the address what the page wants to know, or nothing if there is no such page. */
export function route<Path extends string, Wanted extends Props>(
  path: Path,
  read: (named: Named<Path>, query: URLSearchParams) => Wanted | null,
  page: () => Promise<{ default: Component<Wanted> }>,
): Route {
  const pattern = patternOf(path);
  return ({ pathname, searchParams }) => {
    const found = pattern.exec(pathname);
    const props = found && read(namedIn(path, found) as Named<Path>, searchParams);
    return props && opened(props, page);
  };
}

/** A slash at the end is as good as none. */
function patternOf(path: string): RegExp {
  const parts = path
    .replace(/\/:\w+\?/g, "(?:/([\\w-]+))?")
    .replace(/\/:\w+/g, "/([\\w-]+)")
    .replace(/\/$/, "");
  return new RegExp(`^${parts}/?$`);
}

function namedIn(path: string, found: RegExpExecArray): Record<string, string | null> {
  const names = [...path.matchAll(/:(\w+)/g)].map((match) => match[1]!);
  return Object.fromEntries(names.map((name, index) => [name, found[index + 1] ?? null]));
}
