import { z } from "zod";
import { memoize } from "../../../data/open-content.server.ts";
import { readYaml } from "../../../data/read-content.server.ts";
import { text, withPlaceholders } from "../../../data/schema.ts";
import { boardKinds } from "./board-kinds.ts";
import { planPageCopy } from "./plan-page-copy.server.ts";

const kinds = z.strictObject(
  Object.fromEntries(boardKinds.map((kind) => [kind, text])) as Record<
    (typeof boardKinds)[number],
    typeof text
  >,
);

const schema = z.strictObject({
  kinds,
  size: withPlaceholders(text, "width", "height"),
  vacancy: z.strictObject({ now: text, from: withPlaceholders(text, "day") }),
  tick: z.strictObject({ add: text, added: text, about: withPlaceholders(text, "name") }),
  bar: z.strictObject({
    title: text,
    see: text,
    none: text,
    societies: text,
    sites: text,
    people: text,
    flats: text,
    boards: text,
    told: withPlaceholders(text, "places", "people", "flats", "boards"),
    toldNone: text,
    places: z.strictObject({ one: text, more: withPlaceholders(text, "n") }),
  }),
  filter: z.strictObject({
    title: text,
    kind: text,
    seen: text,
    people: text,
    area: text,
    sort: text,
    any: text,
    gate: text,
    lift: text,
    order: z.strictObject({ listed: text, people: text, flats: text, perBoard: text, size: text }),
    clear: text,
    remain: z.strictObject({
      all: withPlaceholders(text, "n"),
      some: withPlaceholders(text, "n", "all"),
      none: withPlaceholders(text, "all"),
    }),
  }),
  card: z.strictObject({
    site: text,
    media: text,
    place: text,
    facing: text,
    traffic: text,
    kind: text,
    size: text,
    light: text,
    about: withPlaceholders(text, "name"),
  }),
  drawing: z.strictObject({ alt: withPlaceholders(text, "name", "board", "size") }),
  ...planPageCopy,
});

/** The copy of the plan and of its checkboxes, bar and filters, from `content/plan.yaml`. */
export const readPlanCopy = memoize(() => readYaml("plan.yaml", schema));

export type PlanCopy = z.output<typeof schema>;
