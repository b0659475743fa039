import { z } from "zod";
import { pageHead } from "./page-head.server.ts";
import { once, readYaml } from "./read-content.server.ts";
import { closing, head, text } from "./schema.ts";
import { breadcrumbs } from "./structured-data.server.ts";

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
