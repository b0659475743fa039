import { fetchHeld } from "./components/fetch-held.ts";
import type { WaitingPictures } from "./hold-pictures.ts";

/** How far down, in windows, a picture may stand that is fetched with the first view. */
const near = 1;

/**
 * Ends the wait of the pictures that are in sight or a quarter of a window below it. A slider ends that of its own.
 * @param undrawn sections below the window: not their pictures are asked for their places, which would lay them out, but they
 */
export function fetchNear(undrawn: Element[]): void {
  (window as WaitingPictures).pictureHold?.disconnect();
  fetchHeld(document, (source) => {
    const section = undrawn.find((one) => one.contains(source));
    const { top, left, width } = (
      section ??
      source.parentElement?.lastElementChild ??
      source
    ).getBoundingClientRect();
    // What isn't displayed has no width: a closed menu.
    return top < innerHeight * near && left < innerWidth && width > 0;
  });
}
