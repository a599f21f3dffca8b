// What is on the pages of rules, in order: chapters, and the ids of their paragraphs.
import type { City } from "../../lib/game/cities";
import contents from "./contents.json";

export interface Chapter {
  id: string;
  paragraphs: string[];
}

export const CHAPTERS = contents as Record<City, Chapter[]>;

const ICONS: Record<string, string> = {
  goal: "points",
  setup: "deck",
  numbers: "health",
  start: "hourglass",
  roll: "dice",
  resolve: "star_burst",
  losses: "claw",
  tokyo: "crown",
  attack: "claw",
  destruction: "destroy",
  stars: "superstar",
  ouch: "ouch",
  move: "arrow_in",
  manhattan: "crown",
  five: "people",
  buy: "cart",
  cards: "mimic",
  end: "trophy",
};

export const iconOf = (chapter: string): string => ICONS[chapter] ?? "rules";
/** Where a chapter or a paragraph is on the page; links and the server know the latter. */
export const chapterAnchor = (city: City, chapter: string): string => `${city}-section-${chapter}`;
export const anchorOf = (city: City, paragraph: string): string => `${city}-${paragraph}`;
