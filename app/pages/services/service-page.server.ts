import { z } from "zod";
import { formatNumber } from "../../../formats/number.ts";
import { ContentError } from "../../data/content-error.ts";
import { interpolate } from "../../data/format.ts";
import { toEnglishPath } from "../../data/language-paths.ts";
import { currentContent, memoize } from "../../data/open-content.server.ts";
import { aliases } from "../../data/paths.ts";
import { calculateFirstMonths, type FirstMonths } from "../../data/places/first-month.server.ts";
import { type Prices, readPrices, readServicePrices } from "../../data/places/prices.server.ts";
import { readYaml } from "../../data/read-content.server.ts";
import { action, closing, entry, meta, sitePath, text, texts, withPlaceholders } from "../../data/schema.ts";
import { findService, type ServiceFacts } from "../../data/services.server.ts";
import { readShell } from "../../data/shell.server.ts";
import { readSite } from "../../data/site.server.ts";
import { readStoryList } from "../../data/stories.server.ts";
import { createBreadcrumbs, createPageMeta } from "../../seo/page-meta.server.ts";

const factTitlesSchema = z.strictObject({
  ...texts("title", "get", "price", "time", "need"),
  from: withPlaceholders(text, "from", "per"),
  firstMonth: withPlaceholders(text, "total", "most"),
  extra: withPlaceholders(text, "extra"),
  days: z.strictObject({ one: text, more: withPlaceholders(text, "n") }),
});

type FactTitles = z.output<typeof factTitlesSchema>;

const schema = z.strictObject({
  enquireNow: action,
  extras: z.record(sitePath, z.array(z.union([entry(action.shape), entry({ label: text, chat: text })]))),
  facts: factTitlesSchema,
  ...texts("more", "nextTitle", "timeTitle", "priceTitle"),
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
  const { facts, ...service } = findService(aliases[pattern] ?? toEnglishPath(pattern));
  const { extras, facts: titles, ...copy } = readServicePageCopy();
  const prices = readServicePrices(service.path);
  const firstMonths = calculateFirstMonths(service.path);
  return {
    service,
    copy,
    trust: readTrust(service.name),
    prices,
    firstMonths,
    facts: describeFacts(service.file, facts, titles, prices, firstMonths),
    // What failed is told on Portfolio.
    stories: readStoryList(
      ({ services, outcome }) => services.includes(service.path) && outcome === "worked",
    ),
    extras: extras[service.path] ?? [],
    head: createPageMeta(service.head, service.path, {
      share: service.hero.name,
      data: [
        createBreadcrumbs({ name: service.name, path: service.path }),
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

/**
 * The facts at the top of a service page, as shown: what the client gets, the lowest price, the working days of each step
 * with the days before it, their sum, and what the client has to bring. `sample` is the word that marks made-up facts.
 * @param file where the facts stand in English, for the error
 * @throws ContentError when the service's prices have no row of that name
 */
function describeFacts(
  file: string,
  { get, price, job, steps, done, need, sample }: ServiceFacts,
  titles: FactTitles,
  { copy, parts }: Prices,
  firstMonths: FirstMonths | undefined,
) {
  const month = firstMonths?.rows.find(({ rentRow }) => rentRow === price);
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
      from: describeFrom(row, titles),
      /** What comes on top, or the whole first month of a board. */
      extra: month
        ? interpolate(titles.firstMonth, { total: month.total, most: month.most })
        : interpolate(titles.extra, { extra: row.notInIt }),
    },
    job,
    steps: steps.map(({ what, days: n }, index) => ({
      what,
      days: n,
      before: steps.slice(0, index).reduce((sum, step) => sum + step.days, 0),
      duration: n === 1 ? titles.days.one : interpolate(titles.days.more, { n }),
    })),
    days,
    done: interpolate(done, { days }),
    need,
    sample: sample || row?.sample ? copy.sample : undefined,
  };
}

function describeFrom({ from, per }: { from: number; per: string }, titles: FactTitles): string {
  return interpolate(titles.from, { from: formatNumber(from), per });
}

/** The lowest price of a service that is charged as its first is, by the month for example; undefined without prices. */
function findLowestPrice({ parts: [part] }: Prices, titles: FactTitles): string | undefined {
  const alike = part?.rows.filter(({ per }) => per === part.rows[0]?.per) ?? [];
  const [lowest] = alike.sort((a, b) => a.from - b.from);
  return lowest && describeFrom(lowest, titles);
}

const trustSchema = z.strictObject({
  ...texts("kicker", "title"),
  action,
  strip: withPlaceholders(text, "service"),
  stripAgain: withPlaceholders(text, "service"),
});

/** The copy of the section that all service pages share, from `content/pages/trust.yaml`. */
export function readTrust(service: string) {
  const { strip, stripAgain, ...copy } = readTrustCopy();
  const words = { service };
  return { ...copy, strip: interpolate(strip, words), stripAgain: interpolate(stripAgain, words) };
}

const readTrustCopy = memoize(() => readYaml("pages/trust.yaml", trustSchema));

const servicesSchema = z.strictObject({
  head: meta,
  ...texts("title", "tagline"),
  how: z.strictObject({ title: text, text }),
  closing,
});

/** The Services page, from `content/pages/services.yaml`. */
export const readServicesPage = memoize(() => {
  const copy = readYaml("pages/services.yaml", servicesSchema);
  const titles = readServicePageCopy().facts;
  return {
    ...copy,
    services: readShell().services.map((service) => ({
      ...service,
      from: findLowestPrice(readServicePrices(service.path), titles),
    })),
    prices: readPrices(),
    head: createPageMeta(copy.head, "/Services", {
      share: "outdoor-advertising-3",
      data: [createBreadcrumbs({ name: copy.title, path: "/Services" })],
    }),
  };
});

export type ServicesPage = ReturnType<typeof readServicesPage>;
