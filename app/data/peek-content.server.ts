import { fieldsOf } from "./content-place.ts";
import { currentContent } from "./open-content.server.ts";
import { parseYaml } from "./parse-yaml.server.ts";

/** The names of a folder’s files with this ending, sorted; empty if there is no such folder. @param folder below `content/` */
export function listContent(folder: string, ending: string): string[] {
  const above = `content/${folder}/`;
  return currentContent()
    .files()
    .filter((file) => file.startsWith(above) && file.endsWith(ending))
    .map((file) => file.slice(above.length))
    .filter((name) => !name.includes("/"));
}

/**
 * The unchecked content of a YAML file, or of a Markdown file's front matter; undefined if it can't be parsed, which
 * the file's own reader reports.
 * @param file path below `content/`
 */
export function peekContent(file: string): unknown {
  const bytes = currentContent().bytes(`content/${file}`);
  try {
    return bytes && parseYaml(fieldsOf(file, bytes.toString("utf8")).yaml);
  } catch {
    return undefined;
  }
}

/** One field of what `peekContent` found. */
export function fieldOf(value: unknown, field: string): unknown {
  return value !== null && typeof value === "object" ? (value as Record<string, unknown>)[field] : undefined;
}
