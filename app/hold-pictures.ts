/** What the head leaves for the end of the page. */
export type WaitingPictures = { pictureHold?: MutationObserver };

/**
 * A picture without a size of its own: the place it takes is the one that the element's width and height give it. The same
 * for all, as each that a page asks for before its first view takes a part of Lighthouse's line from the first picture.
 */
const nothing = "data:image/svg+xml,<svg%20xmlns='http://www.w3.org/2000/svg'/>";

/**
 * For the head: has every lazy picture that the browser reads wait, with its place, size and words, until the first view is
 * there (`hold-below.ts`). Left alone, Chrome fetches what is as far away as 2,500 px beside the first view's own picture.
 */
export function holdPictures(): void {
  if (location.hash) return;
  const hold = new MutationObserver((records) => {
    for (const image of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(image instanceof HTMLImageElement) || image.loading !== "lazy") continue;
      for (const source of image.closest("picture")?.querySelectorAll("source") ?? []) {
        source.dataset.held = source.srcset;
        source.srcset = nothing;
      }
    }
  });
  hold.observe(document, { childList: true, subtree: true });
  (window as WaitingPictures).pictureHold = hold;
}
