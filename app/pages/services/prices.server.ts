import { z } from "zod";
import { ContentError } from "../../data/content-error.ts";
import { interpolate, monthText } from "../../data/format.ts";
import { currentContent, memoize } from "../../data/open-content.server.ts";
import { readYaml } from "../../data/read-content.server.ts";
import { action, sample, sitePath, text, withPlaceholders } from "../../data/schema.ts";
import { readServices, serviceAt } from "../../data/services.server.ts";
import { indianNumber } from "./figures.ts";

const file = "prices.yaml";

const rupees = z.int("write whole rupees without commas, for example 20000").positive();

const row = z
  .strictObject({
    what: text,
    sample,
    from: rupees,
    to: rupees,
    per: text,
    inIt: text,
    notInIt: text,
  })
  .refine(({ from, to }) => from < to, { path: ["to"], message: "write a figure above the one in `from`" });

const schema = z.strictObject({
  title: text,
  text: withPlaceholders(text, "month"),
  own: text,
  caption: withPlaceholders(text, "service", "month"),
  columns: z.strictObject({ work: text, range: text }),
  range: withPlaceholders(text, "from", "to"),
  inIt: text,
  notInIt: text,
  sample: text,
  all: action,
  asOf: z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/, "write the month the figures are of, for example 2026-11"),
  parts: z.array(z.strictObject({ service: sitePath, rows: z.array(row).min(1) })),
});

/** The price list in menu order, from `content/prices.yaml`. Services without prices there are left out. */
export const readPrices = memoize(() => {
  const { parts, asOf, ...copy } = readYaml(file, schema);
  const month = monthText(asOf, currentContent().language);
  for (const { service } of parts) serviceAt(service, `content/${file}`, "parts");
  return {
    copy: { ...copy, text: interpolate(copy.text, { month }) },
    parts: readServices().flatMap(({ name, path }) => {
      const [part, another] = parts.filter(({ service }) => service === path);
      if (another)
        throw new ContentError(
          `content/${file}`,
          "parts",
          `there are two parts for ${path}; join their rows in one`,
        );
      if (!part) return [];
      const rows = part.rows.map((one) => ({ ...one, range: rangeOf(copy.range, one) }));
      return [{ path, caption: interpolate(copy.caption, { service: name, month }), rows }];
    }),
  };
});
export type Prices = ReturnType<typeof readPrices>;

/**
 * The price list of one service only.
 * @param path a service's canonical address
 */
export function readPricesOf(path: string): Prices {
  const { copy, parts } = readPrices();
  return { copy, parts: parts.filter((part) => part.path === path) };
}

function rangeOf(words: string, { from, to }: { from: number; to: number }): string {
  return interpolate(words, { from: indianNumber(from), to: indianNumber(to) });
}
