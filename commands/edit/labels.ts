import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { englishOf } from "../../app/data/hindi.server.ts";
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
export function labelOf(file: string, at: Path): Label {
  return findLabel(file, at) ?? { label: String(at.at(-1) ?? ""), hint: "" };
}

/** The same; undefined where nobody has written any. */
export function findLabel(file: string, at: Path): Label | undefined {
  const names = at.filter((part) => typeof part === "string");
  const own = englishOf(file) ?? file;
  const rooms = [file, own, own.replace(/[^/]+(?=\.\w+$)/, "*"), "everywhere"];
  const ways = names.map((_, from) => names.slice(from).join("."));
  const written = rooms.flatMap((room) => ways.map((way) => labels[room]?.[way])).find(Boolean);
  const [label = "", hint = ""] = written?.split(" | ") ?? [];
  return written ? { label, hint } : undefined;
}

/** A mistake or its remedy as a form says it: without what only somebody at the file itself has to know. */
export function inForm(remedy: string): string {
  return remedy
    .replace(/ \(in quotes[^)]*\)|(,? in quotes| without quotes)\b(?! at)/g, "")
    .replace(/, each entry on a line of its own beginning with “- ”|, indented by two spaces/g, "")
    .replace("openingHours", `“${labelOf("site.yaml", ["openingHours"]).label}”`);
}
