import { spawnSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";

const list = "content/spelling-hindi.txt";
/** In cspell's own placeholders. */
const misspelling =
  "$filename:$row: “$text” ($suggestions?): correct it, or add it to content/spelling.txt; for words of documents alone, docs/spelling.txt";
const hindiMisspelling = `$filename:$row: “$text”: correct it, or add it to ${list}`;
/** The editor asks for each word in a form of its own. */
const option = "issue-template";
const { values, positionals: files } = parseArgs({
  ...{ allowPositionals: true, options: { [option]: { type: "string" } } },
});
const template = values[option];

const flags = ["--no-progress", "--no-summary", "--show-suggestions", `--${option}`, template ?? misspelling];
// A server that only serves and releases has no packages for tests.
const cspell = "node_modules/cspell/bin.mjs";
const { status } = existsSync(cspell)
  ? spawnSync(process.execPath, [cspell, "lint", ...flags, ...files], { stdio: "inherit" })
  : { status: 0 };
const unknown = unknownHindi(files.filter((file) => !file.includes("://")));
for (const word of unknown) console.log(word);
process.exitCode = status === 0 && unknown.length === 0 ? 0 : 1;

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
          .map((word) => {
            const facts: Record<string, string> = { filename: file, row: String(at + 1), text: word };
            return (template ?? hindiMisspelling).replace(/\$(\w+)/g, (_, name) => facts[name] ?? "");
          }),
      ),
  );
}
