import type { Locator } from "@playwright/test";
import sharp from "sharp";

/**
 * How light it is between the dot and the stem of each i of some words, as they stand on the screen: 1 is the ground, 0 as
 * dark as the stem, where nobody sees a dot.
 */
export async function lightUnderDots(words: Locator): Promise<number[]> {
  await words.scrollIntoViewIfNeeded();
  const letters = await words.evaluate(placesOfI);
  const { data, info } = await sharp(await words.page().screenshot())
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return letters.map(({ middle, top, bottom }) => {
    const grey = (row: number, column: number) => data[row * info.width + column] ?? 0;
    const ground = grey(top, middle);
    const ink = Array.from({ length: bottom - top }, (_, row) =>
      Math.max(...[middle - 1, middle].map((column) => Math.abs(grey(top + row, column) - ground))),
    );
    const stem = Math.max(...ink);
    const dark = ink.flatMap((one, row) => (one > stem / 2 ? [row] : []));
    return 1 - Math.min(...ink.slice(dark[0], dark.at(-1))) / stem;
  });
}

function placesOfI(element: Element) {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const places: { middle: number; top: number; bottom: number }[] = [];
  for (let text = walker.nextNode() as Text | null; text; text = walker.nextNode() as Text | null)
    for (const { index } of text.data.matchAll(/i/g)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + 1);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      places.push({
        middle: Math.round((left + right) / 2),
        top: Math.floor(top),
        bottom: Math.ceil(bottom),
      });
    }
  return places;
}
