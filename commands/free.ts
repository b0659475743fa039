import { readFileSync, writeFileSync } from "node:fs";
import { slug } from "github-slugger";
import { checkContent } from "../app/check-content.server.ts";
import { ContentError } from "../app/data/content-error.ts";
import { openContent, withContent } from "../app/data/open-content.server.ts";
import { parseYaml } from "../app/data/parse-yaml.server.ts";
import { fieldOf, listContent } from "../app/data/peek-content.server.ts";
import { readPlanEntries } from "../app/pages/services/places/plan-entries.server.ts";
import { addField, type Path, removeField, setValues } from "./edit/edit-yaml.ts";

const help = `npm run free -- NAME DAY

Notes from which day a society or a site is free: npm run free -- ashoka-heights 2026-12-06
DAY may be “now”. Without a name it lists them all with their days.`;

/** The fields below which it is written. */
const above = ["name", "blurb", "source"];

const [name, day, ...rest] = process.argv.slice(2);
try {
  if (name === "--help" || name === "-h" || rest.length > 0 || (name && !day)) console.log(help);
  else if (name && day) setFree(slug(name), day);
  else
    for (const entry of readPlanEntries()) console.log(`${entry.slug.padEnd(34)}${entry.freeFrom ?? "now"}`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

/** @throws Error where nothing has that name; ContentError where the day is none */
function setFree(wanted: string, day: string): void {
  const found = places().find(({ slug }) => slug === wanted);
  if (!found)
    throw new Error(
      `Nothing is called “${wanted}”. There are: ${places()
        .map(({ slug }) => slug)
        .join(", ")}.`,
    );
  const { file, path, before } = found;
  const source = readFileSync(file, "utf8");
  const text = withDay(source, path, before, day);
  const content = openContent(process.cwd(), { [file]: text });
  const mistake = withContent(content, checkContent).find((one) => one.file === file && !one.style);
  if (mistake) throw new ContentError(mistake.file, `${found.slug}.free_from`, mistake.remedy);
  writeFileSync(file, text);
  console.log(
    `${found.slug}: free ${day === "now" ? day : `from ${day}`}. Written to ${file}; npm run build shows it.`,
  );
}

function withDay(source: string, path: Path, before: unknown, day: string): string {
  if (day === "now") return before === undefined ? source : removeField(source, [...path, "free_from"]);
  if (before === undefined) return addField(source, path, "free_from", day, [...above, "free_from"]);
  return setValues(source, [{ path: [...path, "free_from"], value: day }]);
}

/** Every society and site with the file and the place in it where it stands. */
function places(): { slug: string; file: string; path: Path; before: unknown }[] {
  const files = ["societies.yaml", ...listContent("inventory", ".yaml").map((one) => `inventory/${one}`)];
  return files.flatMap((one) => {
    const file = `content/${one}`;
    const facts = parseYaml(readFileSync(file, "utf8"));
    const within = Array.isArray(facts) ? [] : ["sites"];
    const list = (Array.isArray(facts) ? facts : fieldOf(facts, "sites")) as Record<string, unknown>[];
    return list.map(({ name, free_from }, at) => ({
      slug: slug(String(name)),
      file,
      path: [...within, at],
      before: free_from,
    }));
  });
}
