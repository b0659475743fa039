import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { formatDay } from "../app/data/format.ts";
import { openContent, withContent } from "../app/data/open-content.server.ts";
import { readSite } from "../app/data/site.server.ts";
import { cutTypeface } from "./cut-typeface.ts";
import { writeStandIns } from "./stand-ins.ts";

const latin = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join("");
const alwaysThere = `${latin}–—‘’“”…·•₹©×→←↑↓−½é\u00a0\u00ad`;

const files = "node_modules/@fontsource-variable";
const bricolage = `${files}/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2`;
const anek = `${files}/anek-devanagari/files/anek-devanagari-devanagari-standard-normal.woff2`;

/**
 * The cuts of the typeface, as `app/styles/typeface.css` names them: by their letters (the sheet's `unicode-range`), axes and
 * features. Pair kerning stays in all, for it is seen; figures of one width where tables stand. Small letters are those that
 * were drawn for 14 points, headings' those for 96; one file with the axis between them would be a third larger than both.
 */
const cuts = {
  "bricolage-text": {
    axes: { opsz: 14, wdth: 100, wght: { min: 400, max: 800 } },
    features: ["kern", "tnum"],
  },
  "bricolage-more": { axes: { opsz: 14, wdth: 100, wght: { min: 400, max: 800 } }, features: ["kern"] },
  "bricolage-display": { axes: { opsz: 96, wdth: 100, wght: 800 }, features: ["kern", "tnum"] },
  "bricolage-condensed": { axes: { opsz: 96, wdth: 78, wght: 750 }, features: ["kern"] },
};

/** The cuts for Hindi by their axes, with the glyphs of the words in use; on English pages those of the one link. */
const hindiCuts = {
  "anek-text": { wdth: 100, wght: { min: 400, max: 800 } },
  "anek-condensed": { wdth: 82, wght: 750 },
  "anek-name": { wdth: 100, wght: 700 },
};
const months = Array.from({ length: 12 }, (_, month) =>
  formatDay(`2026-${String(month + 1).padStart(2, "0")}-01`, "hi"),
);

/** The typeface for the pictures of link previews, in a folder of its own (fonts.conf): for text, and condensed. */
const previewFaces = {
  text: { opsz: 14, wdth: 100, wght: 600 },
  condensed: { opsz: 96, wdth: 78, wght: 750 },
};

/**
 * Cuts the typefaces down to the letters that `content/` uses and the axes of `cuts`; writes `.generated/<cut>.woff2`,
 * the faces for link previews, and those that stand in.
 * Letters that a page's faces don't have (Devanagari in English, emoji) fall to the visitor's own fonts.
 * @throws Error when the sheet names no letters for a cut
 */
export async function prepareFont(root: string): Promise<void> {
  const folder = path.join(root, ".generated");
  const read = (file: string) => readFile(path.join(root, file));
  const [face, hindiFace, cutter, sheets] = await Promise.all([
    read(bricolage),
    read(anek),
    read("assets/cut-typeface.ts"),
    Promise.all(["typeface", "typeface-english"].map((name) => read(`app/styles/${name}.css`))),
  ]);
  const contentFiles = openContent(root);
  const texts = contentFiles.files().filter((file) => /\.(ya?ml|md)$/.test(file));
  const content = texts.map((file) => String(contentFiles.bytes(file))).join("\n");
  const letters = [...new Set(alwaysThere + content)].filter((letter) => letter.charCodeAt(0) > 31).sort();
  const english = Object.entries(cuts).map(([name, cut]) => {
    const inRange = parseUnicodeRange(sheets.join("\n"), name);
    return {
      file: path.join(folder, `${name}.woff2`),
      face,
      cut: { ...cut, letters: letters.filter(inRange).join("") },
    };
  });
  const previews = path.join(folder, "previews");
  const forPreviews = Object.entries(previewFaces).map(([name, axes]) => ({
    file: path.join(previews, `${name}.ttf`),
    face,
    cut: { axes, features: ["kern"], letters: letters.join(""), format: "truetype" as const },
  }));
  const inHindi = [content, ...months].join(" ").match(/[\u0900-\u097f\u200c\u200d]+/g);
  const words = [...new Set(inHindi)].sort();
  const { otherLanguage } = withContent(contentFiles, readSite);
  const hindi = Object.entries(hindiCuts).map(([name, axes]) => ({
    file: path.join(folder, `${name}.woff2`),
    face: hindiFace,
    cut: { axes, words: name === "anek-name" ? [otherLanguage] : words },
  }));
  const targets = [...english, ...forPreviews, ...hindi];
  const stamp = createHash("sha256")
    .update(face)
    .update(hindiFace)
    .update(cutter)
    .update(JSON.stringify(targets.map(({ cut }) => cut)))
    .digest("hex");
  const stampFile = path.join(folder, "typeface.stamp");
  await mkdir(previews, { recursive: true });
  await writeStandIns(folder);
  const isComplete = [...targets.map(({ file }) => file), stampFile].every((file) => existsSync(file));
  if (isComplete && (await readFile(stampFile, "utf8")) === stamp) return;
  for (const { file, face, cut } of targets) await writeFile(file, await cutTypeface(face, cut));
  await writeFile(stampFile, stamp);
}

/** Whether a letter lies in the `unicode-range` under which a sheet names a cut (CSS Fonts 4, section 4.5). */
function parseUnicodeRange(sheet: string, cut: string): (letter: string) => boolean {
  const face = sheet.split("@font-face").find((face) => face.includes(`/${cut}.woff2`));
  const [, list] = /unicode-range:([^;]+);/.exec(face ?? "") ?? [];
  if (!list) throw new Error(`app/styles/typeface*.css: the face of ${cut}.woff2 needs a unicode-range`);
  const ranges = list.split(",").map((range) => {
    const [from = "", to = from] = range.trim().slice(2).split("-");
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
  });
  return (letter) =>
    ranges.some(([from, to]) => (letter.codePointAt(0) ?? 0) >= from && (letter.codePointAt(0) ?? 0) <= to);
}
