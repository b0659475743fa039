import { readFileSync, writeFileSync } from "node:fs";
import { slug } from "github-slugger";
import { parse } from "yaml";
import { checkContent } from "../app/check-content.server.ts";
import { ContentError } from "../app/data/content-error.ts";
import { getField, openContent, withContent } from "../app/data/open-content.server.ts";
import { readPlanEntries } from "../app/pages/services/places/boards.server.ts";
import { type Entry, listEntries } from "./edit/content-index.ts";
import { rewriteYaml } from "./edit/edit-yaml.ts";
import { kinds } from "./edit/entry-kinds.ts";
import { sortFields } from "./edit/form-answers.ts";
import { toShape } from "./edit/shape.ts";

const help = `npm run free -- NAME DAY

Notes from which day a society or a site is free: npm run free -- ashoka-heights 2026-12-06
DAY may be “now”. Without a name it lists them all with their days.`;

const [name, day, ...extra] = process.argv.slice(2);
try {
  if (name === "--help" || name === "-h" || extra.length > 0 || (name && !day)) console.log(help);
  else if (name && day) setFreeDay(slug(name), day);
  else
    for (const entry of readPlanEntries()) console.log(`${entry.slug.padEnd(34)}${entry.freeFrom ?? "now"}`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

/** @throws Error where nothing has that name; ContentError where the day is none */
function setFreeDay(placeSlug: string, day: string): void {
  const places = [kinds.society, kinds.site].flatMap((kind) => (kind ? listEntries(kind) : []));
  const place = places.find(({ title }) => slug(title) === placeSlug);
  if (!place)
    throw new Error(
      `Nothing is called “${placeSlug}”. There are: ${places.map(({ title }) => slug(title)).join(", ")}.`,
    );
  const file = `content/${place.file}`;
  const text = replaceDay(readFileSync(file, "utf8"), place, day);
  const content = openContent(process.cwd(), { [file]: text });
  const mistake = withContent(content, checkContent).find(
    (finding) => finding.file === file && !finding.isAdvice,
  );
  if (mistake) throw new ContentError(mistake.file, `${placeSlug}.free_from`, mistake.remedy);
  writeFileSync(file, text);
  const period = day === "now" ? day : `from ${day}`;
  console.log(`${placeSlug}: free ${period}. Written to ${file}; npm run build shows it.`);
}

function replaceDay(yaml: string, { kind, at, facts }: Entry, day: string): string {
  const entry = { ...Object(facts), free_from: day === "now" ? undefined : day };
  const document: unknown = parse(yaml);
  const list = getField(document, ...at.slice(0, -1)) as unknown[];
  list[Number(at.at(-1))] = sortFields(toShape(kind.schema), entry);
  return rewriteYaml(yaml, document);
}
