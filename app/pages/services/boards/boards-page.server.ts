import { z } from "zod";
import { formatNumber } from "../../../../formats/number.ts";
import { projectToMap, readCity, type Spot } from "../../../data/city.server.ts";
import { ContentError } from "../../../data/content-error.ts";
import { addDays, formatMonth, interpolate } from "../../../data/format.ts";
import { currentContent, memoize } from "../../../data/open-content.server.ts";
import { boardsPath } from "../../../data/paths.ts";
import { calculateCosts, findLowestRent } from "../../../data/places/costs.ts";
import { readPlaceCopy } from "../../../data/places/place-copy.server.ts";
import { matchPlaces } from "../../../data/places/place-sums.ts";
import {
  describeLowestRent,
  describeRowRent,
  listMarks,
  type Place,
  readPlaces,
} from "../../../data/places/places.server.ts";
import { readCostRows, readPriceList, readPrices } from "../../../data/places/prices.server.ts";
import { type Booking, findFreeDay, sortBookings } from "../../../data/places/vacancy.ts";
import { publishingDay } from "../../../data/publishing.server.ts";
import { readYaml } from "../../../data/read-content.server.ts";
import { entry, meta, placeName, text, texts, withPlaceholders } from "../../../data/schema.ts";
import { readSite } from "../../../data/site.server.ts";
import { formatPlanPath } from "../../../plan/plan-address.ts";
import { createPageMeta } from "../../../seo/page-meta.server.ts";
import { readBoardSearch } from "../places/board-search.server.ts";
import { clamp, gatherSigns } from "./map-levels.server.ts";

const schema = z.strictObject({
  head: meta,
  ...texts("title", "society", "site"),
  csv: z.strictObject(texts("link", "page")),
  map: z.strictObject({
    ...texts("label", "alt", "hint", "open", "ask", "nearer", "further"),
    ...texts("freeSociety", "freeSite", "bookedSociety", "bookedSite"),
    beyond: withPlaceholders(text, "place"),
    thousands: withPlaceholders(text, "n"),
    lakhs: withPlaceholders(text, "n"),
    lowest: withPlaceholders(text, "rent"),
    several: withPlaceholders(text, "n", "rent"),
  }),
  parts: z.strictObject({
    all: withPlaceholders(text, "n"),
    part: withPlaceholders(text, "n", "rent"),
  }),
  month: z.strictObject({
    title: withPlaceholders(text, "month"),
    none: text,
    all: withPlaceholders(text, "kind"),
  }),
  packages: z.strictObject({
    ...texts("title", "text", "open"),
    from: withPlaceholders(text, "rupees"),
    to: withPlaceholders(text, "rupees"),
    list: z.array(entry({ ...texts("name", "text"), places: z.array(placeName).min(1) })),
  }),
});

const file = "pages/boards.yaml";

/** A board beyond the map's edges is shown this far inside, in its units. */
const inset = 34;

/** Up to this many boards of an inventory are listed by name below the map; of more, the parts of the city. */
const listLength = 24;

/**
 * The map of all boards, from `content/pages/boards.yaml`.
 * @throws ContentError also when a package names a place that the lists don’t have
 */
export const readBoardsPage = memoize(() => {
  const { head, ...copy } = readYaml(file, schema);
  const city = readCity();
  const places = readPlaces();
  const boards = places.map((place) => {
    const { slug, name, path, medium, board, size, bookings, price } = place;
    const spot = findSpot(place);
    const inside = spot && moveInside(spot, city);
    const isBeyond = inside?.some((distance, axis) => distance !== spot?.[axis]);
    const location = isBeyond ? interpolate(copy.map.beyond, { place: place.location }) : place.location;
    return {
      slug,
      name,
      path,
      medium,
      bookings,
      spot: inside,
      what: `${board}, ${size}${price ? `, ${price}` : ""}. ${location}`,
      label: labelRent([place], copy.map),
    };
  });
  const lakes = city.lakes.map(({ name, at: [x, y] }) => ({ name, at: [x, y + 44] satisfies Spot }));
  const names = [...city.names, ...lakes];
  const levels = gatherSigns(
    boards.map(({ spot }) => spot),
    names,
    city,
  ).map(({ scale, signs }) => ({
    scale,
    signs: signs.map((sign) => ({ ...sign, label: describeSign(sign.boards, places, copy.map) })),
  }));
  const { vacancy } = readPlaceCopy();
  const listed = boards.map((sign, at) => {
    const place = places[at] as Place;
    return { ...sign, place, what: `${place.board}, ${place.size}`, rent: describeRowRent(place) };
  });
  const packages = listPackages(places, copy.packages);
  const media = (["society", "site"] as const).filter((medium) =>
    places.some((place) => place.medium === medium),
  );
  const lists = media.map((medium) => describeInventory(medium, places, listed, copy));
  return {
    head: createPageMeta(head, boardsPath, { share: "about-map" }),
    prices: readPrices().copy.all,
    search: readBoardSearch(),
    lists,
    month: listNextMonth(listed, places, copy),
    packages,
    marks: listMarks([
      ...packages.flatMap(({ boards }) => boards),
      ...lists.flatMap(({ boards }) => boards.map(({ place }) => place)),
    ]),
    sample: readCostRows().some(({ sample }) => sample) && readPriceList().sample,
    copy,
    /** What the map itself needs. */
    map: {
      copy: copy.map,
      city,
      names,
      levels,
      boards: boards.map(({ spot: _, ...board }) => board),
    },
    vacancy,
    builtOn: publishingDay(),
  };
});

