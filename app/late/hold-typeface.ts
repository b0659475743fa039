/**
 * Has the typeface wait for `fetchTypeface`, so that it doesn't share a slow line with the first view's words and picture;
 * system fonts of the same width (`styles/stand-ins.css`) stand in. Not for visitors who come from another page of the
 * site: their browser has it already.
 */
export function holdTypeface(): void {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const known = document.referrer.startsWith(`${location.origin}/`) || visit?.type !== "navigate";
  if (!known) faces()?.setAttribute("media", "not all");
}

/**
 * Fetches the cuts of a typeface that waits.
 * @returns sets the page in those that came, in one step: each by itself would have the browser lay the whole page out anew
 */
export async function fetchTypeface(): Promise<() => void> {
  const sheet = faces()?.sheet;
  const waiting = sheet?.media.length ? (Array.from(sheet.cssRules) as CSSFontFaceRule[]) : [];
  const cuts = waiting.map(({ style }) => {
    const said = (name: string) => style.getPropertyValue(name);
    const family = said("font-family").replace(/["']/g, "");
    return new FontFace(family, said("src"), {
      weight: said("font-weight"),
      unicodeRange: said("unicode-range"),
    });
  });
  await Promise.allSettled(cuts.filter(({ family }) => !rare.test(family)).map((cut) => cut.load()));
  return () => {
    for (const cut of cuts) if (cut.status !== "error") document.fonts.add(cut);
  };
}

/** The cut whose letters few pages have: the browser fetches it where one of them is shown. */
const rare = /Bricolage More/;

function faces(): HTMLStyleElement | null {
  return document.querySelector("style[data-typeface]");
}
