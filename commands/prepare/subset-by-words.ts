import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import fontverter from "fontverter";
import { Blob, Face, Font, Buffer as Run, shapeWithTrace, TracePhase } from "harfbuzzjs";

/** Of HarfBuzz's hb-subset.h: the functions that are called here. Pointers are numbers. */
type Subsetter = {
  memory: WebAssembly.Memory;
  _initialize: () => void;
  malloc: (bytes: number) => number;
  free: (at: number) => void;
} & Record<`hb_${string}`, (...values: number[]) => number>;

/** `HB_SUBSET_FLAGS_NO_LAYOUT_CLOSURE`, `HB_SUBSET_SETS_LAYOUT_FEATURE_TAG` and `HB_MEMORY_MODE_WRITABLE` of HarfBuzz’s headers. */
const noLayoutClosure = 0x200;
const layoutFeatures = 6;
const writable = 2;

/**
 * Cuts a variable font down to the glyphs that these words are set in, as WOFF 2. A script such as Devanagari joins letters
 * into hundreds of forms; `subset-font` keeps every form that the letters could have, which is four times as much. Axes are
 * pinned at a value or kept as a range.
 */
export async function subsetByWords(
  face: Uint8Array,
  words: readonly string[],
  axes: Record<string, number | { min: number; max: number }>,
): Promise<Buffer> {
  const font = await fontverter.convert(Buffer.from(face), "truetype");
  const wasm = await readFile(fileURLToPath(import.meta.resolve("harfbuzzjs/dist/harfbuzz-subset.wasm")));
  const hb = (await WebAssembly.instantiate(wasm)).instance.exports as Subsetter;
  hb._initialize();
  const at = hb.malloc(font.byteLength);
  new Uint8Array(hb.memory.buffer).set(font, at);
  const source = call("face_create", call("blob_create", at, font.byteLength, writable, 0, 0), 0);
  const input = call("subset_input_create_or_fail");
  const features = call("subset_input_set", input, layoutFeatures);
  call("set_clear", features);
  call("set_invert", features);
  call("subset_input_set_flags", input, noLayoutClosure);
  const glyphs = call("subset_input_glyph_set", input);
  for (const glyph of glyphsOf(font, words)) call("set_add", glyphs, glyph);
  const letters = call("subset_input_unicode_set", input);
  for (const letter of new Set(words.join(""))) call("set_add", letters, letter.codePointAt(0) ?? 0);
  for (const [axis, range] of Object.entries(axes))
    if (typeof range === "number") call("subset_input_pin_axis_location", input, source, tag(axis), range);
    else call("subset_input_set_axis_range", input, source, tag(axis), range.min, range.max, Number.NaN);
  const cut = call("subset_or_fail", source, input);
  if (cut === 0) throw new Error("HarfBuzz could not cut the face; look at its axes and their ranges");
  const blob = call("face_reference_blob", cut);
  const bytes = new Uint8Array(
    hb.memory.buffer,
    call("blob_get_data", blob, 0),
    call("blob_get_length", blob),
  );
  return fontverter.convert(Buffer.from(bytes), "woff2");

  function call(name: string, ...values: number[]): number {
    return hb[`hb_${name}`]?.(...values) ?? 0;
  }
}

/** The numbers of the glyphs in which a face sets these words, and of those that it goes through on the way to them. */
function glyphsOf(face: Buffer, words: readonly string[]): Set<number> {
  const font = new Font(new Face(new Blob(new Uint8Array(face).buffer)));
  return new Set(
    words.flatMap((word) => {
      const run = new Run();
      run.addText(word);
      run.guessSegmentProperties();
      return shapeWithTrace(font, run, [], 0, TracePhase.DONT_STOP).flatMap(({ t: glyphs }) =>
        (glyphs as { g: number }[]).map(({ g }) => g),
      );
    }),
  );
}

function tag(axis: string): number {
  return Buffer.from(axis).readUInt32BE();
}
