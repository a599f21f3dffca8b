// What somebody looks for among their games.
export interface Filter {
  rival: string;
  city: string;
  result: string;
  seats: string;
  /** Days as the browser's date fields write them. */
  since: string;
  until: string;
}

export const NO_FILTER: Filter = {
  rival: "",
  city: "",
  result: "",
  seats: "",
  since: "",
  until: "",
};

const DAY = 24 * 3600;
/** The first second of a day here; nothing for what is no day. */
const startOf = (day: string): number => new Date(`${day}T00:00`).getTime() / 1000;

/** The same as the server is asked. */
export function asQuery(filter: Filter, before: string | null): URLSearchParams {
  const query = new URLSearchParams();
  for (const name of ["rival", "city", "result", "seats"] as const)
    if (filter[name].trim()) query.set(name, filter[name].trim());
  if (startOf(filter.since) > 0) query.set("from", String(startOf(filter.since)));
  if (startOf(filter.until) > 0) query.set("to", String(startOf(filter.until) + DAY));
  if (before) query.set("before", before);
  return query;
}
