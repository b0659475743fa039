import { fetchHeld, fetchHeldWhenNear } from "../components/fetch-held.ts";

/**
 * A picture without a size of its own: the place it takes is the one that the element's width and height give it. All held
 * pictures share it, because Lighthouse counts each address that is asked for before the first view.
 */
const nothing = "data:image/svg+xml,<svg%20xmlns='http://www.w3.org/2000/svg'/>";

/** How far from the window, in CSS pixels, a picture is fetched once the visitor moves: as far as Chrome goes on a fast line. */
const near = 1250;

/**
 * Has every lazy picture wait, with its place, size and words, so that the first view has the line to itself: left alone,
 * Chrome fetches lazy pictures up to 2,500 px away at once. Runs while the page is still being read; a browser decides
 * about a lazy picture after laying out a frame, so new ones are held ahead of each frame.
 * An address with an anchor holds nothing back.
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

/** Fetches the held pictures in the window; from the visitor's first move on those near it, too; for printing all. */
export function releasePictures(firstView: Promise<void>, firstSign: Promise<void>): void {
  firstView.then(() => fetchHeldWhenNear(document, 0));
  firstSign.then(() => fetchHeldWhenNear(document, near));
  addEventListener("beforeprint", () => fetchHeld(document));
}
