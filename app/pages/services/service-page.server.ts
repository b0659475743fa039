import { z } from "zod";
import { memoize } from "../../data/open-content.server.ts";
import { aliases, englishPath } from "../../data/paths.ts";
import { readYaml } from "../../data/read-content.server.ts";
import { action, sitePath, text } from "../../data/schema.ts";
import { findService } from "../../data/services.server.ts";
import { readSite } from "../../data/site.server.ts";
import { readStoryList } from "../../data/stories.server.ts";
import { breadcrumbs, pageMeta } from "../../seo/page-meta.server.ts";
import { readPricesOf } from "./prices.server.ts";
import { factTitles, readServiceFacts } from "./service-facts.server.ts";
import { readTrust } from "./trust.server.ts";

const schema = z.strictObject({
  enquireNow: action,
  extras: z.record(sitePath, z.array(z.union([action, z.strictObject({ label: text, chat: text })]))),
  facts: factTitles,
  nextTitle: text,
  timeTitle: text,
  priceTitle: text,
  questions: action,
});

/** The copy that all service pages share, from `content/pages/service.yaml`. */
export const readServicePageCopy = memoize(() => readYaml("pages/service.yaml", schema));

/**
 * The data of a service page: its copy and pictures, the buttons of its opening, and its head.
 * @param pattern its canonical or second address, spelled as in the routes
 * @throws ContentError when no service has that address or a picture is missing
 */
export function readServicePage({ pattern }: { pattern: string }) {
  const { facts, ...service } = findService(aliases[pattern] ?? englishPath(pattern));
  const { extras, facts: titles, ...copy } = readServicePageCopy();
  const prices = readPricesOf(service.path);
  return {
    service,
    copy,
    trust: readTrust(service.name),
    prices,
    facts: readServiceFacts(service.file, facts, titles, prices),
    stories: readStoryList(({ services }) => services.includes(service.path)),
    extras: extras[service.path] ?? [],
    head: pageMeta(service.head, service.path, {
      share: service.hero.name,
      data: [
        breadcrumbs({ name: service.name, path: service.path }),
        {
          "@type": "Service",
          name: service.name,
          serviceType: service.name,
          url: service.path,
          provider: { "@id": "/#agency" },
          areaServed: { "@type": "City", name: readSite().city },
        },
      ],
    }),
  };
}

export type ServicePage = ReturnType<typeof readServicePage>;
