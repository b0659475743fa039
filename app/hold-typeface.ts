/**
 * For the head: has the typeface wait for `showTypeface`, so that it doesn't share a slow line with the first view's words and
 * picture; fonts as wide as it (`styles/stand-ins.css`) stand in. Not where the browser has it from the page before.
 */
export function holdTypeface(): void {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const known = document.referrer.startsWith(`${location.origin}/`) || visit?.type !== "navigate";
  if (!known) typeface()?.setAttribute("media", "not all");
  // Left alone, the browser reads the heading's letters when it lays it out, and paints it in others meanwhile.
  document.fonts.load("800 1em Bricolage Title").catch(() => []);
}

/**
 * Ends its wait. The first heading, whose few letters stand in the page (`commands/pages/title-face.ts`), is set in the whole
 * typeface as soon as it is there: where another page is shown in its place, its letters may be others.
 */
export async function showTypeface(): Promise<void> {
  typeface()?.removeAttribute("media");
  const title = document.querySelector("h1");
  if (!title) return;
  const width = Number.parseFloat(getComputedStyle(title).fontStretch) < 100 ? "condensed" : "";
  const faces = await document.fonts
    .load(`${width} 800 1em Bricolage`, title.textContent ?? "")
    .catch(() => []);
  if (faces.length > 0) document.querySelector("style[data-title]")?.remove();
}

function typeface(): Element | null {
  return document.querySelector("style[data-typeface]");
}
