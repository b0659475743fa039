import { z } from "zod";
import { formatNumber } from "../../../../formats/number.ts";
import { boardFile } from "../../../data/collections.ts";
import { formatDay, interpolate } from "../../../data/format.ts";
import { toEnglishPath } from "../../../data/language-paths.ts";
import { currentContent, memoize } from "../../../data/open-content.server.ts";
import { enquiryPath } from "../../../data/paths.ts";
import { formatSize, keepSizesTogether } from "../../../data/places/board-sizes.ts";
import { calculateFirstMonth, takeOneFace } from "../../../data/places/first-month.server.ts";
import { readSocietyCopy } from "../../../data/places/inventory.server.ts";
import { readPlaceCopy } from "../../../data/places/place-copy.server.ts";
import {
  describeRowRent,
  findPlacePrices,
  listMarks,
  type Place,
  readPlaces,
} from "../../../data/places/places.server.ts";
import { readingMetresPerFoot } from "../../../data/places/reading-distance.ts";
import { findFreeDay } from "../../../data/places/vacancy.ts";
import { publishingDay } from "../../../data/publishing.server.ts";
import { readYaml } from "../../../data/read-content.server.ts";
import { type Coordinates, meta, text, texts, withPlaceholders } from "../../../data/schema.ts";
import { findService } from "../../../data/services.server.ts";
import { fitSearchTitle } from "../../../data/site.server.ts";
import { createBreadcrumbs, createPageMeta } from "../../../seo/page-meta.server.ts";
import { readServicePageCopy } from "../service-page.server.ts";
import { createTemplates, listTemplateNotes, templateCopySchema } from "./artwork-template.server.ts";

const schema = z.strictObject({
  head: meta.extend({
    title: withPlaceholders(text, "name", "size"),
    description: withPlaceholders(text, "name", "place", "board", "size"),
  }),
  sample: text,
  firstMonth: withPlaceholders(text, "from", "to", "sum"),
  firstMonthFaces: withPlaceholders(text, "from", "to", "sum", "oneFrom", "oneTo"),
  actions: z.strictObject(texts("enquire", "chat", "share")),
  message: withPlaceholders(text, "name", "place", "board", "size", "vacancy", "price"),
  about: withPlaceholders(text, "name", "place", "url"),
  drawing: z.strictObject({
    ...texts("scale", "night", "day"),
    photographed: withPlaceholders(text, "day"),
    line: withPlaceholders(text, "line"),
    otherAlt: withPlaceholders(text, "name"),
  }),
  facts: z.strictObject({
    ...texts("title", "passers", "source", "permission", "consent", "unpermitted", "certificate"),
    until: withPlaceholders(text, "day"),
  }),
  reach: z.strictObject({
    ...texts("title", "source", "standing"),
    approach: withPlaceholders(text, "approach"),
    answer: withPlaceholders(text, "seconds"),
    ahead: withPlaceholders(text, "metres"),
    letters: withPlaceholders(text, "height", "inches", "easy"),
    clear: withPlaceholders(text, "view"),
    hidden: withPlaceholders(text, "view"),
    sum: withPlaceholders(text, "speed", "pace", "metres", "seconds"),
    walk: withPlaceholders(text, "speed", "pace", "metres", "seconds"),
  }),
  nearby: z.strictObject({ ...texts("title", "all"), what: withPlaceholders(text, "km", "board", "size") }),
  template: z.strictObject(texts("title", "text", "svg", "free", "code")),
  sheet: templateCopySchema,
  free: z.strictObject({
    title: withPlaceholders(text, "name"),
    print: text,
    ...texts("hi", "en"),
    scan: z.array(text).length(2),
    sample: z.array(text).length(2),
    notYet: withPlaceholders(text, "name"),
    first: z.strictObject(texts("phone", "address")),
  }),
});

/** The words of a board's page and of its template, from `content/pages/board.yaml`. */
export const readBoardCopy = memoize(() => readYaml(boardFile, schema));
export type BoardCopy = z.output<typeof schema>;

/** How many letters of a fact and its name stand on one line. */
const longestLine = 36;

/** How many boards nearby are named. */
const nearbyCount = 4;

/**
 * The data of a society's or site's own page. Sentences are composed here, at build time, so that the browser need not.
 * @param pattern its address
 * @throws Error where no society or site has that address
 */
