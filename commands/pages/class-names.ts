import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import path from "node:path";

const alphabet = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/**
 * Short names for the classes of all `*.module.css` below `app/`. They stand in every page's HTML, in its styles and in
 * the scripts, a tenth of all three by the bundler's own long names. Each is the beginning of a hash, as long as it must
 * be to be the only one: so a new class hardly ever renames another, and what visitors keep of our scripts stays good.
 * @param root the project's folder
 * @returns the short name of a class in a file, as `css.modules.generateScopedName` asks for it
 */
export function shortClassNames(root: string): (name: string, file: string) => string {
  const keys = globSync("app/**/*.module.css", { cwd: root })
    .sort()
    .flatMap((file) => namesIn(readFileSync(path.join(root, file), "utf8")).map((name) => `${file} ${name}`));
  const taken = new Set<string>();
  const short = new Map(
    keys.map((key) => {
      const hash = lettersOf(key);
      let length = 2;
      while (taken.has(hash.slice(0, length))) length += 1;
      taken.add(hash.slice(0, length));
      return [key, hash.slice(0, length)];
    }),
  );
  return (name, file) => {
    const key = `${path.relative(root, file.replace(/\?.*$/, "")).split(path.sep).join("/")} ${name}`;
    const found = short.get(key);
    if (!found) throw new Error(`${key}: no such name was found when the build began`);
    return found;
  };
}

/** Classes and keyframes: the names that a module keeps to itself. */
function namesIn(css: string): string[] {
  const rules = css.replace(/\/\*[\s\S]*?\*\//g, "");
  return [
    ...new Set([...rules.matchAll(/(?:\.|@keyframes )(-?[_a-zA-Z][\w-]*)/g)].map(([, name = ""]) => name)),
  ];
}

function lettersOf(key: string): string {
  return [...createHash("sha256").update(key).digest()]
    .map((byte) => alphabet[byte % alphabet.length])
    .join("");
}
