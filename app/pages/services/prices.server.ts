import { z } from "zod";
import { formatMonth, interpolate } from "../../data/format.ts";
import { currentContent, memoize } from "../../data/open-content.server.ts";
import { readYaml } from "../../data/read-content.server.ts";
import {
  action,
  refuseDuplicates,
  sample,
  sitePath,
  text,
  texts,
  withPlaceholders,
} from "../../data/schema.ts";
import { findServiceByPath, readServices } from "../../data/services.server.ts";
import { formatNumber } from "./figures.ts";

const file = "prices.yaml";

const rupees = z.int("write whole rupees without commas, for example 20000").positive();

const rowSchema = z
  .strictObject({
    ...texts("what", "per", "inIt", "notInIt"),
    sample,
    from: rupees,
    to: rupees,
  })
  .refine(({ from, to }) => from < to, { path: ["to"], message: "write a figure above the one in `from`" });

const schema = z.strictObject({
  ...texts("title", "own", "inIt", "notInIt", "sample"),
  text: withPlaceholders(text, "month"),
  caption: withPlaceholders(text, "service", "month"),
  columns: z.strictObject(texts("work", "range")),
  range: withPlaceholders(text, "from", "to"),
  all: action,
  asOf: z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/, "write the month the figures are of, for example 2026-11"),
  parts: z
    .array(z.strictObject({ service: sitePath, rows: z.array(rowSchema).min(1) }))
    .superRefine(
      refuseDuplicates(["service"], (_, path) => `there are two parts for ${path}; join their rows in one`),
    ),
});

/** The price list in menu order, from `content/prices.yaml`. Services without prices there are left out. */
export const readPrices = memoize(() => {
  const { parts, asOf, ...copy } = readYaml(file, schema);
  const month = formatMonth(asOf, currentContent().language);
  for (const { service } of parts) findServiceByPath(service, `content/${file}`, "parts");
  return {
    copy: { ...copy, text: interpolate(copy.text, { month }) },
    parts: readServices().flatMap(({ name, path }) => {
      const part = parts.find(({ service }) => service === path);
      if (!part) return [];
      const rows = part.rows.map((row) => ({
        ...row,
        range: interpolate(copy.range, { from: formatNumber(row.from), to: formatNumber(row.to) }),
      }));
      return [{ path, caption: interpolate(copy.caption, { service: name, month }), rows }];
    }),
  };
});
export type Prices = ReturnType<typeof readPrices>;

/** The price list of one service only. */
export function readServicePrices(path: string): Prices {
  const { copy, parts } = readPrices();
  return { copy, parts: parts.filter((part) => part.path === path) };
}
