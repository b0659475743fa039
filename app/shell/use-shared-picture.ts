import { useEffect, useLayoutEffect } from "react";
import { useLocation } from "react-router";

/** Of two pages' pictures that bear this name the one becomes the other; see styles/transitions.css. */
const shared = "hero";

/**
 * The picture beside a pressed link grows into the next page's opening picture, where the browser has view
 * transitions. While a page is being left, its own opening picture gives the name up (`data-leaving`).
 */
export function useSharedPicture(): void {
  const { key } = useLocation();
  useEffect(() => {
    const press = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (!link || !event.defaultPrevented) return;
      release();
      document.documentElement.setAttribute("data-leaving", "");
      const picture = pictureOf(link);
      if (picture && inSight(picture)) picture.style.viewTransitionName = shared;
    };
    document.addEventListener("click", press);
    return () => document.removeEventListener("click", press);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every arrival, before the browser looks at the new page
  useLayoutEffect(release, [key]);
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

function release(): void {
  document.documentElement.removeAttribute("data-leaving");
  for (const picture of document.images) picture.style.viewTransitionName = "";
}
