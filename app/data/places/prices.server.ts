import { z } from "zod";
import { formatNumber } from "../../../formats/number.ts";
import { formatMonth, interpolate } from "../format.ts";
import { currentContent, memoize } from "../open-content.server.ts";
import { readYaml } from "../read-content.server.ts";
import {
  action,
  entry,
  refuseDuplicates,
  sample,
  servicePath,
  text,
  texts,
  withPlaceholders,
} from "../schema.ts";
import { findServiceByPath, readServices } from "../services.server.ts";
import { boardKinds } from "./board-kinds.ts";
import { type CostRow, onceWork } from "./costs.ts";

const file = "prices.yaml";

const rupees = z.int("write whole rupees without commas, for example 20000").positive();

const kind = z.enum(boardKinds);
const works = z.array(z.enum(onceWork)).min(1);

const rowSchema = entry({
  ...texts("what", "per", "inIt", "notInIt"),
  sample,
  from: rupees,
  to: rupees,
  board: z
    .strictObject({
      kind,
      width: z.number().positive(),
      height: z.number().positive(),
      covers: works.optional(),
    })
    .optional(),
  once: z
    .strictObject({
      work: works,
      kinds: z.array(kind).min(1),
      by: z.enum(["face", "square-foot", "size"]),
      most: z.int().positive().optional(),
    })
    .optional(),
})
  .refine(({ from, to }) => from < to, { path: ["to"], message: "write a figure above the one in `from`" })
  .refine(({ board, once }) => !board || !once, {
    path: ["once"],
    message: "a row is the rent of a board or is paid once; take `board` or `once` out",
  });

const schema = z.strictObject({
  asOf: z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/, "write the month the figures are of, for example 2026-11")
    .meta({ input: "month" }),
  parts: z
    .array(
      entry({
        service: servicePath,
        rows: z.array(rowSchema).min(1),
        /** What is offered without a figure, and what it hangs on. */
        onRequest: z.array(entry(texts("what", "why"))).optional(),
      }),
    )
    .superRefine(
      refuseDuplicates(["service"], (_, path) => `there are two parts for ${path}; join their rows in one`),
    ),
  ...texts("title", "own", "inIt", "notInIt", "sample", "onRequest", "open"),
  text: withPlaceholders(text, "month"),
  columns: z.strictObject(texts("work", "range")),
  range: withPlaceholders(text, "from", "to"),
  all: action,
  firstMonth: z.strictObject({
    caption: text,
    columns: z.strictObject(texts("work", "range")),
    sum: withPlaceholders(text, "rent", "once", "artwork", "gst"),
    from: withPlaceholders(text, "total"),
    to: withPlaceholders(text, "total"),
  }),
});

/** The price list as it is written. */
export const readPriceList = memoize(() => readYaml(file, schema));

/** The price list in menu order, from `content/prices.yaml`. Services without prices there are left out. */
export const readPrices = memoize(() => {
  const { parts, asOf, firstMonth: _, ...copy } = readPriceList();
  const month = formatMonth(asOf, currentContent().language);
  for (const { service } of parts) findServiceByPath(service, `content/${file}`, "parts");
  return {
    copy: { ...copy, text: interpolate(copy.text, { month }) },
    parts: readServices().flatMap(({ name, path }) => {
      const part = parts.find(({ service }) => service === path);
      if (!part) return [];
      const rows = part.rows.map(({ board: _board, once: _once, ...row }) => ({
        ...row,
        range: interpolate(copy.range, { from: formatNumber(row.from), to: formatNumber(row.to) }),
      }));
      return [{ path, caption: name, rows, onRequest: part.onRequest ?? [] }];
    }),
  };
});
export type Prices = ReturnType<typeof readPrices>;

/** The rows that boards are paid by, in the order in which a plan tries them. */
export const readCostRows = memoize((): CostRow[] =>
  readPriceList()
    .parts.flatMap(({ rows }) => rows)
    .filter(({ board, once }) => board || once)
    .map(({ inIt: _inIt, notInIt: _notInIt, ...row }) => row),
);

/** The price list of one service only. */
export function readServicePrices(path: string): Prices {
  const { copy, parts } = readPrices();
  return { copy, parts: parts.filter((part) => part.path === path) };
}
