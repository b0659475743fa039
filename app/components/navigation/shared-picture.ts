import { prefersReducedMotion } from "../browser-state.ts";

/**
 * Whether the browser has view transitions (Chrome 111, Safari 18, Firefox 144). Without them the router would log a
 * warning for every navigation that asks for one.
 */
const hasViewTransitions = typeof document !== "undefined" && "startViewTransition" in document;

/** The transition name that a picture shares with the next page's opening picture; see styles/transitions.css. */
const shared = "hero";
let grown: HTMLImageElement | undefined;

/**
 * Makes the picture beside a pressed link grow into the next page's opening picture, until `releasePicture`. The current
 * page's opening picture gives up the name (`data-leaving`).
 * @returns whether there is such a picture in view; if not, or with reduced motion, the next page appears at once
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

/** To be called after every navigation, before the new page is painted. */
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
