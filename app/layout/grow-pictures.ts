/**
 * The picture beside a pressed link grows into the next page's opening picture, where the browser has view transitions
 * between documents (Chrome 129); otherwise, and where no such picture is in view, the next page appears at once.
 * With reduced motion there are none: `@view-transition` in `styles/document.css`.
 */
export function growPictures(): void {
  let pressed: Element | null = null;
  let shared: HTMLImageElement | undefined;
  addEventListener("click", ({ target }) => {
    pressed = (target as Element).closest("a");
  });
  addEventListener("pageswap", ({ viewTransition }) => {
    if (!viewTransition) return;
    shared = pressed ? findPicture(pressed) : undefined;
    // A skipped transition rejects on the page that is left, which the browser may bring back.
    viewTransition.ready.catch(() => undefined);
    if (!shared || !isInView(shared)) return viewTransition.skipTransition();
    // The page's own opening picture gives up the name, which `styles/document.css` gives it.
    document.documentElement.setAttribute("data-leaving", "");
    shared.style.viewTransitionName = "hero";
  });
  addEventListener("pageshow", () => {
    document.documentElement.removeAttribute("data-leaving");
    if (shared) shared.style.viewTransitionName = "";
  });
}

/** The picture in the link, or the only one of the card or section around it. */
function findPicture(link: Element): HTMLImageElement | undefined {
  const container = link.querySelector("img") ? link : link.closest("article, li, section");
  const [picture, second] = container?.querySelectorAll("img") ?? [];
  return second ? undefined : picture;
}

function isInView(element: Element): boolean {
  const { top, bottom, width } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
}
