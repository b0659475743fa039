import { readFileSync } from "node:fs";

/** A colour of the palette by its token, such as `--c-paper`, for what no style sheet reaches. @throws Error if it has none */
export function readColour(token: string): string {
  const tokens = readFileSync("app/styles/tokens.css", "utf8");
  const [, colour] = new RegExp(`${token}: (#[0-9a-f]{6});`).exec(tokens) ?? [];
  if (!colour)
    throw new Error(`app/styles/tokens.css: ${token} must be written as six digits, such as #fff4e0`);
  return colour;
}
