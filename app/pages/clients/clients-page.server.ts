import { z } from "zod";
import { listLogos } from "../../data/clients.server.ts";
import { memoize } from "../../data/open-content.server.ts";
import { findPicture } from "../../data/pictures.server.ts";
import { readYaml } from "../../data/read-content.server.ts";
import { action, closing, entry, meta, text, texts } from "../../data/schema.ts";
import { readStoryList } from "../../data/stories.server.ts";
import { createPageMeta } from "../../seo/page-meta.server.ts";

const schema = z.strictObject({
  head: meta,
  title: text.max(60),
  lead: text.max(60),
  text,
  slider: text,
  wall: z.strictObject({ title: text.max(14), text, yours: action }),
  /** What clients said of the agency where everybody can read it; nothing is shown while there is none. */
  said: z.strictObject({
    title: text,
    list: z.array(
      entry({
        quote: text.max(400),
        ...texts("name", "source"),
        url: z.url({ protocol: /^https$/, error: "write the whole address, beginning with https://" }),
      }),
    ),
  }),
  closing,
});

/** The Clients page: its copy from `content/pages/clients.yaml`, the clients, each with its board where there is one, and the stories of some. */
export const readClientsPage = memoize(() => {
  const copy = readYaml("pages/clients.yaml", schema);
  const head = createPageMeta(copy.head, "/Clients");
  const clients = listLogos({ withTrade: true }).map((client) => ({
    ...client,
    board: findPicture(`${client.key}-hoarding`),
  }));
  return { ...copy, head, clients, stories: readStoryList() };
});

export type ClientsPage = ReturnType<typeof readClientsPage>;
