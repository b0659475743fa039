import { readdirSync } from "node:fs";
import { factsIn, joined, partsOf, textOf } from "./content-file.ts";
import { removeEntry } from "./edit-list.ts";
import { addField, type Path, removeField, setValues, type Value } from "./edit-yaml.ts";
import type { Shape } from "./shape.ts";
import { isLeaf, settled } from "./shape.ts";

/** The file of an article of that title, below `content/`: its name is the article’s address. */
export function articleFile(title: string): string {
  const name = title
    .normalize("NFD")
    .replace(/['’]/g, "")
    .replace(/[^A-Za-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 70);
  return `blog/${name || "Untitled"}.md`;
}

/**
 * An article that is yet to be written, a draft: the fields of the newest one with their texts taken out, dated today.
 * @param shape what an article’s fields may hold
 */
export function newArticle(title: string, shape: Shape, today: string): string {
  const all = readdirSync("content/blog")
    .filter((name) => name.endsWith(".md"))
    .map((name) => {
      const parts = partsOf(name, textOf(`blog/${name}`) ?? "");
      return { parts, facts: factsIn(parts) as Record<string, unknown> };
    });
  const newest = all.sort((a, b) => String(a.facts.date).localeCompare(String(b.facts.date))).at(-1);
  if (!newest) return "";
  const { parts, facts } = newest;
  const order = Math.max(...all.map(({ facts: { order: own } }) => Number(own) || 0)) + 1;
  const given: Record<string, Value> = { title, date: today, order };
  let { yaml } = parts;
  for (const key of Object.keys(facts)) if (!shape.required?.includes(key)) yaml = removeField(yaml, [key]);
  const changes = Object.entries(facts).flatMap(([key, value]): { path: Path; value: Value }[] => {
    const inner = shape.properties?.[key];
    if (!inner || !shape.required?.includes(key)) return [];
    const own = given[key];
    if (own !== undefined) return [{ path: [key], value: own }];
    return emptied(inner, value, [key]);
  });
  yaml = setValues(yaml, changes);
  for (const [key, value] of Object.entries(facts))
    if (Array.isArray(value))
      for (let index = value.length - 1; index >= (shape.properties?.[key]?.minItems ?? 1); index -= 1)
        yaml = removeEntry(yaml, [key], index);
  yaml = addField(yaml, [], "draft", true, Object.keys(shape.properties ?? {}));
  return joined({ ...parts, yaml, body: "\n" });
}

/** Every text of a field taken out; what is chosen from a list stays. */
export function emptied(given: Shape, value: unknown, path: Path): { path: Path; value: Value }[] {
  const shape = settled(given, value);
  if (isLeaf(shape)) {
    const chosen = shape.enum || shape.names === "page" || typeof value !== "string" || value === "";
    return chosen ? [] : [{ path, value: "" }];
  }
  return Object.entries(value ?? {}).flatMap(([key, own]) =>
    emptied(shape.items ?? shape.properties?.[key] ?? {}, own, [
      ...path,
      Array.isArray(value) ? Number(key) : key,
    ]),
  );
}
