import { readFileSync } from "node:fs";

const patterns = readFileSync(".dockerignore", "utf8")
  .split("\n")
  .filter((line) => line.trim() && !line.startsWith("#"))
  .map((line) => ({
    left: line.startsWith("!"),
    matches: expressionOf(
      line
        .replace(/^!/, "")
        .trim()
        .replace(/^\/|\/$/g, ""),
    ),
  }));

/**
 * Whether a file or folder of the project is sent to who builds the image, by the rules of `.dockerignore`
 * (https://docs.docker.com/build/concepts/context/#dockerignore-files): the last line that names it or a folder around it
 * decides.
 * @param name as seen from the project's folder
 */
export function isInContext(name: string): boolean {
  const parts = name.split("/");
  const around = parts.map((_, index) => parts.slice(0, index + 1).join("/"));
  const last = patterns.findLast(({ matches }) => around.some((one) => matches.test(one)));
  return last?.left ?? true;
}

/** `**` stands for any folders, `*` and `?` for what is no slash. */
function expressionOf(pattern: string): RegExp {
  const known: Record<string, string> = { "**/": "(?:.*/)?", "**": ".*", "*": "[^/]*", "?": "[^/]" };
  const parts = pattern.split(/(\*\*\/|\*\*|\*|\?)/);
  return new RegExp(
    `^${parts.map((part) => known[part] ?? part.replace(/[.+()[\]{}^$|\\]/g, "\\$&")).join("")}$`,
  );
}
