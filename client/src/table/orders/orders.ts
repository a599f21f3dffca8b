// Standing orders: how they read, and which of them are about the same.
import { cardName, faceName, has, t, tokenName } from "../../lib/texts.svelte";
import type { Choice, Order, Seat, Table } from "../../protocol";

const KEYS: Record<string, string> = { "shed 0": "shed_none" };

const verbOf = (answer: string): string => KEYS[answer] ?? answer.split(" ")[0]!;

/** An order in words. */
export function textOf(order: Order, city: string): string {
  const special = `order-${order.decision}-${verbOf(order.answer)}-${order.when}`;
  const token = verbOf(order.answer) === "cure";
  const card = order.card ? (token ? tokenName(order.card) : cardName(city, order.card)) : "";
  const faces = facesOf(order).map(faceName).join(", ");
  return t(has(special) ? special : "order-never", { amount: order.amount, card, faces });
}

const IN_ORDER = "order";

/** The faces that an order names, first to last. */
const facesOf = ({ answer }: Order): string[] =>
  verbOf(answer) === IN_ORDER ? answer.split(" ").slice(1) : [];

/** The server's usual order of dice becomes one's own, if one has one. */
export const withHabits = (orders: Order[], liked: string[]): Order[] =>
  orders.map((order) =>
    order.decision === "resolve" && order.answer === "usual" && liked.length
      ? { ...order, answer: [IN_ORDER, ...liked].join(" ") }
      : order,
  );

/** What this turn's automatic answers were, in words. */
export const obeyedText = (orders: Order[], city: string): string =>
  t("orders-obeyed", { order: orders.map((order) => textOf(order, city)).join(" · ") });

/** Orders that would spare a question, as long as some of them are not given yet. */
export function sparing(choice: Choice | null, table: Table | null, liked: string[]): Order[] {
  if (!choice || choice.guide) return [];
  const given = table?.seats.find(({ seat }) => seat === choice.seat)?.orders ?? [];
  const wanted = withHabits(choice.silencing ?? [], liked);
  return wanted.every((order) => isOn(given, order)) ? [] : wanted;
}

/** Whether one of them takes the place of the other, as the server sees it. */
export const aboutTheSame = (one: Order, other: Order): boolean =>
  one.decision === other.decision &&
  one.when === other.when &&
  one.card === other.card &&
  (one.answer === "never") === (other.answer === "never");

export const isOn = (orders: Order[], order: Order): boolean =>
  orders.some((other) => aboutTheSame(other, order) && other.answer === order.answer);

/** The orders of a seat without one, or with one more. */
export const without = (orders: Order[], order: Order): Order[] =>
  orders.filter((other) => !aboutTheSame(other, order));
export const including = (orders: Order[], order: Order): Order[] => [
  ...without(orders, order),
  order,
];

/** What is suggested, with the amounts of those that are on already. */
export const suggested = (standing: Order[], orders: Order[]): { order: Order; on: boolean }[] =>
  standing.map((order) => {
    const on = isOn(orders, order);
    return { order: (on && orders.find((other) => aboutTheSame(other, order))) || order, on };
  });

const NUMBERED = new Set([
  "health_at_most",
  "health_above",
  "loss_at_least",
  "claws_below",
  "claws_at_least",
  "points_at_least",
  "energy_below",
]);
export const hasAmount = (order: Order): boolean => NUMBERED.has(order.when);

/** The seats of this browser that have orders. */
export const commanded = (table: Table | null): Seat[] =>
  (table?.seats ?? []).filter((seat) => seat.yours && seat.orders.length > 0);
