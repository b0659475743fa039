import { loadDeferred, loadDeferredWhenNear } from "../components/deferred-pictures.ts";
import { waitForIdle } from "./idle.ts";

// Runs in the head, while the page is still being parsed: the first view has a slow connection to itself.

/**
 * A picture without a size of its own: it takes up the space that the element's width and height give it. All held
 * pictures share it, because Lighthouse counts every address requested before the first view.
 */
const emptyPicture = "data:image/svg+xml,<svg%20xmlns='http://www.w3.org/2000/svg'/>";

/** CSS pixels from the window within which pictures are fetched once the visitor moves: what Chrome uses on a fast connection. */
const nearDistance = 1250;

/** The cut with letters that few pages have: the browser fetches it where one of them is shown. */
const rareCut = /Bricolage More/;

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
}
addEventListener("beforeprint", () => {
  loadDeferred(document);
  documentElement.removeAttribute("data-first-view");
});

const { documentElement } = document;
const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
/** Neither Back nor a reload, after which the browser restores the scroll position. */
const isNewVisit = visit?.type === "navigate";

/**
 * Sections below the first view are laid out after it, one at a time: each would otherwise be laid out three times before
 * anybody sees it, while the page arrives and when the typeface does. `styles/document.css` has the rule.
 */
if (isNewVisit && !location.hash) documentElement.setAttribute("data-first-view", "");

/**
 * Holds the typeface back until after the first view; system fonts of the same width (`assets/stand-ins.ts`)
 * stand in. Not for visitors who come from another page of the site, whose browser has it already; nor in Hindi, for which
 * many computers have no font, so that the page would show boxes first.
 */
const typeface = document.querySelector<HTMLStyleElement>("style[data-typeface]");
const isHeld =
  documentElement.lang !== "hi" && isNewVisit && !document.referrer.startsWith(`${location.origin}/`);
if (isHeld) typeface?.setAttribute("media", "not all");
Promise.race([firstView.then(waitForIdle), interaction])
  .then(isHeld ? fetchTypeface : undefined)
  .then(layOutRest);

/** Fetches the cuts of the typeface and applies them together, because each makes the browser lay the page out again. */
async function fetchTypeface(): Promise<void> {
  const rules = Array.from(typeface?.sheet?.cssRules ?? []) as CSSFontFaceRule[];
  const cuts = rules.map(({ style }) => {
    const descriptor = (name: string) => style.getPropertyValue(name);
    const descriptors: FontFaceDescriptors & { sizeAdjust: string } = {
      weight: descriptor("font-weight"),
      unicodeRange: descriptor("unicode-range"),
      sizeAdjust: descriptor("size-adjust") || "100%",
    };
    return new FontFace(descriptor("font-family").replace(/["']/g, ""), descriptor("src"), descriptors);
  });
  await Promise.allSettled(cuts.filter(({ family }) => !rareCut.test(family)).map((cut) => cut.load()));
  for (const cut of cuts) if (cut.status !== "error") document.fonts.add(cut);
}

async function layOutRest(): Promise<void> {
  for (const part of document.querySelectorAll<HTMLElement>(":is(main, main > article) > *")) {
    await waitForIdle();
    part.style.contentVisibility = "visible";
  }
  documentElement.removeAttribute("data-first-view");
}

/** Resolves after the next frame has been painted; at once in a tab that isn't visible, which paints none. */
function waitForPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });
}