export function readBoardPage({ pattern }: { pattern: string }) {
  const path = toEnglishPath(pattern);
  const place = readPlaces().find((place) => place.path === path);
  if (!place) throw new Error(`${path} is the address of no society and no site`);
  const { head, drawing, facts, template, sheet, ...copy } = readBoardCopy();
  const service = findService(place.service);
  const placeCopy = readPlaceCopy();
  const price = place.price ?? placeCopy.filter.ask;
  const neighbours = findNeighbours(place);
  const { slug, name, size, passers, source, photographed } = place;
  const lines = [
    ...place.facts,
    ...listPapers(place, facts),
    ...(passers ? [[facts.passers, formatNumber(passers)]] : []),
    ...(source ? [[facts.source, source]] : []),
  ] as Place["facts"];
  const words = { name, place: place.location, board: place.board, size, price };
  const description = interpolate(head.description, words);
  return {
    head: createPageMeta(
      {
        keywords: head.keywords.map((keyword) => interpolate(keyword, words)),
        title: fitSearchTitle(interpolate(head.title, words), name),
        description,
      },
      path,
      {
        share: { src: `/artwork/${slug}.jpg`, alt: description },
        data: [
          createBreadcrumbs({ name: service.name, path: service.path }, { name, path }),
          ...(place.isSample ? [] : createStructuredData(place, description)),
        ],
      },
    ),
    place,
    sample: place.isSample && copy.sample,
    builtOn: publishingDay(),
    service: { name: service.name, path: `${service.path}#inventory` },
    closing: service.closing,
    /** What is sent; `{vacancy}` is filled in on the day. */
    message: interpolate(copy.message, words),
    about: interpolate(copy.about, words),
    enquire: enquiryPath(readServicePageCopy().enquireNow.path, { service: service.name, society: name }),
    actions: copy.actions,
    vacancy: placeCopy.vacancy,
    price,
    /** What the rent leaves out. */
    beside: place.rent && (describeFirstMonth(place, copy) ?? placeCopy.rent.not),
    facts: {
      title: facts.title,
      list: lines.filter((fact) => !isSentence(fact)),
      /** Those that take more than a line, for below the others. */
      sentences: lines.filter(isSentence),
    },
    reach: describeReach(place, copy.reach),
    nearby: {
      ...copy.nearby,
      list: neighbours.map(({ km, ...place }) => ({
        place,
        what: interpolate(copy.nearby.what, { km: km.toFixed(1), board: place.board, size: place.size }),
        rent: describeRowRent(place),
      })),
    },
    template: {
      ...template,
      notes: createTemplates(place.boards, place.road).map((artwork) => ({
        size: formatSize(placeCopy, artwork.size),
        lines: listTemplateNotes(artwork, sheet),
        artwork,
      })),
      files: sheet.files,
    },
    prices: findPlacePrices(place),
    drawing: { ...drawing, ...readSocietyCopy().drawing },
    /** Of which day the photograph is. */
    caption: photographed && interpolate(drawing.photographed, { day: writeDay(photographed) }),
    /** How large things are drawn. */
    scale: keepSizesTogether(drawing.scale),
    marks: listMarks([place, ...neighbours]),
  };
}

export type BoardPage = ReturnType<typeof readBoardPage>;

/** A place’s papers: until when its boards are permitted, and the date of its certificate. */
function listPapers(
  { medium, permitted, certificate }: Place,
  copy: ReturnType<typeof readBoardCopy>["facts"],
): Place["facts"] {
  const until = permitted && interpolate(copy.until, { day: writeDay(permitted) });
  return [
    [medium === "society" ? copy.consent : copy.permission, until || copy.unpermitted],
    ...(certificate ? [[copy.certificate, writeDay(certificate)] satisfies Place["facts"][number]] : []),
  ];
}

function isSentence([name, value]: Place["facts"][number]): boolean {
  return name.length + value.length > longestLine;
}

function writeDay(day: string): string {
  return formatDay(day, currentContent().language);
}

/** What a place's first month comes to by the price list; undefined where the list lacks some work on it. */
function describeFirstMonth(
  place: Place,
  copy: Pick<BoardCopy, "firstMonth" | "firstMonthFaces">,
): string | undefined {
  const month = calculateFirstMonth(place);
  if (!month) return undefined;
  const face = calculateFirstMonth(takeOneFace(place)) ?? month;
  const figures = { from: month.from, to: month.to, oneFrom: face.from, oneTo: face.to };
  return interpolate(copy[face.from < month.from ? "firstMonthFaces" : "firstMonth"], {
    ...Object.fromEntries(Object.entries(figures).map(([name, rupees]) => [name, formatNumber(rupees)])),
    sum: month.sum,
  });
}

