import { fieldOf, peekContent } from "./peek-content.server.ts";
import { titleLength } from "./schema.ts";

/** A title for browsers and search results: the first of these that fits with the agency’s name behind it, else the last alone. */
export function searchTitle(...titles: string[]): string {
  const agency = String(fieldOf(peekContent("site.yaml"), "name"));
  const fitting = titles.map((title) => `${title} | ${agency}`).find((title) => title.length <= titleLength);
  return fitting ?? titles.at(-1) ?? "";
}
