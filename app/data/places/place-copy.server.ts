import { z } from "zod";
import { currentContent, memoize } from "../open-content.server.ts";
import { readYaml } from "../read-content.server.ts";
import { meta, text, texts, withPlaceholders } from "../schema.ts";
import { boardKinds } from "./board-kinds.ts";

const counted = z.strictObject({
  one: withPlaceholders(text, "size"),
  more: withPlaceholders(text, "n", "size"),
});
const several = z.strictObject({ two: text, more: withPlaceholders(text, "n") });

const placeSchema = z.strictObject({
  kinds: z.strictObject(texts(...boardKinds)),
  size: withPlaceholders(text, "width", "height"),
  counted: z.strictObject({ unipole: counted, kiosk: counted }),
  vacancy: z.strictObject({
    now: text,
    from: withPlaceholders(text, "day"),
    until: withPlaceholders(text, "day"),
  }),
  map: text,
  rent: z.strictObject({
    one: withPlaceholders(text, "from"),
    all: withPlaceholders(text, "from", "boards"),
    faces: withPlaceholders(text, "from", "boards", "one"),
    of: z.strictObject({ boards: several, faces: several, poles: several }),
    not: text,
    onRequest: text,
  }),
  tick: z.strictObject({ ...texts("add", "added"), about: withPlaceholders(text, "name") }),
  bar: z.strictObject({
    ...texts("title", "see", "none", "rent", "societies", "sites", "people", "flats", "boards", "toldNone"),
  }),
  filter: z.strictObject({
    ...texts("title", "q", "example", "month", "monthExtra", "free", "kind", "light", "lit", "dark", "size"),
    ...texts("seen", "gate", "lift", "people", "sort", "any", "ask", "clear"),
    upTo: withPlaceholders(text, "sum"),
    atLeast: withPlaceholders(text, "n"),
    order: z.strictObject(texts("listed", "month", "free", "size", "people", "perBoard", "near")),
    remain: z.strictObject({
      all: withPlaceholders(text, "n"),
      some: withPlaceholders(text, "n", "all"),
      none: withPlaceholders(text, "all"),
    }),
    nearest: withPlaceholders(text, "name", "price", "vacancy"),
    loosen: z.strictObject({
      ...texts("q", "kind", "light", "seen"),
      month: withPlaceholders(text, "value"),
      free: withPlaceholders(text, "value"),
      size: withPlaceholders(text, "value"),
      people: withPlaceholders(text, "value"),
      several: withPlaceholders(text, "changes"),
    }),
    unpriced: withPlaceholders(text, "n"),
  }),
  row: z.strictObject({
    ...texts("drawing", "photograph", "areas", "failed", "english"),
    month: withPlaceholders(text, "from"),
    more: withPlaceholders(text, "n"),
    whole: withPlaceholders(text, "n"),
  }),
  search: z.strictObject({
    ...texts("title", "from", "society", "site", "lit"),
    budgets: z.array(z.int().positive()).min(1).max(8),
  }),
  see: z.strictObject({
    society: withPlaceholders(text, "n"),
    site: withPlaceholders(text, "n"),
  }),
  card: z.strictObject({
    ...texts("place", "facing", "traffic", "kind", "size", "light"),
    about: withPlaceholders(text, "name"),
  }),
  drawing: z.strictObject({ alt: withPlaceholders(text, "name", "board", "size") }),
});

const planSchema = z.strictObject({
  head: meta,
  opening: z.strictObject({ title: text, text }),
  street: z.strictObject({
    label: text,
    alt: withPlaceholders(text, "names"),
    empty: z.array(text.max(14)).length(2),
  }),
  costs: z.strictObject({
    ...texts("title", "rent", "first", "total", "sum", "month", "half", "crane", "long", "sample"),
    whole: withPlaceholders(text, "span", "months"),
    lines: withPlaceholders(text, "n"),
    line: withPlaceholders(text, "count", "range", "per"),
    monthly: withPlaceholders(text, "count", "months", "range", "per"),
    months: withPlaceholders(text, "n"),
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
    ...texts("society", "site", "title", "what", "people", "flats", "none", "sum", "sizes"),
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
    ...texts("society", "site", "medium", "name", "place", "seen", "kind"),
    ...texts("width", "height", "count", "people", "flats", "rentFrom", "rentTo"),
    ...texts("cost", "times", "months", "per", "from", "to"),
  }),
  compare: z.strictObject({
    ...texts("title", "this", "other", "swap", "drop", "dropped", "print", "aside", "shown"),
    difference: withPlaceholders(text, "n"),
  }),
  kit: z.strictObject(texts("title", "text", "cheapest", "print", "link")),
  print: z.strictObject({ title: text, kitTitle: text, line: withPlaceholders(text, "prices") }),
  inventories: z.strictObject({ society: text, site: withPlaceholders(text, "service") }),
});

/** What every page with places says of them (kinds, sizes, rents, filters, rows), from `content/places.yaml`. */
export const readPlaceCopy = memoize(() => {
  const { language } = currentContent();
  const { vacancy, ...copy } = readYaml("places.yaml", placeSchema);
  return { ...copy, vacancy: { ...vacancy, language } };
});

/** What the plan's page and the files made from it say, from `content/plan.yaml`. */
export const readPlanCopy = memoize(() => {
  const { language } = currentContent();
  const { when, ...copy } = readYaml("plan.yaml", planSchema);
  return { ...copy, when: { ...when, span: { ...when.span, language } } };
});
