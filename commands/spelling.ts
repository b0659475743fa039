import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";

/** In cspell's own placeholders. */
const misspelling =
  "$filename:$row: “$text” ($suggestions?): correct it, or add it to content/spelling.txt; for words of documents alone, docs/spelling.txt";
const list = "content/spelling-hindi.txt";
const files = process.argv.slice(2);

const flags = ["--no-progress", "--no-summary", "--show-suggestions", "--issue-template", misspelling];
const { status } = spawnSync("cspell", ["lint", ...flags, ...files], { stdio: "inherit" });
const unknown = unknownHindi(files.filter((file) => !file.includes("://")));
for (const word of unknown) console.log(word);
process.exitCode = status || (unknown.length > 0 ? 1 : 0);

/** The Hindi words that the list lacks, each with its place: cspell cuts words where two vowel signs follow a letter. Reads patterns, as cspell does. */
function unknownHindi(paths: string[]): string[] {
  const listed = new Set(readFileSync(list, "utf8").normalize("NFC").replace(/#.*/g, "").split(/\s+/));
  const sources = globSync(
    paths.length > 0 ? paths.filter((file) => file.includes("content/")) : "content/**/*.{yaml,md}",
  );
  return sources.sort().flatMap((file) =>
    readFileSync(file, "utf8")
      .normalize("NFC")
      .split("\n")
      .flatMap((line, at) =>
        (line.match(/[\p{Script=Devanagari}\u200C\u200D]+/gu) ?? [])
          .map((word) => word.replace(/[।॥]/g, ""))
          .filter((word) => word !== "" && !listed.has(word))
          .map((word) => `${file}:${at + 1}: “${word}”: correct it, or add it to ${list}`),
      ),
  );
}
