import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { Blob, Face, Font, Buffer as Run, shapeWithTrace, TracePhase } from "harfbuzzjs";
import wawoff2 from "wawoff2";

/** The functions of HarfBuzz (hb-subset.h) that are called here. Pointers are numbers. */
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

/** What a cut keeps. Axes are pinned at a value or kept as a range. */
type Cut = {
  axes: Record<string, number | { min: number; max: number }>;
  format?: "woff2" | "truetype";
} & (
  | { letters: string; features: readonly string[] }
  /**
   * Only the forms in which these words are set. A script such as Devanagari joins letters into hundreds; all that they could
   * have are four times as much.
   */
  | { words: readonly string[] }
);

/** Cuts a variable font down to some letters or words. @throws Error when the font lacks an axis, or that range of it */
export async function cutTypeface(face: Uint8Array, cut: Cut): Promise<Buffer> {
  const font = Buffer.from(await wawoff2.decompress(face));
  const wasm = await readFile(fileURLToPath(import.meta.resolve("harfbuzzjs/dist/harfbuzz-subset.wasm")));
  const hb = (await WebAssembly.instantiate(wasm)).instance.exports as Subsetter;
  hb._initialize();
  const at = hb.malloc(font.byteLength);
  new Uint8Array(hb.memory.buffer).set(font, at);
  const source = call("face_create", call("blob_create", at, font.byteLength, writable, 0, 0), 0);
  const input = call("subset_input_create_or_fail");
  const features = call("subset_input_set", input, layoutFeatures);
  call("set_clear", features);
  if ("words" in cut) {
    call("set_invert", features);
    call("subset_input_set_flags", input, noLayoutClosure);
    const glyphs = call("subset_input_glyph_set", input);
    for (const glyph of glyphsOf(face, font, cut.words)) call("set_add", glyphs, glyph);
  } else for (const feature of cut.features) call("set_add", features, tag(feature));
  const letters = call("subset_input_unicode_set", input);
  for (const letter of new Set("words" in cut ? cut.words.join("") : cut.letters))
    call("set_add", letters, letter.codePointAt(0) ?? 0);
  for (const [axis, range] of Object.entries(cut.axes))
    if (typeof range === "number") call("subset_input_pin_axis_location", input, source, tag(axis), range);
    else call("subset_input_set_axis_range", input, source, tag(axis), range.min, range.max, Number.NaN);
  const subset = call("subset_or_fail", source, input);
  if (subset === 0) throw new Error("HarfBuzz could not cut the face; look at its axes and their ranges");
  const blob = call("face_reference_blob", subset);
  const bytes = new Uint8Array(
    hb.memory.buffer,
    call("blob_get_data", blob, 0),
    call("blob_get_length", blob),
  );
  return cut.format === "truetype" ? Buffer.from(bytes) : Buffer.from(await wawoff2.compress(bytes));

  function call(name: string, ...values: number[]): number {
    return hb[`hb_${name}`]?.(...values) ?? 0;
  }
}

/** Glyphs by face and list of words: cuts that differ only in their axes need the same, and shaping takes most of a cut's time. */
const shaped = new WeakMap<Uint8Array, WeakMap<readonly string[], Set<number>>>();

/** The numbers of the glyphs in which a face sets these words, and of those that it goes through on the way to them. */
function glyphsOf(face: Uint8Array, unpacked: Buffer, words: readonly string[]): Set<number> {
  const known = shaped.get(face) ?? new WeakMap<readonly string[], Set<number>>();
  const glyphs = known.get(words) ?? shapeAll(unpacked, words);
  shaped.set(face, known.set(words, glyphs));
  return glyphs;
}

function shapeAll(unpacked: Buffer, words: readonly string[]): Set<number> {
  const font = new Font(new Face(new Blob(new Uint8Array(unpacked).buffer)));
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

function tag(name: string): number {
  return Buffer.from(name).readUInt32BE();
}
