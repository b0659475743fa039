/** Lets the browser fetch pictures that `layout/first-view.ts` held back, by restoring their sources. */
export function loadDeferred(within: ParentNode): void {
  for (const source of within.querySelectorAll<HTMLSourceElement>("[data-held]")) {
    source.srcset = source.dataset.held ?? "";
    source.removeAttribute("data-held");
  }
}

/** Does so for each picture that comes within `near` CSS pixels of the window. An IntersectionObserver forces no layout. */
export function loadDeferredWhenNear(within: ParentNode, near: number): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        loadDeferred(target.parentElement ?? target);
      }
    },
    { rootMargin: `${near}px` },
  );
  for (const source of within.querySelectorAll("[data-held]:first-child")) {
    const picture = source.parentElement?.lastElementChild;
    if (picture) observer.observe(picture);
  }
}
