import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import subsetFont from "subset-font";

const latin = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join("");
const alwaysThere = `${latin}–—‘’“”…·•₹©×→←↑↓−½é\u00a0\u00ad`;

/** What is set condensed is short: names, headings, figures. */
const inHeadings = `${latin}–—’“”·₹−\u00a0\u00ad`;

/**
 * The two cuts of the typeface, as `app/styles/typeface.css` knows them. The optical size of large letters reads well in
 * small ones, too; with its axis each cut would be half as large again.
 */
const cuts = {
  "bricolage-grotesque": { axes: { opsz: 96, wdth: 100, wght: { min: 400, max: 800 } }, running: true },
  "bricolage-condensed": { axes: { opsz: 96, wdth: 78, wght: 750 }, running: false },
};

/**
 * Cuts the typeface down to the letters that `content/` uses, in headings to those of English, and to the axes of `cuts`; writes
 * `.generated/<cut>.woff2`.
 * Letters that the face doesn't have (Devanagari, emoji) fall to the visitor's own fonts.
 */
export async function prepareFont(root: string): Promise<void> {
  const source = path.join(
    root,
    "node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2",
  );
  const folder = path.join(root, ".generated");
  const [face, words] = await Promise.all([readFile(source), lettersOf(path.join(root, "content"))]);
  const letters = [...new Set(alwaysThere + words)].sort().join("");
  const stamp = createHash("sha256")
    .update(face)
    .update(letters)
    .update(inHeadings)
    .update(JSON.stringify(cuts))
    .digest("hex");
  const stampFile = path.join(folder, "typeface.stamp");
  const targets = Object.entries(cuts).map(([name, { axes, running }]) => ({
    file: path.join(folder, `${name}.woff2`),
    letters: running ? letters : inHeadings,
    axes,
  }));
  const made = targets.every(({ file }) => existsSync(file)) && existsSync(stampFile);
  if (made && (await readFile(stampFile, "utf8")) === stamp) return;
  await mkdir(folder, { recursive: true });
  for (const { file, letters, axes } of targets)
    await writeFile(file, await subsetFont(face, letters, { targetFormat: "woff2", variationAxes: axes }));
  await writeFile(stampFile, stamp);
}

async function lettersOf(folder: string): Promise<string> {
  const files = (await readdir(folder, { recursive: true })).filter((name) => /\.(ya?ml|md)$/.test(name));
  const texts = await Promise.all(files.map((name) => readFile(path.join(folder, name), "utf8")));
  return [...new Set(texts.join(""))].filter((letter) => letter.charCodeAt(0) > 31).join("");
}
