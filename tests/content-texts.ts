import { globSync, readFileSync } from "node:fs";
import matter from "gray-matter";
import { parse } from "yaml";
import { fillNumbers } from "../app/data/content-numbers.server.ts";

/** A text that content holds, with the file and, of YAML, the field it stands in. */
export type ContentText = { file: string; field: string; text: string };

/**
 * Every text of the files, an article's body being one text.
 * @param pattern files below `content/`, for example `{pages,services,blog}/*`
 */
export function contentTexts(pattern: string): ContentText[] {
  return globSync(`content/${pattern}`)
    .filter((name) => /\.(ya?ml|md)$/.test(name) && !name.endsWith("README.md"))
    .sort()
    .flatMap((file) => {
      const source = readFileSync(file, "utf8");
      if (!file.endsWith(".md")) return textsIn(file, "", fillNumbers(file, parse(source)));
      const { data, content } = matter(source);
      return [
        ...textsIn(file, "", fillNumbers(file, data)),
        { file, field: "text", text: fillNumbers(file, content) },
      ];
    });
}

function textsIn(file: string, field: string, value: unknown): ContentText[] {
  if (typeof value === "string") return [{ file, field, text: value }];
  if (value === null || (Array.isArray(value) && value.length === 0)) return [{ file, field, text: "" }];
  if (typeof value !== "object" || value instanceof Date) return [];
  return Object.entries(value).flatMap(([key, one]) => textsIn(file, field ? `${field}.${key}` : key, one));
}
