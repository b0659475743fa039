import { holdPictures, releasePictures } from "./hold-pictures.ts";
import { fetchTypeface, holdTypeface } from "./hold-typeface.ts";
import { pressAgain } from "./press-again.ts";
import { wakeScripts } from "./wake-scripts.ts";

/** Events by which a visitor is noticed, besides scrolling. */
const signs = ["pointerdown", "pointermove", "touchstart", "wheel", "keydown", "focusin", "click"];

/**
 * The one script that runs before a page's first view; the build puts it at the end of the head (README.md in this folder
 * tells the whole sequence). It holds back pictures and typeface, and wakes the page's own scripts at the first idle moment
 * after the first view, or as soon as the visitor points, touches or types. Until then, and where a script fails to load,
 * the page is what it is without script. A press on a button that only scripts answer is carried out once they do.
 */
export default function startLate(): void {
  holdPictures();
  holdTypeface();
  // The first picture, which `load` waits for, comes with the next frame.
  const firstView = new Promise((done) => addEventListener("load", done, { once: true })).then(painted);
  const firstSign = new Promise<void>((done) => {
    for (const sign of ["scroll", ...signs])
      addEventListener(sign, () => done(), { once: true, capture: true, passive: true });
  });
  const idle = firstView.then(idleMoment);
  const typeface = Promise.race([idle, firstSign]).then(fetchTypeface);
  releasePictures(firstView, firstSign);
  if (!isKnownGround()) {
    typeface.then((setIn) => setIn());
    return;
  }
  const pressed: Element[] = [];
  let begun = false;
  const hear = (event: Event) => {
    if (event.type === "pointermove" && (event as PointerEvent).pointerType !== "mouse") return;
    if (event.type === "click") pressed.push(event.target as Element);
    begin();
  };
  const listen = (change: "addEventListener" | "removeEventListener") => {
    for (const sign of signs) window[change](sign, hear, { capture: true, passive: true });
  };
  const begin = async () => {
    if (begun) return;
    begun = true;
    try {
      await painted();
      await wakeScripts(typeface);
      // From here on React answers by itself, also what is pressed before it has gone through the whole page.
      listen("removeEventListener");
      await pressAgain(pressed);
    } catch {
      listen("removeEventListener");
    }
  };
  listen("addEventListener");
  idle.then(begin);
}

/**
 * Whether the browser has what the oldest of `browserslist` (package.json) all have: style layers, `at()` and streams of
 * text. Older ones show the page as without script; starting it there would fail half-way.
 */
function isKnownGround(): boolean {
  return "CSSLayerBlockRule" in window && "at" in Array.prototype && "TextEncoderStream" in window;
}

/** The browser has nothing better to do, so the frame is on the screen; or two seconds are over. */
function idleMoment(): Promise<void> {
  return new Promise((done) => {
    (window.requestIdleCallback ?? setTimeout)(() => setTimeout(done), { timeout: 2000 } as never);
  });
}

/** A frame that is being looked at is on the screen. */
function painted(): Promise<void> {
  return new Promise((done) => {
    if (document.hidden) done();
    else requestAnimationFrame(() => setTimeout(done));
  });
}
