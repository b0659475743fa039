import { formatNumber } from "../../../formats/number.ts";
import { ContentError } from "../content-error.ts";
import { interpolate } from "../format.ts";
import { readMark } from "../mark.server.ts";
import { memoize } from "../open-content.server.ts";
import { placeFolders } from "../paths.ts";
import { publishingDay } from "../publishing.server.ts";
import { spellNumber } from "../read-content.server.ts";
import { readServices } from "../services.server.ts";
import { boardFacts } from "./board-kinds.ts";
import { formatCounted, formatSize } from "./board-sizes.ts";
import { calculateRent, findLowestRent, findOnceRows, findRentRow } from "./costs.ts";
import {
  countBoards,
  readSiteInventories,
  readSocieties,
  readSocietyCopy,
  type Site,
  type Society,
} from "./inventory.server.ts";
import { readPlaceCopy } from "./place-copy.server.ts";
import type { PlaceSummary } from "./place-sums.ts";
import { type Prices, readCostRows, readServicePrices } from "./prices.server.ts";
import { addUpBookings, type Booking } from "./vacancy.ts";

/**
 * Every society, then every site, with what its card, its own page, its template, the plan and the map need of it.
 * @throws ContentError as the readers of societies and sites do, and when two would have the same name in addresses
 */
export const readPlaces = memoize(() => {
  const places = [
    ...readSocieties().map(fromSociety),
    ...readSiteInventories().flatMap(({ file, service, sites }) =>
      sites.map((site, index) => fromSite(site, index, service, file)),
    ),
  ];
  const names = new Map<string, string>();
  for (const { file, slug, name } of places) {
    const namesake = names.get(slug);
    if (namesake)
      throw new ContentError(
        file,
        "name",
        name === namesake
          ? `two places are called “${name}”; give one of them another name`
          : `“${name}” and “${namesake}” would have the same name in addresses; change one of them`,
      );
    names.set(slug, name);
  }
  return places.map((place): Place => ({ ...place, ...pricePlace(place) }));
});

/** The place in a drawing, with its index in its list, which varies the drawing. */
export type DrawingSubject = { society: Society; index: number } | { site: Site; index: number };

type Fact = [name: string, value: string];

export type Place = PlaceSummary &
  Pick<
    Site,
    "blurb" | "at" | "road" | "source" | "passers" | "permitted" | "certificate" | "photographed"
  > & {
    file: string;
    photo: Site["photo"] | undefined;
    bookings: Booking[];
    /** Made up: its page says so, and search engines get no product of it. */
    isSample: true | undefined;
    /** Its own page, and the service whose page lists it. */
    path: string;
    service: string;
    /** The part of the city where it stands, and that one's page, if it has enough places for one. */
    area: string;
    areaPath: string | undefined;
    /** The kind and size of its boards in words. */
    board: string;
    size: string;
    /** Its facts as on its own page, beside kind and size. */
    facts: Fact[];
    /** A society's facts as on its card, in two groups, and in a line; what completes the card's link to an enquiry. */
    groups: { title: string; facts: Fact[] }[];
    figures: string;
    about: string;
    /** Where the boards are seen, empty if that is no criterion, and whether they are lit after dark, if that is known. */
    spots: ("gate" | "lift")[];
    isLit: boolean | undefined;
    subject: DrawingSubject;
    /** The drawing in words. */
    alt: string;
  };

/** The rows of the price list that a place’s boards are paid by: their rent, printing and mounting. */
export function findPlacePrices({ service, boards }: Pick<Place, "service" | "boards">): Prices {
  const { copy, parts } = readServicePrices(service);
  const costRows = readCostRows();
  const names = boards
    .flatMap((board) => [findRentRow(costRows, board), ...findOnceRows(costRows, board)])
    .map((row) => row?.what);
  return {
    copy,
    parts: parts.flatMap((part) => {
      const rows = part.rows.filter(({ what }) => names.includes(what));
      return rows.length > 0 ? [{ ...part, rows, onRequest: [] }] : [];
    }),
  };
}

/** The rent of all boards of a place in figures and in words; nothing where the price list lacks one of them. */
function pricePlace({ boards }: Place): Pick<PlaceSummary, "rent" | "price"> {
  const rent = calculateRent(readCostRows(), boards);
  const [first] = boards;
  if (!rent || !first) return {};
  const words = readPlaceCopy().rent;
  const n = boards.reduce((sum, { count }) => sum + count, 0);
  const from = formatNumber(rent.from);
  if (n === 1) return { rent, price: interpolate(words.one, { from }) };
  const { unit } = boardFacts[first.kind];
  const { two, more } = words.of[unit];
  const price = interpolate(unit === "faces" ? words.faces : words.all, {
    from,
    boards: n === 2 ? two : interpolate(more, { n: spellNumber(n) }),
    one: formatNumber(findLowestRent([{ boards, rent }]) ?? rent.from),
  });
  return { rent, price };
}

