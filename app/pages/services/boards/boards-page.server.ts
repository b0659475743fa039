import { z } from "zod";
import { projectToMap, readCity, type Spot } from "../../../data/city.server.ts";
import { interpolate } from "../../../data/format.ts";
import { memoize } from "../../../data/open-content.server.ts";
import { boardsPath } from "../../../data/paths.ts";
import { readPlaces } from "../../../data/places/places.server.ts";
import { readPlanCopy } from "../../../data/places/plan-copy.server.ts";
import { readPrices } from "../../../data/places/prices.server.ts";
import type { Booking } from "../../../data/places/vacancy.ts";
import { publishingDay } from "../../../data/publishing.server.ts";
import { readYaml } from "../../../data/read-content.server.ts";
import { meta, text, texts, withPlaceholders } from "../../../data/schema.ts";
import { createPageMeta } from "../../../seo/page-meta.server.ts";
import { readBoardCopy } from "./board-page.server.ts";

const schema = z.strictObject({
  head: meta,
  ...texts("title", "text", "society", "site"),
  csv: z.strictObject(texts("link", "page")),
  map: z.strictObject({
    ...texts("label", "alt", "hint", "open", "ask", "free", "booked"),
    beyond: withPlaceholders(text, "place"),
    thousands: withPlaceholders(text, "n"),
    lakhs: withPlaceholders(text, "n"),
  }),
});

/** A board beyond the map's edges is shown this far inside, in its units. */
const inset = 34;

/** The map of all boards, from `content/pages/boards.yaml`. */
export const readBoardsPage = memoize(() => {
  const { head, ...copy } = readYaml("pages/boards.yaml", schema);
  const city = readCity();
  const moveInside = ([x, y]: Spot): Spot => [clamp(x, city.width), clamp(y, city.height)];
  const boards = readPlaces().map(
    ({ slug, name, path, place, medium, board, size, bookings, at, price, rent }): MapBoard => {
      const spot = at && projectToMap([at.latitude, at.longitude]);
      const position = spot && moveInside(spot);
      const location = String(spot) === String(position) ? place : interpolate(copy.map.beyond, { place });
      const what = `${board}, ${size}${price ? `, ${price}` : ""}. ${location}`;
      const label = rent ? shortenRupees(rent.from, copy.map) : copy.map.ask;
      return {
        slug,
        name,
        path,
        medium,
        bookings,
        what,
        pin: position && { spot: position, at: position, label },
      };
    },
  );
  setApart(
    boards.flatMap(({ pin }) => pin ?? []),
    city,
  );
  return {
    head: createPageMeta(head, boardsPath, { share: "about-map" }),
    prices: readPrices().copy.all,
    actions: readBoardCopy().actions,
    ...{ copy, city, boards, vacancy: readPlanCopy().vacancy, builtOn: publishingDay() },
  };
});

export type BoardsPage = ReturnType<typeof readBoardsPage>;

/** A board on the map: the spot it stands at, the middle of its sign, and its rent in a word. */
type Pin = { spot: Spot; at: Spot; label: string };
type MapBoard = {
  slug: string;
  path: string;
  name: string;
  what: string;
  medium: "society" | "site";
  bookings: Booking[];
} & {
  /** Undefined where the list doesn't say where it stands. */
  pin: Pin | undefined;
};

/** “3k”, “10.8k” or “1.4 lakh” by the words for thousands and lakhs. */
function shortenRupees(amount: number, words: { thousands: string; lakhs: string }): string {
  const [unit, word] = amount < 100_000 ? [1000, words.thousands] : [100_000, words.lakhs];
  return interpolate(word, { n: Number((amount / unit).toFixed(1)) });
}

/** What a sign takes up on the map, in its units. */
const sign = { width: 104, height: 60 };

/** Moves signs that overlap away from each other, in small steps, and keeps all inside the map. */
function setApart(pins: Pin[], city: { width: number; height: number }): void {
  for (const pin of pins) pin.at = [pin.spot[0], pin.spot[1] - sign.height / 2];
  for (let round = 0; round < 200; round++)
    for (const [index, first] of pins.entries()) {
      for (const second of pins.slice(index + 1)) {
        const [x, y] = [second.at[0] - first.at[0], second.at[1] - first.at[1]];
        const [overX, overY] = [sign.width - Math.abs(x), sign.height - Math.abs(y)];
        if (overX <= 0 || overY <= 0) continue;
        const axis = overX < overY ? 0 : 1;
        const step = (axis === 0 ? Math.sign(x) : Math.sign(y)) || 1;
        first.at[axis] -= step;
        second.at[axis] += step;
      }
      first.at[0] = clamp(first.at[0], city.width, sign.width / 2 + 4);
      first.at[1] = clamp(first.at[1], city.height, sign.height / 2 + 4);
    }
}

function clamp(value: number, max: number, distance = inset): number {
  return Math.min(Math.max(value, distance), max - distance);
}
