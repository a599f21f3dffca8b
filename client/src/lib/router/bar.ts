// The address bar: on a server every page has a path; in a folder of files all are the first page,
// with the path behind a question mark, because nobody there would answer another one.
import { isSite } from "../local/site";

const INSIDE = "https://inside";

/** A path of ours, with its query and place, as the address bar has it. */
export function written(path: string, site = isSite): string {
  if (!site) return path;
  const { pathname, search, hash } = new URL(path, INSIDE);
  const query = search.replace("?", "&");
  return `${pathname === "/" && !query ? "./" : `./?${pathname}${query}`}${hash}`;
}

/** What the address bar says, as a path of ours. */
export function read(address: string, site = isSite): URL {
  const found = new URL(address);
  if (!site) return found;
  const [path, ...query] = found.search.slice(1).split("&");
  const search = query.length ? `?${query.join("&")}` : "";
  return new URL((path?.startsWith("/") ? path : "/") + search + found.hash, found.origin);
}
