import { z } from "zod";
import { memoize } from "./open-content.server.ts";
import { readYaml } from "./read-content.server.ts";
import { text } from "./schema.ts";

const schema = z.strictObject({ title: text, text, phone: text, chat: text });

/** The words of the page that the proxy shows while the server doesn't answer. */
export const readAway = memoize(() => readYaml("pages/away.yaml", schema));
