import { prefersReducedMotion } from "../use-reduced-motion.ts";

/**
 * Whether pages pass into each other here. The router warns in the console of every visit that asks for a transition
 * where the browser has none (before Chrome 111, Safari 18 and Firefox 144).
 */
const hasViewTransitions = typeof document !== "undefined" && "startViewTransition" in document;

/** Of two pages' pictures that bear this name the one becomes the other; see styles/transitions.css. */
const shared = "hero";
let grown: HTMLImageElement | undefined;

/**
 * Has the picture beside a pressed link grow into the next page's opening picture, until `releasePicture`. The opening
 * picture of the page that is left gives the name up (`data-leaving`).
 * @returns whether there is one to be seen; where there is none, and for those who want less motion, a page takes the
 * other's place at once
 */
export function sharePicture(link: Element): boolean {
  if (!hasViewTransitions || prefersReducedMotion()) return false;
  const picture = pictureOf(link);
  if (!picture || !inSight(picture)) return false;
  releasePicture();
  document.documentElement.setAttribute("data-leaving", "");
  picture.style.viewTransitionName = shared;
  grown = picture;
  return true;
}

/** For every arrival, before the browser looks at the new page. */
export function releasePicture(): void {
  document.documentElement.removeAttribute("data-leaving");
  if (grown) grown.style.viewTransitionName = "";
  grown = undefined;
}

/** The picture in the link, or the only one of the card or section around it. */
function pictureOf(link: Element): HTMLImageElement | undefined {
  const around = link.querySelector("img") ? link : link.closest("article, li, section");
  const [picture, another] = around?.querySelectorAll("img") ?? [];
  return another ? undefined : picture;
}

function inSight(element: Element): boolean {
  const { top, bottom, width } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
}