export type BoardsPage = ReturnType<typeof readBoardsPage>;
type BoardsCopy = Omit<z.output<typeof schema>, "head">;

/** A board as a line of a list and, where it is known where it stands, as a sign. */
type MapBoard = Pick<Place, "slug" | "name" | "path" | "medium" | "bookings"> & {
  what: string;
  label: string;
  spot: Spot | undefined;
};
type ListedBoard = MapBoard & { place: Place; rent: string };

function findSpot({ at }: Place): Spot | undefined {
  return at && projectToMap([at.latitude, at.longitude]);
}

function moveInside([x, y]: Spot, { width, height }: { width: number; height: number }): Spot {
  return [clamp(x, width, inset), clamp(y, height, inset)];
}

/** The number of boards and the lowest rent on the sign for several; nothing for one, which has its own words. */
function describeSign(boards: number[], places: Place[], copy: BoardsCopy["map"]) {
  if (boards.length === 1) return undefined;
  const there = boards.flatMap((board) => places[board] ?? []);
  const label = labelRent(there, copy);
  const rent = label === copy.ask ? label : interpolate(copy.lowest, { rent: label });
  return { rent, name: interpolate(copy.several, { n: boards.length, rent }) };
}

/** What stands below the map of one inventory: the way to all of it, and its boards or, of many, the parts of the city. */
function describeInventory(
  medium: Place["medium"],
  places: Place[],
  boards: ListedBoard[],
  copy: BoardsCopy,
) {
  const own = places.filter((place) => place.medium === medium);
  const service = own[0]?.service ?? "";
  const areas = Map.groupBy(own, ({ area }) => area);
  return {
    title: copy[medium],
    medium,
    all: { label: interpolate(copy.parts.all, { n: own.length }), path: `${service}#inventory` },
    boards: own.length > listLength ? [] : boards.filter((board) => board.medium === medium),
    areas:
      own.length > listLength
        ? [...areas]
            .sort(([, a], [, b]) => b.length - a.length)
            .slice(0, listLength)
            .map(([area, there]) => ({
              area,
              path: there[0]?.areaPath ?? `${service}?${new URLSearchParams({ q: area })}#inventory`,
              what: interpolate(copy.parts.part, { n: there.length, rent: describeLowestRent(there) }),
            }))
        : [],
  };
}

/** The boards that are booked today and free at some day of next month, by that day, and the ways to all that are. */
function listNextMonth(boards: ListedBoard[], places: Place[], { month, society, site }: BoardsCopy) {
  const today = publishingDay();
  const next = addDays(`${today.slice(0, 7)}-28`, 7).slice(0, 7);
  const freeDay = ({ bookings }: { bookings: Booking[] }) => findFreeDay(bookings, today);
  const services = new Map(places.map(({ medium, service }) => [medium, service]));
  return {
    title: interpolate(month.title, { month: formatMonth(next, currentContent().language) }),
    none: month.none,
    boards: boards
      .filter((board) => freeDay(board) > today && freeDay(board).startsWith(next))
      .sort((a, b) => (freeDay(a) < freeDay(b) ? -1 : 1))
      .slice(0, listLength / 2),
    all: [...services].map(([medium, service]) => ({
      label: interpolate(month.all, { kind: { society, site }[medium] }),
      path: `${service}?sort=free#inventory`,
    })),
  };
}

/** Each package with its plan's address, what its first month comes to, and the bookings that it waits for. */
function listPackages(places: Place[], { list, ...words }: BoardsCopy["packages"]) {
  return list.map(({ name, text, places: slugs }) => {
    const { matches, missing } = matchPlaces(slugs, places);
    if (missing.length > 0)
      throw new ContentError(
        `content/${file}`,
        "packages.list",
        `${name}: no society and no site is called “${missing[0]}” in addresses; correct it, or take it out`,
      );
    const { firstMonth } = calculateCosts(readCostRows(), matches, 1, readSite().gst);
    return {
      name,
      text,
      path: formatPlanPath({ chosen: slugs }),
      boards: matches,
      places: matches.map((place) => place.name).join(", "),
      from: interpolate(words.from, { rupees: formatNumber(firstMonth.from) }),
      to: interpolate(words.to, { rupees: formatNumber(firstMonth.to) }),
      bookings: sortBookings(
        matches.flatMap(({ bookings }) => bookings.map(({ from, until }) => ({ from, until }))),
      ),
    };
  });
}

/** The lowest rent of these places on a sign: “₹3k”, “₹10.8k” or “₹1.4L”. */
function labelRent(places: Place[], { ask, thousands, lakhs }: BoardsCopy["map"]): string {
  const rent = findLowestRent(places);
  if (rent === undefined) return ask;
  const [unit, word] = rent < 100_000 ? [1000, thousands] : [100_000, lakhs];
  return interpolate(word, { n: Number((rent / unit).toFixed(1)) });
}
