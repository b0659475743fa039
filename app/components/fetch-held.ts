/** Ends the wait of held pictures (`app/late/hold-pictures.ts`): the browser goes by their own sources again. */
export function fetchHeld(within: ParentNode): void {
  for (const source of within.querySelectorAll<HTMLSourceElement>("[data-held]")) {
    source.srcset = source.dataset.held ?? "";
    source.removeAttribute("data-held");
  }
}

/**
 * Ends the wait of each when it comes near: a browser that has shown nothing in its place waits with it no more. Asked by an
 * observer, which has nothing laid out that isn't yet.
 * @param near how far from the window, in CSS pixels
 */
export function fetchHeldWhenNear(within: ParentNode, near: number): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        fetchHeld(target.parentElement ?? target);
      }
    },
    { rootMargin: `${near}px` },
  );
  for (const source of within.querySelectorAll("[data-held]:first-child")) {
    const picture = source.parentElement?.lastElementChild;
    if (picture) observer.observe(picture);
  }
}
