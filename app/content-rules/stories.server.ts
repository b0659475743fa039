import { ContentError } from "../data/content-error.ts";
import { readStories } from "../data/stories.server.ts";
import { readPlanEntries } from "../pages/services/places/plan-entries.server.ts";
import { readPrices } from "../pages/services/prices.server.ts";

/** Stories whose plan names a place that the inventories don't have, or whose bill contradicts the price list. */
export function storiesThatContradict(): ContentError[] {
  const places = readPlanEntries().map(({ slug }) => slug);
  const prices = new Map(readPrices().parts.flatMap(({ rows }) => rows.map((row) => [row.what, row])));
  return readStories().flatMap(({ file, plan, bill }) => [
    ...plan.places
      .filter((one) => !places.includes(one))
      .map(
        (one) =>
          new ContentError(
            file,
            "plan.places",
            `no society and no site is called “${one}” in addresses; correct it, or take it out`,
          ),
      ),
    ...bill.flatMap(({ what, rate, price }, index) => {
      const field = `bill (entry ${index + 1})`;
      const row = price === undefined ? undefined : prices.get(price);
      if (price !== undefined && !row)
        return [
          new ContentError(
            file,
            `${field}.price`,
            `content/prices.yaml has no row “${price}”; correct it, or take the line out`,
          ),
        ];
      return row && (rate < row.from || rate > row.to)
        ? [
            new ContentError(
              file,
              `${field}.rate`,
              `${what} is billed at ₹${rate}, outside the range of “${price}” in content/prices.yaml, ₹${row.from} to ₹${row.to}; correct one of them`,
              { style: true },
            ),
          ]
        : [];
    }),
  ]);
}
