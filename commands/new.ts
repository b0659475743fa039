import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { checkContent } from "../app/check-content.server.ts";
import { asSentence, ContentError } from "../app/data/content-error.ts";
import { pathOf } from "../app/data/content-place.ts";
import { mistakesInFacts } from "../app/data/read-content.server.ts";
import { asWanted } from "./edit/as-wanted.ts";
import { Changes } from "./edit/changes.ts";
import { factsIn, partsOf, textOf } from "./edit/content-file.ts";
import { withDrawing } from "./edit/drawing.ts";
import type { Path } from "./edit/edit-yaml.ts";
import { addressOfFile, beginEntry } from "./edit/entries.ts";
import { type Kind, kinds } from "./edit/kinds.ts";
import { labelOf } from "./edit/labels.ts";
import { isLeaf, type Shape, schemaOf, shapeOf } from "./edit/shape.ts";

const help = `npm run new -- KIND "NAME" [--field VALUE …]

Writes a new entry into content/ as a draft, with its fields explained, and says what it still lacks. Nothing is ever
overwritten. npm run edit does the same with a form.

${Object.entries(kinds)
  .map(([name, { about }]) => `  ${name.padEnd(9)}${about}`)
  .join("\n")}

npm run new -- KIND --help lists the fields of a kind.`;

const [name = "", ...args] = process.argv.slice(2);
const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
try {
  if (!name || name === "--help" || name === "-h") console.log(help);
  else if (!kind) throw new Error(`There is no kind “${name}”. There are: ${Object.keys(kinds).join(", ")}.`);
  else if (args.includes("--help") || args.includes("-h")) console.log(explained(kind));
  else await write(kind, args);
} catch (error) {
  console.error(error instanceof ContentError ? asSentence(error.remedy) : (error as Error).message);
  process.exitCode = 1;
}

async function write(kind: Kind, args: string[]): Promise<void> {
  const fields = fieldsOf(shapeOf(kind.schema));
  const flags = [...fields.keys(), ...(kind.drawing ? ["logo"] : [])];
  const { values, positionals } = parseArgs({
    ...{ args, allowPositionals: true },
    options: Object.fromEntries(flags.map((one) => [one, { type: "string" as const }])),
  });
  const [title = "", ...rest] = positionals;
  if (rest.length > 0)
    throw new Error(`“${rest[0]}” is one word too many; put a name of several words in quotes.`);
  const given = Object.entries(values as Record<string, string>).flatMap(
    ([flag, value]): [Path, unknown][] => {
      const field = fields.get(flag);
      if (!field) return [];
      const { at, shape } = field;
      return [
        [
          at,
          shape.items
            ? value.split(",").map((one) => asWanted(shape.items ?? {}, one))
            : asWanted(shape, value),
        ],
      ];
    },
  );
  // Reading everything tells with which schema each file is read.
  const found = checkContent().filter(({ style }) => !style);
  const begun = beginEntry(kind, title.trim(), given);
  const sent = values.logo ? { name: values.logo, text: await readFile(values.logo, "utf8") } : undefined;
  const schema = schemaOf(begun.file) ?? kind.schema;
  const lacking = mistakesInFacts(begun.file, factsIn(partsOf(begun.file, begun.text)), schema).filter(
    ({ field }) => pathOf(field).slice(0, begun.at.length).join() === begun.at.join(),
  );
  for (const { field, remedy } of lacking) {
    const here = pathOf(field).slice(begun.at.length).join(".");
    const flag = [...fields].find(([, { at }]) => at.join(".") === here)?.[0];
    if (flag && values[flag] !== undefined) throw new Error(`--${flag} “${values[flag]}”: ${remedy}`);
  }
  new Changes().save(kind.title, [
    { file: begun.file, from: textOf(begun.file), to: begun.text },
    ...withDrawing(kind, begun.facts, sent),
  ]);
  console.log(`Written: content/${begun.file}`);
  const page = kind.files && `, then http://localhost:3000${kind.files.below}${addressOfFile(begun.file)}`;
  console.log(`\n- Look at it: npm run dev${page ?? ""}. Visitors don’t see it while it says “draft: true”.`);
  for (const { field, remedy } of lacking) {
    const way = pathOf(field).slice(begun.at.length);
    console.log(
      `- Still missing: ${labelOf(begun.file, way).label} (${way.join(".")}): ${asSentence(remedy)}`,
    );
  }
  if (found.length > 0) console.log(`- The site has other mistakes: npm run check lists them.`);
}

/** What can be given in the command, by the flags: each single value or list of texts, by its name where that is enough. */
function fieldsOf(whole: Shape): Map<string, { at: Path; shape: Shape }> {
  const fields = new Map<string, { at: Path; shape: Shape }>();
  const add = (shape: Shape, at: Path) => {
    for (const [key, one] of Object.entries(shape.properties ?? {})) {
      const here = [...at, key];
      const flag = fields.has(key) ? here.join("-") : key;
      if (isLeaf(one) || (one.items && isLeaf(one.items))) fields.set(flag, { at: here, shape: one });
      else add(one, here);
    }
  };
  add(whole, []);
  return fields;
}

function explained(kind: Kind): string {
  const { folder = "", ending = "" } = kind.files ?? {};
  const file = kind.list?.().file ?? `${folder}/new${ending}`;
  const lines = [...fieldsOf(shapeOf(kind.schema))].map(([flag, { at }]) => {
    const { label, hint } = labelOf(file, at);
    return `  --${flag.padEnd(14)} ${[label, hint].filter(Boolean).join(": ")}`;
  });
  if (kind.drawing) lines.push(`  --${"logo".padEnd(14)} Its logo, as an SVG file on this machine`);
  return `npm run new -- ${name} "NAME" [--field VALUE …]\n\nWrites ${kind.about}.\n\n${lines.join("\n")}`;
}
