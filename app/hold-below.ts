import { fetchHeld, fetchHeldWhenNear } from "./components/fetch-held.ts";
import { pause } from "./pause.ts";

/** How far from the window, in CSS pixels, a picture is fetched once the visitor moves: as far as Chrome goes on a fast line. */
const near = 1250;

/**
 * Leaves what lies below the first view undrawn, and its pictures unfetched, until the visitor gives a sign, so that they
 * don't share a slow line and a slow processor with the first view. Its place is kept: only sections that are measured
 * anyway (`content-visibility: auto`) wait: those of `main` and of their children, and what stands in an element with
 * `data-parts`. An address with an anchor holds nothing back.
 * @param signs events by which a visitor is noticed, besides scrolling
 * @param seen the first view is on the screen: its lesser pictures leave the line to its own until then
 * @returns draws it where no sign has been given, each section in a task of its own, for readers that give none
 */
export function holdBelow(signs: string[], seen: Promise<void>): () => Promise<void> {
  if (location.hash) return async () => undefined;
  const held = measuredWithin(document.querySelectorAll("main > *, body > footer, [data-parts]")).filter(
    (section) => section.getBoundingClientRect().top > innerHeight,
  );
  seen.then(() => fetchHeldWhenNear(document, 0));
  for (const section of held) section.style.setProperty("content-visibility", "hidden");
  const draw = () => {
    for (const section of held.splice(0)) section.removeAttribute("style");
  };
  let letGone = false;
  const letGo = () => {
    draw();
    if (!letGone) fetchHeldWhenNear(document, near);
    letGone = true;
  };
  const once = { once: true, capture: true, passive: true };
  for (const sign of ["scroll", ...signs]) window.addEventListener(sign, letGo, once);
  window.addEventListener("beforeprint", () => {
    draw();
    fetchHeld(document);
  });
  const { innerWidth: width, innerHeight: height } = window;
  // Phones tell of a new size also when they first lay a page out.
  window.addEventListener("resize", () => {
    if (innerWidth > width || innerHeight > height) letGo();
  });
  return async () => {
    while (held.length > 0) {
      held.shift()?.removeAttribute("style");
      await pause();
    }
  };
}

/** Of these elements, in the page's order, those that are measured themselves, or else those of their children that are. */
function measuredWithin(all: NodeListOf<Element>): HTMLElement[] {
  const found: Element[] = [];
  for (const one of all) {
    if (found.some((outer) => outer.contains(one))) continue;
    found.push(...(isMeasured(one) ? [one] : [...one.children].filter(isMeasured)));
  }
  return found as HTMLElement[];
}

/** To be asked of nothing within a measured section: the answer would have all of it styled and laid out. */
function isMeasured(element: Element): boolean {
  return getComputedStyle(element).getPropertyValue("content-visibility") === "auto";
}
