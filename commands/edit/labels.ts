import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { findEnglishFile } from "../../app/data/hindi.server.ts";
import { getField, peekContent } from "../../app/data/open-content.server.ts";
import { parseFieldPath } from "../../app/data/yaml.server.ts";
import type { Path } from "./edit-yaml.ts";

/** What a field is called in the forms, and what it is for. */
export type Label = { label: string; hint: string };

/** `labels.yaml`: for every file, for the files of some, or for the Hindi of one, by the way to a field. */
const labels: Record<string, Record<string, string>> = parse(
  readFileSync(path.join(import.meta.dirname, "labels.yaml"), "utf8"),
);

/**
 * A field’s words: those for its place in this file, else those for its name anywhere.
 * @param file path below `content/`
 */
export function getLabel(file: string, at: Path): Label {
  return findLabel(file, at) ?? { label: String(at.at(-1) ?? ""), hint: "" };
}

/** The same; undefined where nobody has written any. */
export function findLabel(file: string, at: Path): Label | undefined {
  const names = at.filter((part) => typeof part === "string");
  const own = findEnglishFile(file) ?? file;
  const rooms = [file, own, own.replace(/[^/]+(?=\.\w+$)/, "*"), "everywhere"];
  const ways = names.map((_, from) => names.slice(from).join("."));
  const written = rooms.flatMap((room) => ways.map((way) => labels[room]?.[way])).find(Boolean);
  const [label = "", hint = ""] = written?.split(" | ") ?? [];
  return written ? { label, hint } : undefined;
}

/** A mistake or its remedy as a form says it: without what only somebody at the file itself has to know. */
export function simplifyRemedy(remedy: string): string {
  return remedy
    .replace(/ \(in quotes[^)]*\)|(,? in quotes| without quotes)\b(?! at)/g, "")
    .replace(/, each entry on a line of its own beginning with “- ”|, indented by two spaces/g, "")
    .replace("openingHours", `“${getLabel("site.yaml", ["openingHours"]).label}”`);
}

/** `society-branding` or `metaTitle` as words: “Society branding”, “Meta title”. */
export function humanize(name: string): string {
  const plain = path
    .basename(name)
    .replace(/\.\w+$/, "")
    .replace(/([a-z])([A-Z])/g, (_, a, b) => `${a} ${b.toLowerCase()}`)
    .replaceAll("-", " ");
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

/** An entry by its name or title, else by its first words. */
export function getTitle(value: unknown): string {
  const own = (value ?? {}) as Record<string, unknown>;
  const all = [own.name, own.title, own.what, own.label, ...Object.values(own)];
  const first = all.find((one) => typeof one === "string" && one !== "");
  return first ? String(first).slice(0, 70) : "new";
}

/** A field as the forms call it, with the groups and entries it is in: “Menu 2, Words”. */
export function describeField(file: string, field: string): string {
  if (field === "text") return "Text";
  if (!field || /^line \d+$/.test(field)) return "";
  return describePath(file, parseFieldPath(field));
}

/** The same of a field by its path. */
export function describePath(file: string, way: Path): string {
  let facts = peekContent(findEnglishFile(file) ?? file);
  const named = way.map((part, index) => {
    facts = getField(facts, String(part));
    if (typeof part === "string") return getLabel(file, way.slice(0, index + 1)).label;
    const name = getField(facts, "name") ?? getField(facts, "title") ?? getField(facts, "what");
    return typeof name === "string" && name ? name : String(part + 1);
  });
  return named
    .join(", ")
    .replace(/^\d+, /, "")
    .replace(/, (\d+)(?=,|$)/g, " $1");
}
