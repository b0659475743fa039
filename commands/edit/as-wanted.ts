import { typographic } from "../../app/data/markdown.server.ts";
import type { Value } from "./edit-yaml.ts";
import type { Shape } from "./shape.ts";

/**
 * What somebody wrote, as a file wants it: “₹25,000” or “1.5 lakh” as a number, a telephone number without its gaps,
 * quotes and apostrophes curly, on one line unless it had several. What can’t be read so stays as it is, to be refused.
 */
export function asWanted(shape: Shape, answer: string, lines = false): Value {
  const text = lines ? answer : oneLine(answer);
  if (shape.type === "number" || shape.type === "integer") {
    const [, figures, unit = ""] =
      /^(?:₹|rs\.?|inr)?\s*(-?[\d,]+(?:\.\d+)?)\s*(lakhs?|crores?|°|%|ft|feet)?(?:\/-)?$/i.exec(text) ?? [];
    const times = /^lakh/i.test(unit) ? 100_000 : /^crore/i.test(unit) ? 10_000_000 : 1;
    return figures ? Math.round(Number(figures.replaceAll(",", "")) * times * 1e6) / 1e6 : text;
  }
  if (shape.pattern?.includes("\\d{8,15}")) {
    const digits = text.replace(/[\s().-]/g, "");
    return shape.pattern.startsWith("^\\+") ? digits : digits.replace(/^\+/, "");
  }
  if (shape.enum || shape.names || shape.format || shape.pattern) return text;
  return typographic(text);
}

/** A text on one line. Quotes around all of it are taken for those of a file, which a form doesn’t need. */
function oneLine(text: string): string {
  const line = text.trim().replace(/\s*\n\s*/g, " ");
  return /^"([^"]*)"$/.exec(line)?.[1] ?? line;
}
