import path from "node:path";
import { checkContent } from "../app/check-content.server.ts";
import { ContentError, formatFinding, toSentence } from "../app/data/content-error.ts";
import { hindiFile } from "../app/data/hindi.server.ts";
import { findFactMistakes } from "../app/data/read-content.server.ts";
import { ChangeHistory } from "./edit/change-history.ts";
import { parseFields, readText, updateYaml } from "./edit/content-file.ts";
import { isContentFile } from "./edit/content-index.ts";
import { findKind, kinds } from "./edit/entry-kinds.ts";
import { addGaps, addKeys, createHindiFile, readEnglish } from "./edit/hindi-overlay.ts";
import { createEntry, prepareDrawing } from "./edit/new-entry.ts";
import { findSchema, toShape } from "./edit/shape.ts";

const help = `npm run new -- KIND "NAME"

Writes a new entry into content/ as a draft, with its fields explained, and says what it still lacks. Nothing is ever
overwritten. npm run edit does the same with a form.

${Object.entries(kinds)
  .map(([name, { description }]) => `  ${name.padEnd(9)}${description}`)
  .join("\n")}

npm run new -- hindi FILE

Begins the Hindi words of a file of content/, such as services/print-media.yaml, or adds what they lack: one empty field for
each English text.`;

const [name = "", title = "", ...extra] = process.argv.slice(2);
const wantsHelp = process.argv.slice(2).some((argument) => argument === "--help" || argument === "-h");
try {
  if (!name || wantsHelp) console.log(help);
  else if (name === "hindi") beginHindi(title);
  else beginEntry();
} catch (error) {
  console.error(error instanceof ContentError ? toSentence(error.remedy) : (error as Error).message);
  process.exitCode = 1;
}

function beginEntry(): void {
  const kind = findKind(name);
  if (!kind)
    throw new Error(`There is no kind “${name}”. There are: ${[...Object.keys(kinds), "hindi"].join(", ")}.`);
  if (extra.length > 0)
    throw new Error(`“${extra[0]}” is one word too many; put a name of several words in quotes.`);
  // Reading everything tells with which schema each file is read.
  checkContent();
  const { file, text, facts } = createEntry(kind, title.trim());
  const edits = [{ file, from: readText(file), to: text }, ...prepareDrawing(kind, facts)];
  new ChangeHistory().save(kind.title, edits);
  console.log(`Written: content/${file}`);
  const page = kind.files ? `, then http://localhost:3000${kind.files.prefix}${path.parse(file).name}` : "";
  console.log(`\n- Look at it: npm run dev${page}. Visitors don’t see it while it says “draft: true”.`);
  for (const mistake of findFactMistakes(file, parseFields(file, text), findSchema(file) ?? kind.schema))
    console.log(`- Still missing: ${formatFinding(mistake)}`);
}

function beginHindi(name: string): void {
  const english = name.replace(/^(content\/)?(hi\/)?/, "");
  const [file, source] = [hindiFile(english), readText(english)];
  checkContent();
  const schema = findSchema(english);
  if (!isContentFile(english) || source === undefined || !schema)
    throw new Error(
      `There is no file “${name}” in content/ whose words could be said in Hindi; name one such as services/print-media.yaml.`,
    );
  const from = readText(file);
  const to = updateYaml(file, from ?? createHindiFile(file), (yaml) =>
    addGaps(yaml, readEnglish(file), toShape(schema)),
  );
  if (to === from) throw new Error(`content/${file} has Hindi words for everything.`);
  new ChangeHistory().save(file, [{ file, from, to }, ...addKeys(english, to)]);
  console.log(`Written: content/${file}

- Fill in what is empty, before the # with the English. What stays empty is shown in English.
- A page is there in Hindi once it has a title. Look at it: npm run dev, then http://localhost:3000/hi`);
}
