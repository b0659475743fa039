import { z } from "zod";
import { currentContent, memoize } from "../data/open-content.server.ts";
import { readYaml } from "../data/read-content.server.ts";
import { meta, text, texts, withPlaceholders } from "../data/schema.ts";

const schema = z.strictObject({
  head: meta,
  opening: z.strictObject({ title: text, text }),
  link: withPlaceholders(text, "n"),
  tick: z.strictObject({ ...texts("add", "added"), about: withPlaceholders(text, "name") }),
  bar: z.strictObject({
    ...texts("title", "see", "none", "rent", "societies", "sites", "people", "flats", "boards", "toldNone"),
  }),
  toggle: z.strictObject(texts("add", "added", "see")),
  street: z.strictObject({
    label: text,
    alt: withPlaceholders(text, "names"),
    empty: z.array(text.max(14)).length(2),
  }),
  costs: z.strictObject({
    ...texts("title", "rent", "first", "total", "sum", "half", "crane", "long", "sample"),
    whole: withPlaceholders(text, "span", "months"),
    lines: withPlaceholders(text, "n"),
    line: withPlaceholders(text, "count", "range", "per"),
    monthly: withPlaceholders(text, "count", "months", "range", "per"),
    weeks: withPlaceholders(text, "span", "months"),
    gst: withPlaceholders(text, "percent"),
    unpriced: withPlaceholders(text, "names"),
    printing: withPlaceholders(text, "kinds"),
    mounting: withPlaceholders(text, "kinds"),
    artwork: withPlaceholders(text, "kinds"),
  }),
  totals: z.strictObject(texts("title", "societies", "people", "flats", "sites", "boards", "squareFeet")),
  start: z.strictObject(texts("title", "text", "putBack", "isBack", "noScript", "write")),
  gone: withPlaceholders(text, "names"),
  foreign: z.strictObject(texts("text", "keep", "kept", "compare")),
  sheet: z.strictObject({
    ...texts("society", "site", "title", "what", "people", "flats", "rent", "none", "sum", "sizes"),
    remove: withPlaceholders(text, "name"),
    removed: withPlaceholders(text, "name"),
    putBack: withPlaceholders(text, "names"),
    isBack: withPlaceholders(text, "names"),
    unpriced: text,
  }),
  when: z.strictObject({
    ...texts("title", "weeks", "start", "past", "note", "noteHint"),
    weeksHint: withPlaceholders(text, "most"),
    weeksWrong: withPlaceholders(text, "most"),
    late: withPlaceholders(text, "start", "names", "day"),
    span: z.strictObject({
      weeks: withPlaceholders(text, "n"),
      week: text,
      from: withPlaceholders(text, "from"),
      whole: withPlaceholders(text, "span", "from", "to"),
    }),
  }),
  actions: z.strictObject({
    ...texts("title", "enquire", "share", "print", "csv", "csvFailed"),
    ...texts("compare", "empty", "emptied"),
    both: withPlaceholders(text, "service", "other"),
    file: z.string().regex(/^[\w-]+$/, "write a file’s name without its ending: letters, digits, dashes"),
  }),
  message: z.strictObject({
    first: text,
    firstOfTwo: withPlaceholders(text, "service", "other"),
    line: withPlaceholders(text, "name", "place", "boards"),
    people: withPlaceholders(z.string(), "people", "flats"),
    sum: withPlaceholders(text, "boards", "people"),
    boards: z.strictObject({ one: text, more: withPlaceholders(text, "n") }),
    span: withPlaceholders(text, "span"),
    costs: withPlaceholders(text, "total", "months", "rent"),
    unpriced: withPlaceholders(text, "names"),
    note: withPlaceholders(text, "note"),
    link: withPlaceholders(text, "url"),
  }),
  csv: z.strictObject({
    ...texts("society", "site", "medium", "seen", "width", "height", "count", "people", "flats"),
    ...texts("cost", "times", "per", "from", "to"),
  }),
  compare: z.strictObject({
    ...texts("title", "this", "other", "swap", "drop", "dropped", "print", "aside", "shown"),
    difference: withPlaceholders(text, "n"),
  }),
  kit: z.strictObject(texts("title", "text", "cheapest", "print", "link")),
  print: z.strictObject(texts("title", "kitTitle")),
  inventories: z.strictObject({ society: text, site: withPlaceholders(text, "service") }),
});

/** The words of the plan's page and of what leads to it, from `content/plan.yaml`. */
export const readPlanCopy = memoize(() => {
  const { language } = currentContent();
  const { when, ...copy } = readYaml("plan.yaml", schema);
  return { ...copy, when: { ...when, span: { ...when.span, language } } };
});
