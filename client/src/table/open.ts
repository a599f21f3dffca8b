/** Which sheet lies over the stage, and about which card or seat. */
export interface Open {
  what: "menu" | "log" | "card" | "seat" | "orders";
  id: string;
}
