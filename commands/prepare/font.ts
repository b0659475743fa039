import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import subsetFont from "subset-font";

const latin = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join("");
const alwaysThere = `${latin}–—‘’“”…·•₹©×→←↑↓−½é\u00a0\u00ad`;

/**
 * Cuts the one typeface down to the letters that `content/` uses, with the optical size pinned and the
 * width and weight axes kept; writes `.generated/bricolage-grotesque.woff2`.
 * Letters that the face doesn't have (Devanagari, emoji) fall to the visitor's own fonts.
 */
export async function prepareFont(root: string): Promise<void> {
  const source = path.join(
    root,
    "node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2",
  );
  const target = path.join(root, ".generated/bricolage-grotesque.woff2");
  const [face, words] = await Promise.all([readFile(source), lettersOf(path.join(root, "content"))]);
  const letters = [...new Set(alwaysThere + words)].sort().join("");
  const stamp = createHash("sha256").update(face).update(letters).update("opsz 96").digest("hex");
  const stampFile = `${target}.stamp`;
  if (existsSync(target) && existsSync(stampFile) && (await readFile(stampFile, "utf8")) === stamp) return;
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(
    target,
    await subsetFont(face, letters, { targetFormat: "woff2", variationAxes: { opsz: 96 } }),
  );
  await writeFile(stampFile, stamp);
}

async function lettersOf(folder: string): Promise<string> {
  const files = (await readdir(folder, { recursive: true })).filter((name) => /\.(ya?ml|md)$/.test(name));
  const texts = await Promise.all(files.map((name) => readFile(path.join(folder, name), "utf8")));
  return [...new Set(texts.join(""))].filter((letter) => letter.charCodeAt(0) > 31).join("");
}
