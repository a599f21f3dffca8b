// People who set "less motion" get the very styles that are for those whose device asks for it.
const asked = new WeakMap<CSSRule, string>();

function rulesOf(sheet: CSSStyleSheet): CSSRuleList | [] {
  try {
    return sheet.cssRules;
  } catch {
    return []; // still loading
  }
}

function apply(less: boolean): void {
  for (const sheet of document.styleSheets) {
    for (const rule of rulesOf(sheet)) {
      if (!(rule instanceof CSSMediaRule)) continue;
      const written = asked.get(rule) ?? rule.media.mediaText;
      if (!written.includes("prefers-reduced-motion")) continue;
      asked.set(rule, written);
      rule.media.mediaText = less ? "all" : written;
    }
  }
}

/** From now on, also in styles that come later; the returned function ends that. */
export function calm(less: boolean): () => void {
  apply(less);
  if (!less) return () => {};
  const again = () => apply(true);
  const watch = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) node.addEventListener("load", again, { once: true });
    }
    again();
  });
  watch.observe(document.head, { childList: true });
  return () => watch.disconnect();
}
