import { loadDeferred, loadDeferredWhenNear } from "../components/deferred-pictures.ts";
import { repeatPresses } from "./clicks.ts";
import { wakeScripts } from "./wake-scripts.ts";

/** What counts as an interaction of the visitor's, besides scrolling. */
const interactions = ["pointerdown", "pointermove", "touchstart", "wheel", "keydown", "focusin", "click"];

/**
 * The one script that runs before a page's first view; the build puts it at the end of the head (README.md in this folder
 * describes the whole sequence). It holds back pictures and typeface, and wakes the page's own scripts at the first idle
 * moment after the first view, or as soon as the visitor points, touches or types. Until then, and if a script fails to
 * load, the page works as it does without scripts. Presses on buttons that need scripts are repeated once those run.
 */
export default function startLate(): void {
  holdPictures();
  holdTypeface();
  // The first picture, which `load` waits for, is painted with the next frame.
  const firstView = new Promise((resolve) => addEventListener("load", resolve, { once: true })).then(
    waitForPaint,
  );
  const firstInteraction = new Promise<void>((resolve) => {
    for (const type of ["scroll", ...interactions])
      addEventListener(type, () => resolve(), { once: true, capture: true, passive: true });
  });
  const idle = firstView.then(waitForIdle);
  const typeface = Promise.race([idle, firstInteraction]).then(fetchTypeface);
  releasePictures(firstView, firstInteraction);
  if (!isSupportedBrowser()) {
    typeface.then((applyTypeface) => applyTypeface());
    return;
  }
  const pressed: Element[] = [];
  let isAwake = false;
  const onInteraction = (event: Event) => {
    if (event.type === "pointermove" && (event as PointerEvent).pointerType !== "mouse") return;
    if (event.type === "click") pressed.push(event.target as Element);
    wake();
  };
  const listen = (change: "addEventListener" | "removeEventListener") => {
    for (const type of interactions) window[change](type, onInteraction, { capture: true, passive: true });
  };
  const wake = async () => {
    if (isAwake) return;
    isAwake = true;
    try {
      await waitForPaint();
      await wakeScripts(typeface);
      // From here on React handles presses itself, including those made before it has hydrated the whole page.
      listen("removeEventListener");
      await repeatPresses(pressed);
    } catch {
      listen("removeEventListener");
    }
  };
  listen("addEventListener");
  idle.then(wake);
}

/**
 * Whether the browser has what every browser of the `browserslist` in package.json has: style layers, `at()` and text
 * streams. In older ones the page stays as it is without scripts, because starting them would fail half-way.
 */
function isSupportedBrowser(): boolean {
  return "CSSLayerBlockRule" in window && "at" in Array.prototype && "TextEncoderStream" in window;
}

/** Resolves once the browser has nothing left to do, so that the frame is on the screen, or after two seconds. */
function waitForIdle(): Promise<void> {
  return new Promise((resolve) => {
    (window.requestIdleCallback ?? setTimeout)(() => setTimeout(resolve), { timeout: 2000 } as never);
  });
}

/** Resolves after the next frame has been painted; at once in a tab that isn't visible, which paints none. */
function waitForPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });
}

/**
 * A picture without a size of its own: it takes up the space that the element's width and height give it. All held
 * pictures share it, because Lighthouse counts every address requested before the first view.
 */
const emptyPicture = "data:image/svg+xml,<svg%20xmlns='http://www.w3.org/2000/svg'/>";

/** CSS pixels from the window within which pictures are fetched once the visitor moves: what Chrome uses on a fast connection. */
const nearDistance = 1250;

/**
 * Holds back every lazy picture, keeping its space and its alternative text, so that the first view has the connection to
 * itself: Chrome would otherwise fetch lazy pictures up to 2,500 px away at once. Runs while the page is still being
 * parsed; a browser decides about a lazy picture after laying out a frame, so new ones are held before each frame.
 * Nothing is held back when the address has an anchor.
 */
function holdPictures(): void {
  if (location.hash) return;
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
}

/** Fetches the held pictures: those in the window first, those near it once the visitor moves, and all of them for printing. */
function releasePictures(firstView: Promise<void>, firstInteraction: Promise<void>): void {
  firstView.then(() => loadDeferredWhenNear(document, 0));
  firstInteraction.then(() => loadDeferredWhenNear(document, nearDistance));
  addEventListener("beforeprint", () => loadDeferred(document));
}

/**
 * Holds the typeface back until `fetchTypeface`, so that it doesn't share a slow connection with the first view's words and
 * picture; system fonts of the same width (`commands/prepare/stand-ins.ts`) stand in. Does nothing for visitors who come from
 * another page of the site, because their browser already has the typeface.
 */
function holdTypeface(): void {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const isCached = document.referrer.startsWith(`${location.origin}/`) || visit?.type !== "navigate";
  if (!isCached) typefaceStyle()?.setAttribute("media", "not all");
}

/**
 * Fetches the cuts of a typeface that was held back.
 * @returns a function that sets the page in the cuts that arrived, in one step: added one by one, each would make the
 * browser lay out the whole page again
 */
async function fetchTypeface(): Promise<() => void> {
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
  await Promise.allSettled(cuts.filter(({ family }) => !rareCut.test(family)).map((cut) => cut.load()));
  return () => {
    for (const cut of cuts) if (cut.status !== "error") document.fonts.add(cut);
  };
}

/** The cut with letters that few pages have: the browser fetches it where one of them is shown. */
const rareCut = /Bricolage More/;

function typefaceStyle(): HTMLStyleElement | null {
  return document.querySelector("style[data-typeface]");
}
