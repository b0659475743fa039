import { fieldsOf } from "./content-place.ts";
import { currentContent } from "./open-content.server.ts";
import { parseYaml } from "./parse-yaml.server.ts";

/** Names of the files in a folder of `content/` that end as told, sorted; none where there is no such folder. */
export function listContent(folder: string, ending: string): string[] {
  const above = `content/${folder}/`;
  return currentContent()
    .files()
    .filter((file) => file.startsWith(above) && file.endsWith(ending))
    .map((file) => file.slice(above.length))
    .filter((name) => !name.includes("/"));
}

/**
 * What a YAML file of `content/`, or the front matter of a Markdown file, says, unchecked; nothing where it can't
 * be read, for the file's own reader answers the mistake.
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
