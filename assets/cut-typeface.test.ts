import { readFileSync } from "node:fs";
import { Blob, Face, Font, Buffer as Run, shape } from "harfbuzzjs";
import { expect, test } from "vitest";
import wawoff2 from "wawoff2";
import { cutTypeface } from "./cut-typeface.ts";

const fullFace = readFileSync(
  "node_modules/@fontsource-variable/anek-devanagari/files/anek-devanagari-devanagari-standard-normal.woff2",
);
const words = [
  "प्लान",
  "त्योहार",
  "ज़्यादा",
  "नहीं",
  "हिंदी",
  "रुपए",
  "छत्तीसगढ़",
  "ट्रैफ़िक",
  "निर्देश",
  "शक्ति",
  "विज्ञापन",
];

/** Where each glyph of a word stands: the same in two faces that set it alike. */
async function shapeWord(face: Buffer, word: string) {
  const font = new Font(new Face(new Blob(new Uint8Array(await wawoff2.decompress(face)).buffer)));
  const run = new Run();
  run.addText(word);
  run.guessSegmentProperties();
  shape(font, run);
  return run.getGlyphPositions().map(({ xAdvance, xOffset, yOffset }) => [xAdvance, xOffset, yOffset]);
}

test("Hindi looks the same in the reduced typeface as in the full one, with every joined letter and sign in its place", async () => {
  const subset = await cutTypeface(fullFace, { words, axes: { wdth: 100, wght: { min: 400, max: 800 } } });
  for (const word of words)
    expect(await shapeWord(subset, word), word).toEqual(await shapeWord(fullFace, word));
  expect(subset.byteLength).toBeLessThan(fullFace.byteLength / 10);
});