/** The nearest other places with their distance; none where it isn't known where this one stands. */
function findNeighbours({ at, slug }: Place): (Place & { km: number })[] {
  if (!at) return [];
  return readPlaces()
    .flatMap((neighbour) =>
      neighbour.at && neighbour.slug !== slug
        ? [{ ...neighbour, km: measureKilometres(at, neighbour.at) }]
        : [],
    )
    .sort((a, b) => a.km - b.km)
    .slice(0, nearbyCount);
}

/** A board for search engines: what can be booked with the rent of a month, if it has one, and where it stands. */
function createStructuredData(
  { path, slug, name, board, location, at, bookings, rent }: Place,
  description: string,
): object[] {
  const freeDay = findFreeDay(bookings, publishingDay());
  const isFree = freeDay === publishingDay();
  return [
    {
      "@type": "Product",
      name,
      description,
      category: board,
      image: `/artwork/${slug}.jpg`,
      url: path,
      ...(rent && {
        offers: {
          "@type": "AggregateOffer",
          priceCurrency: "INR",
          lowPrice: rent.from,
          highPrice: rent.to,
          availability: `https://schema.org/${isFree ? "InStock" : "PreOrder"}`,
          ...(!isFree && { availabilityStarts: freeDay }),
          seller: { "@id": "/#agency" },
        },
      }),
    },
    {
      "@type": "Place",
      name,
      address: location,
      url: path,
      ...(at && { geo: { "@type": "GeoCoordinates", ...at } }),
    },
  ];
}

/** The highest speed, in km/h, at which those who pass are on foot. */
const walkingSpeed = 6;

/**
 * How long the main line of a board is read in passing. Sources: content/pages/board.yaml, under `reach`.
 * @param height of the board in feet; the main line's letters are a quarter of it
 * @param road its speed in km/h, and the metres of clear view before the board
 * @returns the steps of the sum: letters in inches, the metres from which they are easily read, those that count because
 * the view is clear, metres a second, and the seconds
 */
function calculateReach(height: number, { speed, view }: { speed: number; view: number }) {
  const letters = height / 4;
  const easy = letters * readingMetresPerFoot;
  const metres = Math.min(easy, view);
  const pace = speed / 3.6;
  return { inches: letters * 12, easy, metres, pace, seconds: metres / pace };
}

/**
 * How long a board is read in passing, with the steps of the sum; the highest of several boards counts. Nothing where no
 * road is known, unless people stand before it.
 */
export function describeReach(
  { road, boards, spots }: Place,
  copy: ReturnType<typeof readBoardCopy>["reach"],
) {
  const approach = spots.includes("lift") ? copy.standing : "";
  if (!road) return { title: copy.title, approach, answer: "", distance: "", lines: [], source: "" };
  const height = Math.max(...boards.map((board) => Math.min(board.width, board.height)));
  const { inches, easy, metres, pace, seconds } = calculateReach(height, road);
  const words = {
    ...road,
    height,
    inches,
    easy: Math.round(easy),
    metres: Math.round(metres),
    pace: pace.toFixed(1),
    seconds: Math.round(seconds),
  };
  const lines = [
    copy.letters,
    easy > road.view ? copy.hidden : copy.clear,
    road.speed > walkingSpeed ? copy.sum : copy.walk,
  ];
  return {
    title: copy.title,
    approach: interpolate(copy.approach, { approach: road.approach }),
    answer: interpolate(copy.answer, words),
    /** From how far it is read. */
    distance: interpolate(copy.ahead, words),
    lines: lines.map((line) => interpolate(line, words)),
    source: copy.source,
  };
}

const kilometresPerDegree = 111.2;

/** The distance between two places of one city in kilometres, as the crow flies. */
function measureKilometres(from: Coordinates, to: Coordinates): number {
  const shrink = Math.cos((from.latitude * Math.PI) / 180);
  return (
    kilometresPerDegree * Math.hypot(from.latitude - to.latitude, (from.longitude - to.longitude) * shrink)
  );
}
