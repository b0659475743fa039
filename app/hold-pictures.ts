/**
 * A picture without a size of its own: the place it takes is the one that the element's width and height give it. The same
 * for all, as each that a page asks for before its first view takes a part of Lighthouse's line from the first picture.
 */
const nothing = "data:image/svg+xml,<svg%20xmlns='http://www.w3.org/2000/svg'/>";

/**
 * For the head: has every lazy picture wait, with its place, size and words, until the first view is there
 * (`hold-below.ts`). Left alone, Chrome fetches what is as far away as 2,500 px beside the first view's own picture. A browser
 * decides about a lazy picture when it has laid a frame out: ahead of each frame it is held, and asked about once. Watching
 * every element as it is read would cost a slow processor a task.
 */
export function holdPictures(): void {
  if (location.hash) return;
  const { images } = document;
  let next = 0;
  const hold = () => {
    for (; next < images.length; next++) {
      const image = images[next];
      if (image?.loading !== "lazy") continue;
      for (const source of image.closest("picture")?.querySelectorAll("source") ?? []) {
        source.dataset.held = source.srcset;
        source.srcset = nothing;
      }
    }
    if (document.readyState === "loading") requestAnimationFrame(hold);
  };
  requestAnimationFrame(hold);
}
