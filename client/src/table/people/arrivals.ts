// What is new at a table about its people.
import type { Seat, Table } from "../../protocol";

export interface News {
  seat: string;
  kind: "joined" | "gone" | "left" | "back" | "stood-in" | "ready-told" | "host-now";
  name: string;
}

const isPerson = (seat: Seat | undefined): seat is Seat => seat?.kind === "person";
/** A private link may bring a seat to another device: it is still the same person. */
const isSame = (one: Seat, other: Seat): boolean => one.name === other.name;

/** What others than this browser's own people did, from one message to the next. */
export function news(before: Table, now: Table): News[] {
  if (before.table !== now.table) return [];
  const found = now.seats.flatMap((seat) =>
    aboutSeat(
      before.seats.find((one) => one.seat === seat.seat),
      seat,
    ),
  );
  return !before.host && now.host ? [...found, { seat: "", kind: "host-now", name: "" }] : found;
}

function aboutSeat(before: Seat | undefined, now: Seat): News[] {
  if (now.yours || before?.yours) return [];
  const was = isPerson(before);
  const { seat, name } = now;
  if (!isPerson(now)) return was ? [{ seat, kind: "gone", name: before.name }] : [];
  if (!was) return [{ seat, kind: "joined", name }];
  if (!isSame(before, now)) return [];
  if (!before.here && now.here) return [{ seat, kind: "back", name }];
  if (before.here && !now.here) return [{ seat, kind: "left", name }];
  if (!before.stood_in && now.stood_in) return [{ seat, kind: "stood-in", name }];
  if (!before.ready && now.ready) return [{ seat, kind: "ready-told", name }];
  return [];
}
