import { firstPaint } from "./first-paint.ts";
import { holdBelow } from "./hold-below.ts";
import { showManifest } from "./hold-manifest.ts";
import { showTitleCut, showTypeface } from "./hold-typeface.ts";
import { pressAgain } from "./press-again.ts";
import { type LatePage, takeOver } from "./take-over.ts";

/** How long after the first view, in ms, what lies below it is drawn at the latest. */
const drawnAfter = 3000;
const intents = ["pointerdown", "pointermove", "touchstart", "wheel", "keydown", "focusin", "click"];

/**
 * Brings a page to life after its first view: at the first idle moment after `load`, or at once when the visitor
 * points, touches, types or moves through the page. Nothing is fetched before; modules are evaluated a task each.
 * Until then the page is what it is without script, and stays so where anything fails to load. A press on a button
 * that only scripts answer is carried out once they do.
 */
export default function startLate(page: LatePage): void {
  for (const sign of ["beforeprint", ...intents])
    window.addEventListener(sign, showTitleCut, { once: true, capture: true, passive: true });
  // The first picture, which `load` waits for, comes with the next frame.
  const seen = new Promise((done) => window.addEventListener("load", done, { once: true }))
    .then(firstPaint)
    .then(painted);
  let drawHeld: (() => void) | undefined;
  let drawn = false;
  const drawBelow = () => {
    drawn = true;
    drawHeld?.();
  };
  // With the first frame, which measures the page anyway: here it would be one long task with reading it. A page in the
  // background has its first frame when somebody turns to it.
  requestAnimationFrame(() => {
    drawHeld = holdBelow(intents, seen);
    if (drawn) drawHeld();
  });
  seen.then(showTypeface);
  seen.then(showManifest);
  if (!isKnownGround()) {
    seen.then(drawBelow);
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
    for (const intent of intents) window[change](intent, hear, { capture: true, passive: true });
  };
  const begin = async () => {
    if (begun) return;
    begun = true;
    showManifest();
    try {
      await painted();
      await takeOver(page);
      // From here on React answers by itself, also what is pressed before it has gone through the whole page.
      listen("removeEventListener");
      await pressAgain(pressed);
    } catch {
      listen("removeEventListener");
    }
    drawBelow();
  };
  listen("addEventListener");
  // A screen reader sees no more than is drawn, and gives no sign: it doesn't wait for a slow line.
  seen.then(() => setTimeout(drawBelow, drawnAfter));
  seen.then(() =>
    (window.requestIdleCallback ?? setTimeout)(() => setTimeout(begin), { timeout: 2000 } as never),
  );
}

/**
 * Whether the browser has what the oldest of `browserslist` (package.json) all have: style layers, `at()` and streams of
 * text. Older ones show the page as without script; starting it there would fail half-way.
 */
function isKnownGround(): boolean {
  return "CSSLayerBlockRule" in window && "at" in Array.prototype && "TextDecoderStream" in window;
}

/** A frame that is being looked at is on the screen. */
function painted(): Promise<void> {
  return new Promise((done) => {
    if (document.hidden) done();
    else requestAnimationFrame(() => setTimeout(done));
  });
}
