// Whom an invitation is for.
import type { Table } from "../../protocol";

/** Somebody who neither sits here nor was sent away, while there is a seat to take. */
export const isInvited = (table: Table | null): boolean =>
  table?.status === "gathering" &&
  !table.host &&
  table.sent_away === null &&
  table.seats.some(({ kind }) => kind === "open") &&
  !table.seats.some(({ yours }) => yours);
