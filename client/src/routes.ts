// All pages: their addresses, what an address tells its page, and the page.
import { readCity } from "./lib/game/cities";
import { opened, route, type Opened, type Route } from "./lib/router/route";
import { settings } from "./lib/settings.svelte";
import HomePage from "./pages/home/HomePage.svelte";

const nothing = (): Record<string, never> => ({});

// Only the first page comes at once.
const ROUTES = {
  home: route("/", nothing, () => Promise.resolve({ default: HomePage })),
  new: route(
    "/new",
    (_, query) => ({ city: readCity(query.get("city")) }),
    () => import("./pages/new/NewPage.svelte"),
  ),
  games: route("/games", nothing, () => import("./pages/games/GamesPage.svelte")),
  join: route("/join", nothing, () => import("./pages/join/JoinPage.svelte")),
  table: route(
    "/t/:id",
    ({ id }, query) => ({ id, secret: query.get("seat") }),
    () => import("./table/TablePage.svelte"),
  ),
  review: route(
    "/t/:id/review",
    ({ id }) => ({ id }),
    () => import("./pages/review/ReviewPage.svelte"),
  ),
  replay: route(
    "/g/:id",
    ({ id }, query) => ({ id, at: Number(query.get("at")) || 0 }),
    () => import("./pages/replay/ReplayPage.svelte"),
  ),
  settings: route(
    "/settings",
    (_, query) => ({ proof: query.get("mail") }),
    () => import("./pages/settings/SettingsPage.svelte"),
  ),
  verify: route(
    "/verify",
    (_, query) => ({ table: query.get("table") }),
    () => import("./pages/verify/VerifyPage.svelte"),
  ),
  admin: route("/admin", nothing, () => import("./pages/admin/AdminPage.svelte")),
  me: route("/me", nothing, () => import("./pages/me/MePage.svelte")),
  leaderboard: route(
    "/leaderboard",
    nothing,
    () => import("./pages/leaderboard/LeaderboardPage.svelte"),
  ),
  new_tournament: route(
    "/tournament",
    nothing,
    () => import("./pages/tournament/NewTournamentPage.svelte"),
  ),
  tournament: route(
    "/tournament/:id",
    ({ id }) => ({ id }),
    () => import("./pages/tournament/TournamentPage.svelte"),
  ),
  watch: route("/watch", nothing, () => import("./pages/watch/WatchPage.svelte")),
  about: route("/about", nothing, () => import("./pages/about/AboutPage.svelte")),
  // Without a city, those of the one that was played or read last; the page has the way to the other.
  rules: route(
    "/rules/:city?",
    (named) => {
      const city = named.city ? readCity(named.city) : settings.city;
      return city && { city };
    },
    () => import("./pages/rules/RulesPage.svelte"),
  ),
  rulings: route("/rulings", nothing, () => import("./pages/rules/rulings/RulingsPage.svelte")),
  practice: route("/practice", nothing, () => import("./pages/practice/PracticePage.svelte")),
  puzzles: route(
    "/puzzles/:id?",
    ({ id }) => ({ id: id ?? null }),
    () => import("./pages/puzzles/PuzzlesPage.svelte"),
  ),
  openings: route(
    "/openings",
    (_, query) => ({
      about: query.get("about") === "cards" ? ("cards" as const) : ("staying" as const),
    }),
    () => import("./pages/openings/OpeningsPage.svelte"),
  ),
  cards: route(
    "/cards/:city?/:card?",
    ({ city, card }) => {
      const known = readCity(city);
      return known || !city ? { city: known, card } : null;
    },
    () => import("./pages/cards/CardsPage.svelte"),
  ),
} satisfies Record<string, Route>;

export type PageName = keyof typeof ROUTES | "unknown";

export interface Page extends Opened {
  name: PageName;
  /** Two addresses with the same are shown by one page, which only learns of the other. */
  key: string;
}

/** The page of an address. */
export function pageOf(address: URL): Page {
  for (const name of Object.keys(ROUTES) as (keyof typeof ROUTES)[]) {
    const found = ROUTES[name](address);
    if (found) return { name, key: name === "table" ? address.pathname : name, ...found };
  }
  return { name: "unknown", key: "unknown", ...opened({}, () => import("./ui/Unknown.svelte")) };
}
