import { z } from "zod";
import { memoize } from "../../../data/open-content.server.ts";
import { readYaml } from "../../../data/read-content.server.ts";
import { text, texts, withPlaceholders } from "../../../data/schema.ts";
import { societyUnits } from "./societies.server.ts";

const schema = z.strictObject({
  totals: z.strictObject({
    societies: text,
    people: text,
    flats: text,
    street: withPlaceholders(text, "societies", "flats"),
  }),
  card: z.strictObject({
    ...texts("society", "people", "flats", "media", "board", "size", "visibility"),
    about: withPlaceholders(text, "name"),
    units: z.strictObject(texts(...societyUnits)),
  }),
  drawing: z.strictObject({
    alt: withPlaceholders(text, "name", "flats", "board", "size"),
    feet: withPlaceholders(text, "n"),
    person: text,
  }),
  kit: z.strictObject({ line: text }),
});

/** The words around the societies and in every drawing, from `content/pages/society-branding.yaml`. */
export const readSocietyCopy = memoize(() => readYaml("pages/society-branding.yaml", schema));
