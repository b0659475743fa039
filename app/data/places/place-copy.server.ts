import { z } from "zod";
import { currentContent, memoize } from "../open-content.server.ts";
import { readYaml } from "../read-content.server.ts";
import { text, texts, withPlaceholders } from "../schema.ts";
import { boardKinds } from "./board-kinds.ts";

const counted = z.strictObject({
  one: withPlaceholders(text, "size"),
  more: withPlaceholders(text, "n", "size"),
});
const several = z.strictObject({ two: text, more: withPlaceholders(text, "n") });

const placeSchema = z.strictObject({
  kinds: z.strictObject(texts(...boardKinds)),
  size: withPlaceholders(text, "width", "height"),
  counted: z.strictObject({ faces: counted, poles: counted }),
  vacancy: z.strictObject({
    now: text,
    from: withPlaceholders(text, "day"),
    until: withPlaceholders(text, "day"),
    last: withPlaceholders(text, "day"),
    some: z.strictObject({
      now: withPlaceholders(text, "free", "all"),
      from: withPlaceholders(text, "free", "all", "day"),
      until: withPlaceholders(text, "free", "all", "day"),
      fewer: withPlaceholders(text, "free", "all", "left", "day"),
      last: withPlaceholders(text, "free", "all", "left", "day"),
    }),
  }),
  map: text,
  rent: z.strictObject({
    one: withPlaceholders(text, "from"),
    all: withPlaceholders(text, "from", "boards"),
    faces: withPlaceholders(text, "from", "boards", "one"),
    face: withPlaceholders(text, "from"),
    of: z.strictObject({ boards: several, faces: several, poles: several }),
    not: text,
    onRequest: text,
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
    ...texts("place", "facing", "traffic", "size", "light"),
    about: withPlaceholders(text, "name"),
  }),
  drawing: z.strictObject({ alt: withPlaceholders(text, "name", "board", "size") }),
  printed: withPlaceholders(text, "prices"),
  columns: z.strictObject(texts("name", "place", "kind", "rentFrom", "rentTo")),
  months: z.strictObject({ ...texts("weeks", "title", "month"), months: withPlaceholders(text, "n") }),
});

/** What every page with places says of them (kinds, sizes, rents, filters, rows), from `content/places.yaml`. */
export const readPlaceCopy = memoize(() => {
  const { language } = currentContent();
  const { vacancy, ...copy } = readYaml("places.yaml", placeSchema);
  return { ...copy, vacancy: { ...vacancy, language } };
});
