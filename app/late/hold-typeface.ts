/**
 * Holds the typeface back until `fetchTypeface`, so that it doesn't share a slow connection with the first view's words and
 * picture; system fonts of the same width (`commands/prepare/stand-ins.ts`) stand in. Does nothing for visitors who come from
 * another page of the site, because their browser already has the typeface.
 */
export function holdTypeface(): void {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const isCached = document.referrer.startsWith(`${location.origin}/`) || visit?.type !== "navigate";
  if (!isCached) typefaceStyle()?.setAttribute("media", "not all");
}

/**
 * Fetches the cuts of a typeface that was held back.
 * @returns a function that sets the page in the cuts that arrived, in one step: added one by one, each would make the
 * browser lay out the whole page again
 */
export async function fetchTypeface(): Promise<() => void> {
  const sheet = typefaceStyle()?.sheet;
  const rules = sheet?.media.length ? (Array.from(sheet.cssRules) as CSSFontFaceRule[]) : [];
  const cuts = rules.map(({ style }) => {
    const descriptor = (name: string) => style.getPropertyValue(name);
    const family = descriptor("font-family").replace(/["']/g, "");
    const descriptors: FontFaceDescriptors & { sizeAdjust: string } = {
      weight: descriptor("font-weight"),
      unicodeRange: descriptor("unicode-range"),
      sizeAdjust: descriptor("size-adjust") || "100%",
    };
    return new FontFace(family, descriptor("src"), descriptors);
  });
  await Promise.allSettled(cuts.filter(({ family }) => !rare.test(family)).map((cut) => cut.load()));
  return () => {
    for (const cut of cuts) if (cut.status !== "error") document.fonts.add(cut);
  };
}

/** The cut with letters that few pages have: the browser fetches it where one of them is shown. */
const rare = /Bricolage More/;

function typefaceStyle(): HTMLStyleElement | null {
  return document.querySelector("style[data-typeface]");
}
