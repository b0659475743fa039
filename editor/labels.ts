import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { formatFieldPath } from "../app/data/content-error.ts";
import { findEnglishFile, toIndexPath } from "../app/data/hindi.server.ts";
import { getField, listContent, peekContent } from "../app/data/open-content.server.ts";
import { parseFieldPath } from "../app/data/yaml.server.ts";
import type { Path } from "./edit-yaml.ts";
import { findDerivation } from "./form-answers.ts";

/** `labels.yaml`: for every file or for some, by the way to a field. */
export const labels: Record<string, Record<string, string>> = parse(
  readFileSync(path.join(import.meta.dirname, "labels.yaml"), "utf8"),
);

/** A field’s words: those for its place in this file of `content/`, else those for its name anywhere, else its name. */
export function getLabel(file: string, at: Path): { label: string; hint: string } {
  const english = findEnglishFile(file) ?? file;
  const place = toIndexPath(peekContent(english), at);
  const names = place.filter((part) => typeof part === "string");
  const groups = [english, english.replace(/[^/]+(?=\.\w+$)/, "*"), "everywhere"];
  const keys = names.map((_, from) => names.slice(from).join("."));
  const text = keys
    .flatMap((key) => groups.map((group) => labels[group]?.[key]))
    .find((text) => typeof text === "string");
  const [label = "", hint = ""] = text?.split(" | ") ?? [humanize(names.at(-1) ?? "")];
  // In Hindi no field is written from another.
  const isOwn = file !== english && findDerivation(english, formatFieldPath(place)) !== undefined;
  return { label, hint: isOwn ? "" : hint };
}

/** A mistake’s remedy as a form says it: without what only somebody at the file has to know, fields by their labels. */
export function simplifyRemedy(remedy: string, file: string, field: string): string {
  const beside = parseFieldPath(field).slice(0, -1);
  return remedy
    .replace(
      / with board: \{.*?\}| \((in quotes|content\/)[^)]*\)|,? (in quotes|without (quotes|commas))\b(?! at)/g,
      "",
    )
    .replace(/ below the second ---| as year-month-day.*/g, "")
    .replace(/, each entry on a line of its own beginning with “- ”|, indented by two spaces/g, "")
    .replace(/content\/([\w/-]+\.\w+)/g, (_, name) => `“${labels.files?.[name] ?? humanize(name)}”`)
    .replace(/`(\w+)(?:: [^`]*)?`/g, (_, name) => `“${getLabel(file, [...beside, name]).label}”`);
}

/** `society-branding` or `cvHint` as words: “Society branding”, “CV hint”. */
export function humanize(name: string): string {
  const words = path
    .parse(name)
    .name.replace(/([a-z])([A-Z])/g, (_, a, b) => `${a} ${b.toLowerCase()}`)
    .replaceAll("-", " ")
    .replace(/^(csv|cv|gst|pdf|svg)\b/, (letters) => letters.toUpperCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** An entry by its name or title, else by its service or its first words. */
export function getTitle(entry: unknown): string {
  const { name, title, what, label, key, ...fields } = Object(entry);
  const texts = [name, title, what, label, ...Object.values(fields), key];
  const text = texts.find((text) => typeof text === "string" && text !== "")?.slice(0, 70) ?? "new";
  return (text.startsWith("/") && new Map(listServices()).get(text)) || text;
}

export function listServices(): [path: string, name: string][] {
  return listContent("services", ".yaml").map((file) => {
    const { path, name } = Object(peekContent(`services/${file}`));
    return [String(path), String(name)];
  });
}

/** A field as the forms call it, with the groups and entries it is in: “Menu 2, Words”. */
export function describeField(file: string, field: string): string {
  if (field === "text") return "Text";
  if (!field || /^line \d+$/.test(field)) return "";
  return describePath(file, parseFieldPath(field));
}

export function describePath(file: string, path: Path): string {
  let facts = peekContent(findEnglishFile(file) ?? file);
  const at = toIndexPath(facts, path);
  const parts = at.map((part, index) => {
    facts = getField(facts, String(part));
    if (typeof part === "number" && (facts === null || typeof facts === "number"))
      return getLabel(file, [part === 0 ? "latitude" : "longitude"]).label;
    if (typeof part === "string") return getLabel(file, at.slice(0, index + 1)).label;
    const name = ["name", "title", "what", "service"].map((key) => getField(facts, key)).find(Boolean);
    return typeof name === "string" ? getTitle({ name }) : String(part + 1);
  });
  return parts
    .join(", ")
    .replace(/^\d+, /, "")
    .replace(/, (\d+)(?=,|$)/g, " $1");
}
