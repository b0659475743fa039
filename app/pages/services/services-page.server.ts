import { z } from "zod";
import { memoize } from "../../data/open-content.server.ts";
import { readYaml } from "../../data/read-content.server.ts";
import { closing, meta, text } from "../../data/schema.ts";
import { breadcrumbs, pageMeta } from "../../seo/page-meta.server.ts";
import { readPrices } from "./prices.server.ts";

const schema = z.strictObject({
  head: meta,
  title: text,
  tagline: text,
  how: z.strictObject({ title: text, text }),
  closing,
});

/** The Services page, from `content/pages/services.yaml`. */
export const readServicesPage = memoize(() => {
  const copy = readYaml("pages/services.yaml", schema);
  return {
    ...copy,
    prices: readPrices(),
    head: pageMeta(copy.head, "/Services", {
      share: "outdoor-advertising-hero",
      data: [breadcrumbs({ name: copy.title, path: "/Services" })],
    }),
  };
});

export type ServicesPage = ReturnType<typeof readServicesPage>;
