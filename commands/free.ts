import { readFileSync, writeFileSync } from "node:fs";
import { slug } from "github-slugger";
import { parse } from "yaml";
import { checkContent } from "../app/check-content.server.ts";
import { ContentError } from "../app/data/content-error.ts";
import { openContent, withContent } from "../app/data/open-content.server.ts";
import { readPlanEntries } from "../app/pages/services/places/boards.server.ts";
import { getIn } from "./edit/content-file.ts";
import { type Entry, listEntries } from "./edit/content-index.ts";
import { rewriteYaml } from "./edit/edit-yaml.ts";
import { kinds } from "./edit/entry-kinds.ts";
import { sortFields } from "./edit/form-answers.ts";
import { toShape } from "./edit/shape.ts";

const help = `npm run free -- NAME DAY

Notes from which day a society or a site is free: npm run free -- ashoka-heights 2026-12-06
DAY may be “now”. Without a name it lists them all with their days.`;

const [name, day, ...rest] = process.argv.slice(2);
try {
  if (name === "--help" || name === "-h" || rest.length > 0 || (name && !day)) console.log(help);
  else if (name && day) setFreeDay(slug(name), day);
  else
    for (const entry of readPlanEntries()) console.log(`${entry.slug.padEnd(34)}${entry.freeFrom ?? "now"}`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

/** @throws Error where nothing has that name; ContentError where the day is none */
function setFreeDay(wanted: string, day: string): void {
  const places = [kinds.society, kinds.site].flatMap((kind) => (kind ? listEntries(kind) : []));
  const found = places.find(({ title }) => slug(title) === wanted);
  if (!found)
    throw new Error(
      `Nothing is called “${wanted}”. There are: ${places.map(({ title }) => slug(title)).join(", ")}.`,
    );
  const file = `content/${found.file}`;
  const source = readFileSync(file, "utf8");
  const text = replaceDay(source, found, day);
  const content = openContent(process.cwd(), { [file]: text });
  const mistake = withContent(content, checkContent).find((one) => one.file === file && !one.isAdvice);
  if (mistake) throw new ContentError(mistake.file, `${wanted}.free_from`, mistake.remedy);
  writeFileSync(file, text);
  console.log(
    `${wanted}: free ${day === "now" ? day : `from ${day}`}. Written to ${file}; npm run build shows it.`,
  );
}

function replaceDay(source: string, { kind, at, facts }: Entry, day: string): string {
  const entry = { ...Object(facts), free_from: day === "now" ? undefined : day };
  const whole: unknown = parse(source);
  const list = getIn(whole, at.slice(0, -1)) as unknown[];
  list[Number(at.at(-1))] = sortFields(toShape(kind.schema), entry);
  return rewriteYaml(source, whole);
}
