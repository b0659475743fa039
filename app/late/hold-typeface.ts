/**
 * Has the typeface wait for `showTypeface`, so that it doesn't share a slow line with the first view's words and picture;
 * system fonts of the same width (`styles/stand-ins.css`) stand in. Not for visitors who come from another page of the
 * site: their browser has it already.
 */
export function holdTypeface(): void {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const known = document.referrer.startsWith(`${location.origin}/`) || visit?.type !== "navigate";
  if (!known) faces()?.setAttribute("media", "not all");
}

/** Ends its wait. */
export function showTypeface(): void {
  faces()?.removeAttribute("media");
}

function faces(): Element | null {
  return document.querySelector("style[data-typeface]");
}
