import { z } from "zod";
import { memoize } from "../../../data/open-content.server.ts";
import { readYaml } from "../../../data/read-content.server.ts";
import { meta, text, texts, withPlaceholders } from "../../../data/schema.ts";

/** The words in an artwork template, below the drawing of a board. */
const sheet = z.strictObject({
  title: withPlaceholders(text, "name"),
  trim: withPlaceholders(text, "width", "height"),
  bleed: withPlaceholders(text, "bleed"),
  safe: withPlaceholders(text, "safe"),
  letter: withPlaceholders(text, "letter"),
  files: z.array(text).min(1),
});
export type TemplateCopy = z.output<typeof sheet>;

const schema = z.strictObject({
  head: meta.extend({
    title: withPlaceholders(text, "name", "size"),
    description: withPlaceholders(text, "name", "place", "board", "size"),
  }),
  actions: z.strictObject(texts("enquire", "chat", "share", "add", "added", "see")),
  message: withPlaceholders(text, "name", "place", "board", "size", "vacancy", "price"),
  about: withPlaceholders(text, "name", "place", "url"),
  drawing: z.strictObject({ scale: text, night: text, day: text, otherAlt: withPlaceholders(text, "name") }),
  facts: z.strictObject(texts("title", "passers", "source", "vacancy", "price", "ask")),
  reach: z.strictObject({
    title: text,
    answer: withPlaceholders(text, "seconds"),
    letters: withPlaceholders(text, "inches", "easy"),
    clear: withPlaceholders(text, "view"),
    hidden: withPlaceholders(text, "view"),
    sum: withPlaceholders(text, "speed", "pace", "metres", "seconds"),
    source: text,
    standing: text,
  }),
  nearby: z.strictObject({ title: text, distance: withPlaceholders(text, "km"), all: text }),
  template: z.strictObject(texts("title", "text", "pdf", "svg")),
  sheet,
});

/** The words of a board's page and of its template, from `content/pages/board.yaml`. */
export const readBoardCopy = memoize(() => readYaml("pages/board.yaml", schema));
