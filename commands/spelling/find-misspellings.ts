import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { type Speller, speller } from "./speller.ts";
import { wordsIn } from "./words-in.ts";

/** What is read for its spelling, and the lists that add to the dictionary there; a remedy names the first. */
const rooms = [
  { files: ["content/**/*.{md,yaml}"], lists: ["content/spelling.txt"] },
  { files: ["desk/words.ts", "desk/words/*.ts"], lists: ["content/spelling.txt"] },
  {
    files: ["*.md", "docs/**/*.md", "artwork/**/*.md"],
    lists: ["docs/spelling.txt", "content/spelling.txt"],
  },
];

export type Misspelling = { file: string; line: number; word: string; message: string };

/**
 * The words in content and documents that neither the British dictionary nor our own lists have.
 * @param root the project's folder
 */
export function findMisspellings(root: string): { files: number; found: Misspelling[] } {
  let files = 0;
  const found = rooms.flatMap(({ files: patterns, lists }) => {
    const judge = speller(lists.map((list) => readList(path.join(root, list))));
    return globSync(patterns, { cwd: root, exclude: ["**/node_modules/**"] })
      .sort()
      .flatMap((file) => {
        files += 1;
        return misspellingsIn(root, file, judge, lists[0] ?? "");
      });
  });
  return { files, found };
}

function misspellingsIn(root: string, file: string, judge: Speller, list: string): Misspelling[] {
  return wordsIn(file, readFileSync(path.join(root, file), "utf8"))
    .filter(({ text }) => !judge.knows(text))
    .map(({ text: word, line }) => {
      const meant = judge.suggest(word).join(", ");
      const question = meant && ` (${meant}?)`;
      const message = `${file}:${line}: “${word}”${question}: correct it, or add it to ${list}`;
      return { file, line, word, message };
    });
}

function readList(file: string): string {
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}
