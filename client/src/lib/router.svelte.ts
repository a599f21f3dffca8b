// Which page is shown: the address bar is the truth, links stay ordinary links.
export type City = "tokyo" | "new_york";

export type Page =
  | { name: "home" }
  | { name: "new"; city: City | null }
  | { name: "join" }
  | { name: "table"; id: string; secret: string | null }
  | { name: "review"; id: string }
  | { name: "replay"; id: string; at: number }
  | { name: "settings" }
  | { name: "about" }
  | { name: "rules"; city: City }
  | { name: "rulings" }
  | { name: "practice" }
  | { name: "cards"; city: City | null; card: string | null }
  | { name: "unknown" };

const TABLE = /^\/t\/([\w-]+)\/?$/;
const RULES = /^\/rules\/(\w+)\/?$/;
const CARDS = /^\/cards(?:\/(tokyo|new_york)(?:\/(\w+))?)?\/?$/;
const REPLAY = /^\/g\/([\w-]+)\/?$/;
const REVIEW = /^\/t\/([\w-]+)\/review\/?$/;

const readCity = (text: string | null): City | null =>
  text === "tokyo" || text === "new_york" ? text : null;

/** The page of an address. */
export function pageOf(address: URL): Page {
  const table = TABLE.exec(address.pathname)?.[1];
  if (table) return { name: "table", id: table, secret: address.searchParams.get("seat") };
  const review = REVIEW.exec(address.pathname)?.[1];
  if (review) return { name: "review", id: review };
  const replay = REPLAY.exec(address.pathname)?.[1];
  if (replay)
    return { name: "replay", id: replay, at: Number(address.searchParams.get("at")) || 0 };
  const rules = readCity(RULES.exec(address.pathname)?.[1] ?? null);
  if (rules) return { name: "rules", city: rules };
  const cards = CARDS.exec(address.pathname);
  if (cards) return { name: "cards", city: readCity(cards[1] ?? null), card: cards[2] ?? null };
  switch (address.pathname.replace(/(.)\/$/, "$1")) {
    case "/":
      return { name: "home" };
    case "/new":
      return { name: "new", city: readCity(address.searchParams.get("city")) };
    case "/join":
    case "/settings":
    case "/about":
    case "/rulings":
    case "/practice":
      return {
        name: address.pathname.split("/")[1] as
          "join" | "settings" | "about" | "rulings" | "practice",
      };
    default:
      return { name: "unknown" };
  }
}

/** The table that a code or a whole link names. */
export function tableIn(text: string): string | null {
  const last =
    text
      .trim()
      .replace(/[?#].*$/, "")
      .replace(/\/$/, "")
      .split("/")
      .at(-1) ?? "";
  return /^[\w-]+$/.test(last) ? last : null;
}

/** Whether a click on a link is ours to follow, and not the browser's. */
function isOurs(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const plain =
    event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  return (
    plain &&
    !event.defaultPrevented &&
    !link.target &&
    !link.download &&
    link.origin === location.origin
  );
}

class Router {
  page = $state.raw<Page>({ name: "home" });

  /** Follow the address bar and links from now on; the returned function ends that. */
  start(): () => void {
    const click = (event: MouseEvent) => this.click(event);
    const back = () => this.read();
    document.addEventListener("click", click);
    addEventListener("popstate", back);
    this.read();
    return () => {
      document.removeEventListener("click", click);
      removeEventListener("popstate", back);
    };
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.read();
  }

  private click(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest?.("a[href]");
    if (!(link instanceof HTMLAnchorElement) || !isOurs(event, link)) return;
    // The browser finds a place on the same page itself.
    if (link.hash && link.pathname === location.pathname) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }

  private read(): void {
    const page = pageOf(new URL(location.href));
    // Whoever looks over a shoulder or gets the address copied must not get the seat.
    if (page.name === "table" && page.secret) history.replaceState(null, "", location.pathname);
    this.page = page;
  }
}

export const router = new Router();
