import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { PictureFacts } from "../../app/data/picture-facts.ts";
import type { Mistake } from "../dev/mistake-page.ts";
import { mistakesIn } from "./mistakes-in.ts";

/** What is about to be written: texts by their paths below `content/`, and pictures that aren’t derived yet. */
export type Intent = { texts: Record<string, string>; pictures?: Record<string, PictureFacts> };

let last: { state: string; mistakes: Promise<Mistake[]> } | undefined;

/** The mistakes of `content/` as it stands: those that would keep the site from being built. */
export async function mistakesNow(): Promise<Mistake[]> {
  const state = stateOfContent();
  if (last?.state !== state) last = { state, mistakes: mistakesIn(process.cwd()) };
  return last.mistakes;
}

/** Another text for each state of the files that a check reads. */
function stateOfContent(): string {
  return [...globSync("content/**/*.*"), ".generated/pictures.json"]
    .map((file) => `${file} ${statSync(file, { throwIfNoEntry: false })?.mtimeMs}`)
    .join("\n");
}

/** The mistakes that `content/` would have if something were written, and doesn’t have without. Writes nothing. */
export async function mistakesMadeBy({ texts, pictures }: Intent): Promise<Mistake[]> {
  const folder = mkdtempSync(path.join(tmpdir(), "chowk-edit-"));
  try {
    linkTree(path.resolve("content"), path.join(folder, "content"));
    cpSync(path.resolve(".generated"), path.join(folder, ".generated"), { recursive: true });
    for (const [file, text] of Object.entries(texts)) {
      const whole = path.join(folder, "content", file);
      rmSync(whole, { force: true });
      mkdirSync(path.dirname(whole), { recursive: true });
      writeFileSync(whole, text);
    }
    if (pictures) {
      const facts = path.join(folder, ".generated/pictures.json");
      const known = readFileSync(facts, "utf8");
      writeFileSync(facts, JSON.stringify({ ...JSON.parse(known), ...pictures }));
    }
    const then = await mistakesIn(folder);
    const known = new Set(then.length > 0 ? (await mistakesNow()).map(sentence) : []);
    return then.filter((mistake) => !known.has(sentence(mistake)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function linkTree(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [here, there] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) linkTree(here, there);
    else symlinkSync(here, there);
  }
}

function sentence({ file, field, remedy }: Mistake): string {
  return `${file}: ${field}: ${remedy}`;
}
