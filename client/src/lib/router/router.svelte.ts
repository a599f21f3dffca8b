// Where we are: the address bar is the truth, links stay ordinary links.
import { isSite } from "../local/site";
import { read, written } from "./bar";

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
    link.rel !== "external" &&
    link.origin === location.origin
  );
}

/** Whether a link leads to a place on the page that is shown. */
const staysHere = (link: HTMLAnchorElement, address: URL): boolean =>
  link.hash !== "" &&
  (link.pathname === address.pathname || link.getAttribute("href")!.startsWith("#"));

class Router {
  address = $state.raw(new URL("/", location.href));

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
    history.pushState(null, "", written(path));
    this.read();
  }

  private click(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest?.("a[href]");
    if (!(link instanceof HTMLAnchorElement) || !isOurs(event, link)) return;
    // The browser finds a place on the same page itself.
    if (staysHere(link, this.address) && !isSite) return;
    event.preventDefault();
    if (staysHere(link, this.address)) {
      location.hash = link.hash;
      return;
    }
    this.go(link.pathname + link.search + link.hash);
  }

  private read(): void {
    const address = read(location.href);
    // Whoever looks over a shoulder or gets the address copied must not get the seat.
    if (address.searchParams.has("seat")) history.replaceState(null, "", written(address.pathname));
    // Only written: whoever starts the router must not depend on where it is.
    this.address = address;
  }
}

export const router = new Router();
