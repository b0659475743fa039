import { fetchHeld } from "./fetch-held.ts";
import type { WaitingPictures } from "./hold-pictures.ts";

/** How far down, in windows, a picture may stand that is fetched with the first view. */
const near = 1.25;

/**
 * Ends the wait of the pictures that are in sight or a quarter of a window away.
 * @param undrawn sections below the window: not their pictures are asked for their places, which would lay them out, but they
 */
export function fetchNear(undrawn: Element[]): void {
  (window as WaitingPictures).pictureHold?.disconnect();
  fetchHeld(document, (source) => {
    const section = undrawn.find((one) => one.contains(source));
    const placed = section ?? source.parentElement?.lastElementChild;
    return !placed || placed.getBoundingClientRect().top < innerHeight * near;
  });
}
