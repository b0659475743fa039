import { readFileSync } from "node:fs";
import path from "node:path";

/**
 * A colour of the site's palette, for what no style sheet reaches: a browser's own bars, the manifest.
 * @param name the token without its `--c-`, for example `paper`
 * @throws Error when `app/styles/tokens.css` gives no such token a colour in six hexadecimal digits
 */
export function readColour(name: string): string {
  const tokens = path.join(import.meta.dirname, "../app/styles/tokens.css");
  const [, colour] = new RegExp(`--c-${name}: (#[0-9a-f]{6});`).exec(readFileSync(tokens, "utf8")) ?? [];
  if (!colour)
    throw new Error(`app/styles/tokens.css: --c-${name} is wanted as six digits, for example #fff4e0`);
  return colour;
}
