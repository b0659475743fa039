import { typographic } from "../../app/data/markdown.server.ts";

/** A text as a field of YAML holds it: in quotes, its own quotes and apostrophes curly as the house has them. */
export function yamlText(text: string): string {
  return JSON.stringify(typographic(text.trim()));
}
