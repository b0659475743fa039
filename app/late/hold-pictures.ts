import { fetchHeld, fetchHeldWhenNear } from "../components/fetch-held.ts";

/**
 * A picture without a size of its own: it takes up the space that the element's width and height give it. All held
 * pictures share it, because Lighthouse counts every address requested before the first view.
 */
const emptyPicture = "data:image/svg+xml,<svg%20xmlns='http://www.w3.org/2000/svg'/>";

/** CSS pixels from the window within which pictures are fetched once the visitor moves: what Chrome uses on a fast connection. */
const nearDistance = 1250;

/**
 * Holds back every lazy picture, keeping its space and its alternative text, so that the first view has the connection to
 * itself: Chrome would otherwise fetch lazy pictures up to 2,500 px away at once. Runs while the page is still being
 * parsed; a browser decides about a lazy picture after laying out a frame, so new ones are held before each frame.
 * Nothing is held back when the address has an anchor.
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
        source.srcset = emptyPicture;
      }
    }
    if (document.readyState === "loading") requestAnimationFrame(hold);
  };
  requestAnimationFrame(hold);
}

/** Fetches the held pictures: those in the window first, those near it once the visitor moves, and all of them for printing. */
export function releasePictures(firstView: Promise<void>, firstInteraction: Promise<void>): void {
  firstView.then(() => fetchHeldWhenNear(document, 0));
  firstInteraction.then(() => fetchHeldWhenNear(document, nearDistance));
  addEventListener("beforeprint", () => fetchHeld(document));
}
