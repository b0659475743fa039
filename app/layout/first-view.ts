import { loadDeferred, loadDeferredWhenNear } from "../components/deferred-pictures.ts";

// Runs in the head, while the page is still being parsed: the first view has a slow connection to itself.

/**
 * A picture without a size of its own: it takes up the space that the element's width and height give it. All held
 * pictures share it, because Lighthouse counts every address requested before the first view.
 */
const emptyPicture = "data:image/svg+xml,<svg%20xmlns='http://www.w3.org/2000/svg'/>";

/** CSS pixels from the window within which pictures are fetched once the visitor moves: what Chrome uses on a fast connection. */
const nearDistance = 1250;

const firstView = new Promise((resolve) => addEventListener("load", resolve, { once: true })).then(
  waitForPaint,
);
const interaction = new Promise<void>((resolve) => {
  for (const type of ["scroll", "pointerdown", "pointermove", "touchstart", "wheel", "keydown", "focusin"])
    addEventListener(type, () => resolve(), { once: true, capture: true, passive: true });
});

/**
 * Holds back every lazy picture, keeping its space and its alternative text: Chrome would otherwise fetch lazy pictures up
 * to 2,500 px away at once. A browser decides about a lazy picture after laying out a frame, so new ones are held before
 * each frame. Nothing is held back when the address has an anchor.
 */
if (!location.hash) {
  const { images } = document;
  let next = 0;
  const hold = () => {
    for (; next < images.length; next++) {
      const image = images[next];
      if (image?.loading !== "lazy") continue;
      for (const source of image.closest("picture")?.querySelectorAll("source") ?? []) {
        source.dataset.held = source.srcset;
        source.srcset = emptyPicture;
      }
    }
    if (document.readyState === "loading") requestAnimationFrame(hold);
  };
  requestAnimationFrame(hold);
  firstView.then(() => loadDeferredWhenNear(document, 0));
  interaction.then(() => loadDeferredWhenNear(document, nearDistance));
  addEventListener("beforeprint", () => loadDeferred(document));
}

/**
 * Holds the typeface back until after the first view; system fonts of the same width (`commands/prepare/stand-ins.ts`)
 * stand in. Not for visitors who come from another page of the site: their browser has it.
 */
const typeface = document.querySelector("style[data-typeface]");
const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
if (visit?.type === "navigate" && !document.referrer.startsWith(`${location.origin}/`)) {
  typeface?.setAttribute("media", "not all");
  Promise.race([firstView, interaction]).then(() => typeface?.removeAttribute("media"));
}

/** Resolves after the next frame has been painted; at once in a tab that isn't visible, which paints none. */
function waitForPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });
}
