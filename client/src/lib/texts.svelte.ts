// Words from the Fluent files, which the server and the terminal read too.
import { untrack } from "svelte";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

const FALLBACK = "en";
type Files = Record<string, () => Promise<string>>;
// What only the server and terminals say stays with them.
const files = import.meta.glob(
  "../../../locales/*/{client_*,cards_*,rules_*,rulings,decisions,words}.ftl",
  { query: "?raw", import: "default" },
) as Files;
// What the first screen needs; the cards of a city come when a table of it opens.
const ALWAYS = [
  "client_pages",
  "client_ear",
  "client_people",
  "client_table",
  "client_dock",
  "words",
];

class Texts {
  language = $state(FALLBACK);
  private bundles = $state.raw<FluentBundle[]>([]);
  /** How many files are on their way. */
  private coming = $state(0);
  private loaded = new Set<string>();
  private wanted = [...ALWAYS];

  /** Use a language from now on; what it lacks is shown in English. */
  async speak(language: string): Promise<void> {
    this.language = language;
    document.documentElement.lang = language;
    this.loaded.clear();
    const fresh = [...new Set([language, FALLBACK])].map(
      (name) => new FluentBundle(name, { useIsolating: false }),
    );
    await Promise.all(this.wanted.map((name) => this.read(fresh, name)));
    this.bundles = fresh;
  }

  /** Make sure that a file's words are there, such as `cards_tokyo`. */
  async need(name: string): Promise<void> {
    if (!this.wanted.includes(name)) this.wanted.push(name);
    if (this.loaded.has(name)) return;
    await this.read(this.bundles, name);
    this.bundles = [...this.bundles];
  }

  private async read(bundles: FluentBundle[], name: string): Promise<void> {
    this.loaded.add(name);
    untrack(() => this.coming++);
    try {
      await Promise.all(
        bundles.map(async (bundle) => {
          const file = files[`../../../locales/${bundle.locales[0]}/${name}.ftl`];
          if (file) bundle.addResource(new FluentResource(await file()), { allowOverrides: true });
        }),
      );
    } finally {
      this.coming--;
    }
  }

  /** What stands for a message that is not there: nothing while it may still come, else its id. */
  missing(id: string): string {
    return this.coming ? "" : id;
  }

  /** The pattern of a message, or of one of its attributes, in the first language that has it. */
  format(id: string, values?: Record<string, FluentVariable>, attribute?: string): string | null {
    for (const bundle of this.bundles) {
      const message = bundle.getMessage(id);
      const pattern = attribute ? message?.attributes[attribute] : message?.value;
      if (pattern) return bundle.formatPattern(pattern, values ?? {}, []);
    }
    return null;
  }
}

export const texts = new Texts();

/** A message in the language of the moment; an unknown one shows its id. */
export function t(id: string, values?: Record<string, FluentVariable>, attribute?: string): string {
  const found = texts.format(id, values, attribute);
  return found ?? texts.missing(attribute ? `${id}.${attribute}` : id);
}

/** Whether there is such a message. */
export function has(id: string, attribute?: string): boolean {
  return texts.format(id, {}, attribute) !== null;
}

/** Several names in a row, as the language says it: Bea, Anna and 2 bots. */
export const listed = (words: string[]): string =>
  new Intl.ListFormat(texts.language === "en" ? "en-GB" : texts.language).format(words);

export const monsterName = (id: string): string => t(`monster-${id}`);
export const placeName = (place: string): string => t(`place-${place.replace("@", "_")}`);
export const faceName = (face: string): string => t(`face-${face}`);
export const tileName = (tile: string): string => t(`tile-${tile}`);
export const tokenName = (token: string): string => t(`token-${token}`);
export const cardName = (city: string, card: string): string => t(`card-${city}-${card}`);