/** The lowest rent of several places in words; where none has a price, that it is told on request. */
export function describeLowestRent(places: Pick<PlaceSummary, "boards" | "rent">[]): string {
  const { one, onRequest } = readPlaceCopy().rent;
  const from = findLowestRent(places);
  return from === undefined ? onRequest : interpolate(one, { from: formatNumber(from) });
}

/** The rent as short as a row has room for: of what is let by the face, that of one. */
export function describeRowRent(place: Pick<PlaceSummary, "boards" | "rent">): string {
  const { rent, filter } = readPlaceCopy();
  const from = findLowestRent([place]);
  if (from === undefined) return filter.ask;
  return interpolate(from === place.rent?.from ? rent.one : rent.face, { from: formatNumber(from) });
}

/** The marks of the clients on the posters of these places, each once. */
export function listMarks(places: Place[]) {
  const posters = places.flatMap(({ subject }) =>
    "society" in subject ? subject.society.boards.map(({ poster }) => poster) : [subject.site.poster],
  );
  const clients = new Set(posters.flatMap(({ client = [] }) => client));
  return [...clients].map((client) => ({ client, ...readMark(client) }));
}

function fromSociety(society: Society, index: number): Place {
  const { kinds } = readPlaceCopy();
  const { card, drawing } = readSocietyCopy();
  const { name, board, size, flats, boards, units, visibility } = society;
  const groups: Place["groups"] = [
    {
      title: card.society,
      facts: [
        [card.people, society.peopleText],
        [card.flats, String(flats)],
        [card.units[units.label], units.text],
      ],
    },
    {
      title: card.media,
      facts: [
        [card.board, board],
        [card.size, size],
        [card.visibility, visibility],
      ],
    },
  ];
  return {
    ...sharedFacts(society),
    file: "content/societies.yaml",
    medium: "society",
    path: `${placeFolders.society}/${society.slug}`,
    service: readServices().find(({ inventory }) => inventory)?.path ?? "",
    location: society.address,
    seen: visibility,
    boards: boards.map(({ kind, width, height }) => ({
      kind,
      kindName: kinds[kind],
      width,
      height,
      count: 1,
    })),
    groups,
    figures: interpolate(card.figures, {
      people: society.peopleText,
      flats,
      board: board.toLowerCase(),
      size,
    }),
    facts: [[card.visibility, visibility], ...(groups[0]?.facts ?? [])],
    about: interpolate(card.about, { name }),
    spots: boards.map(({ kind }) => (kind === "lift" ? "lift" : "gate")),
    isLit: undefined,
    subject: { society, index },
    alt: interpolate(drawing.alt, { name, flats, board, size }),
  };
}

function fromSite(site: Site, index: number, service: string, file: string): Place {
  const { kinds, card, drawing, ...copy } = readPlaceCopy();
  const { name, kind, width, height, count, facing } = site;
  const board = kinds[kind];
  const single = formatSize(copy, site);
  const size = formatCounted(copy, site) ?? (count > 1 ? `${count} × ${single}` : single);
  return {
    ...sharedFacts(site),
    medium: "site",
    path: `${placeFolders.site}/${site.slug}`,
    file,
    service,
    board,
    size,
    location: site.place,
    seen: facing,
    people: 0,
    flats: 0,
    boards: [{ kind, kindName: board, width, height, count }],
    facts: [
      [card.light, site.light],
      [card.place, site.area],
      [card.facing, facing],
      [card.traffic, site.traffic],
    ],
    groups: [],
    figures: "",
    about: interpolate(card.about, { name }),
    spots: [],
    isLit: site.lit,
    subject: { site, index },
    alt: interpolate(drawing.alt, { name, board, size: single }),
  };
}

/** What societies and sites share, as their lists have it, with the bookings that aren’t over. */
function sharedFacts<Listed extends Society | Site>({
  sample: isSample,
  bookings = [],
  photo,
  ...facts
}: Listed) {
  const today = publishingDay();
  const all = countBoards(facts);
  return {
    ...facts,
    photo,
    isSample,
    bookings: addUpBookings(bookings, all).filter(({ until }) => until >= today),
  };
}

/** Every place as far as it travels to a browser: the societies, then the sites, in the order of their lists. */
export const readPlaceSummaries = memoize((): PlaceSummary[] =>
  readPlaces().map(({ slug, name, location, seen, medium, people, flats, boards, bookings, rent, price }) => {
    return { slug, name, location, seen, medium, people, flats, boards, bookings, rent, price };
  }),
);
