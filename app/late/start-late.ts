import { holdPictures, releasePictures } from "./hold-pictures.ts";
import { fetchTypeface, holdTypeface } from "./hold-typeface.ts";
import { pressAgain } from "./press-again.ts";
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
  const firstView = new Promise((done) => addEventListener("load", done, { once: true })).then(nextPaint);
  const firstInteraction = new Promise<void>((done) => {
    for (const type of ["scroll", ...interactions])
      addEventListener(type, () => done(), { once: true, capture: true, passive: true });
  });
  const idle = firstView.then(idleMoment);
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
      await nextPaint();
      await wakeScripts(typeface);
      // From here on React handles presses itself, including those made before it has hydrated the whole page.
      listen("removeEventListener");
      await pressAgain(pressed);
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
function idleMoment(): Promise<void> {
  return new Promise((done) => {
    (window.requestIdleCallback ?? setTimeout)(() => setTimeout(done), { timeout: 2000 } as never);
  });
}

/** Resolves after the next frame has been painted; at once in a tab that isn't visible, which paints none. */
function nextPaint(): Promise<void> {
  return new Promise((done) => {
    if (document.hidden) done();
    else requestAnimationFrame(() => setTimeout(done));
  });
}
