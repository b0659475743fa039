import { z } from "zod";
import { ContentError } from "../../data/content-error.ts";
import { interpolate } from "../../data/format.ts";
import { currentContent } from "../../data/open-content.server.ts";
import { text, texts, withPlaceholders } from "../../data/schema.ts";
import type { ServiceFacts } from "../../data/services.server.ts";
import { indianNumber } from "./indian-number.ts";
import type { Prices } from "./prices.server.ts";

/** The words over the facts, in `content/pages/service.yaml`. */
export const factTitles = z.strictObject({
  ...texts("title", "get", "price", "time", "need"),
  from: withPlaceholders(text, "from", "per"),
  days: z.strictObject({ one: text, more: withPlaceholders(text, "n") }),
});

/**
 * What a service page answers first, in the words it is shown in: what one gets, the lowest price, working days step by
 * step, each with the days before it, their sum, and what one has to bring. `sample` is the word that marks what is made up.
 * @param file where the facts stand in English, for the error
 * @throws ContentError when the service's prices have no row of that name
 */
export function readServiceFacts(
  file: string,
  { get, price, job, steps, done, need, sample }: ServiceFacts,
  titles: z.output<typeof factTitles>,
  { copy, parts }: Prices,
) {
  const row = parts.flatMap(({ rows }) => rows).find(({ what }) => what === price);
  const folder = currentContent().language === "hi" ? "content/hi/" : "content/";
  if (price && !row)
    throw new ContentError(
      file.replace("content/", folder),
      "facts.price",
      `${folder}prices.yaml has no row “${price}” for this service; write one of its rows as it stands there`,
    );
  const days = steps.reduce((sum, step) => sum + step.days, 0);
  return {
    titles,
    get,
    price: row && {
      what: row.what,
      from: interpolate(titles.from, { from: indianNumber(row.from), per: row.per }),
    },
    job,
    steps: steps.map(({ what, days: n }, index) => ({
      what,
      days: n,
      before: steps.slice(0, index).reduce((sum, step) => sum + step.days, 0),
      told: n === 1 ? titles.days.one : interpolate(titles.days.more, { n }),
    })),
    days,
    done: interpolate(done, { days }),
    need,
    sample: sample || row?.sample ? copy.sample : undefined,
  };
}
