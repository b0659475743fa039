import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fieldsOf } from "../../app/data/content-place.ts";
import { parseYaml } from "../../app/data/parse-yaml.server.ts";
import type { Path } from "./edit-yaml.ts";

/** A file of `content/` in its parts: what stands between the `---` lines is its fields, what follows its text. */
export type Parts = { above: string; yaml: string; between: string; body: string };

/** The parts of a file’s text; a YAML file is all fields. Put together again they are the same, byte for byte. */
export function partsOf(file: string, text: string): Parts {
  const { yaml, linesAbove, body } = fieldsOf(file, text);
  const start = linesAbove === 0 ? 0 : text.indexOf("\n") + 1;
  const above = text.slice(0, start);
  const between = text.slice(start + yaml.length, text.length - body.length);
  return { above, yaml, between, body };
}

export function joined({ above, yaml, between, body }: Parts): string {
  return above + yaml + between + body;
}

/** A Markdown text without the empty lines around it, as it is shown to be edited. */
export function shownBody(body: string): string {
  return body.replaceAll("\r\n", "\n").replace(/^\n+|\s+$/g, "");
}

/** A Markdown text with another put in; the same one changes nothing. */
export function withBody(body: string, shown: string): string {
  const text = shownBody(shown);
  if (text === shownBody(body)) return body;
  const eol = body.includes("\r\n") ? "\r\n" : "\n";
  return `${eol}${text.replaceAll("\n", eol)}${eol}`;
}

/** The text of a file after a change to its fields. */
export function inYaml(file: string, text: string, change: (yaml: string) => string): string {
  const parts = partsOf(file, text);
  return joined({ ...parts, yaml: change(parts.yaml) });
}

/** What a file’s fields say, unchecked. */
export function factsIn({ yaml }: Parts): unknown {
  return parseYaml(yaml);
}

/** What stands at a place; undefined where nothing does. */
export function valueAt(facts: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (found, part) => (found as Record<string | number, unknown> | null)?.[part],
    facts,
  );
}

/** What a file below `content/` holds; undefined where there is none. */
export function bytesOf(file: string): Buffer | undefined {
  const whole = path.join("content", file);
  return existsSync(whole) ? readFileSync(whole) : undefined;
}

/** The text of a file below `content/`; undefined where there is none. */
export function textOf(file: string): string | undefined {
  return bytesOf(file)?.toString("utf8");
}

/** What tells one state of a file from another; `new` where it isn’t there. */
export function stateOf(text: string | undefined): string {
  return text === undefined ? "new" : createHash("sha256").update(text).digest("hex").slice(0, 16);
}

/** A picture’s own file in `content/pictures`, and those for dark mode and phones. */
export function mastersOf(name: string): string[] {
  return readdirSync("content/pictures").filter(
    (file) =>
      !file.endsWith(".yaml") &&
      [file.replace(/\.\w+$/, ""), file.replace(/(-tall)?(-dusk)?\.\w+$/, "")].includes(name),
  );
}
