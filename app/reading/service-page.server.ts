import { z } from "zod";
import { once, readYaml } from "./read-content.server.ts";
import { action, sitePath, text } from "./schema.ts";

const schema = z.strictObject({
  enquireNow: action,
  extras: z.record(
    sitePath,
    z.array(z.union([action, z.strictObject({ label: text, chat: z.literal(true) })])).min(1),
  ),
  nextTitle: text,
  timeTitle: text,
  priceTitle: text,
});

/** The words that all eight service pages share, from `content/pages/service.yaml`. */
export const readServicePageWords = once(() => readYaml("pages/service.yaml", schema));
