import { z } from "zod";
import { readClients } from "../../data/clients.server.ts";
import { once, readYaml } from "../../data/read-content.server.ts";
import { action, closing, head, text } from "../../data/schema.ts";
import { pageHead } from "../../seo/page-head.server.ts";

const schema = z.strictObject({
  head,
  title: text.max(60),
  lead: text.max(60),
  text,
  slider: text,
  wall: z.strictObject({ title: text.max(14), text, yours: action }),
  closing,
});

/** The words of the clients' screen, from `content/pages/clients.yaml`, and the clients. */
export const readClientsPage = once(() => {
  const words = readYaml("pages/clients.yaml", schema);
  return { ...words, head: pageHead(words.head, "/Clients"), clients: readClients() };
});
