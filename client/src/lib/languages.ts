// The languages there are words in.
const files = import.meta.glob("../../../locales/*/client_pages.ftl", {
  query: "?raw",
  import: "default",
});

export const KNOWN: string[] = Object.keys(files).map((path) => path.split("/").at(-2)!);

/** The first wanted language that there is, dialects aside. */
export function bestLanguage(wanted: readonly string[], known: readonly string[] = KNOWN): string {
  for (const one of wanted) {
    const found =
      known.find((name) => name === one) ?? known.find((name) => name === one.split("-")[0]);
    if (found) return found;
  }
  return "en";
}

/** A language in its own words. */
export function languageName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
