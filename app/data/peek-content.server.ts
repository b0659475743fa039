import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseYaml } from "./parse-yaml.server.ts";

/** Names of the files in a folder of `content/` that end as told, sorted. @param root where `content/` lies */
export function listContent(below: string, ending: string, root = ""): string[] {
  return readdirSync(path.join(root, "content", below))
    .filter((name) => name.endsWith(ending) && !name.startsWith("."))
    .sort();
}

/**
 * What a YAML file of `content/`, or the front matter of a Markdown file, says, unchecked; nothing where it can't
 * be read, for the file's own reader answers the mistake.
 * @param file path below `content/`
 * @param root where `content/` lies
 */
export function peekContent(file: string, root = ""): unknown {
  try {
    const text = readFileSync(path.join(root, "content", file), "utf8");
    return parseYaml(file.endsWith(".md") ? (/^---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? "") : text);
  } catch {
    return undefined;
  }
}

/** One field of what `peekContent` found. */
export function fieldOf(value: unknown, field: string): unknown {
  return value !== null && typeof value === "object" ? (value as Record<string, unknown>)[field] : undefined;
}
