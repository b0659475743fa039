import { z } from "zod";
import { once, readYaml } from "../../data/read-content.server.ts";
import { closing, head, text } from "../../data/schema.ts";
import { pageHead } from "../../seo/page-head.server.ts";
import { breadcrumbs } from "../../seo/structured-data.server.ts";

const schema = z.strictObject({
  head,
  title: text,
  tagline: text,
  how: z.strictObject({ title: text, text }),
  closing,
});

/** The Services screen's own words, from `content/pages/services.yaml`. */
export const readServicesPage = once(() => {
  const words = readYaml("pages/services.yaml", schema);
  return {
    ...words,
    head: pageHead(words.head, "/Services", {
      share: "outdoor-advertising-hero",
      data: [breadcrumbs({ name: words.title, path: "/Services" })],
    }),
  };
});
