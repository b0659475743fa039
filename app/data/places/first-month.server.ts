import { formatNumber } from "../../../formats/number.ts";
import { interpolate } from "../format.ts";
import { readSite } from "../site.server.ts";
import { isLetByFace } from "./board-kinds.ts";
import { formatBoards } from "./board-sizes.ts";
import { calculateCosts, calculateRent, findRentRow } from "./costs.ts";
import { readPlaceCopy } from "./place-copy.server.ts";
import { type PlaceSummary, sumPlaces } from "./place-sums.ts";
import { readPlaces } from "./places.server.ts";
import { readCostRows, readPriceList } from "./prices.server.ts";

type PricedPlace = Pick<PlaceSummary, "name" | "boards" | "rent">;

/**
 * What the whole first month of a place’s boards comes to, with printing, mounting, artwork and GST, and in words how the
 * lower figure is worked out. Undefined where the price list lacks one of these.
 */
export function calculateFirstMonth(place: PricedPlace) {
  const { rent, once, gst, firstMonth, missing } = calculateCosts(readCostRows(), [place], 1, readSite().gst);
  if (!place.rent || missing.some(({ kinds }) => kinds.length > 0)) return undefined;
  const sumOf = (lines: typeof once) => lines.reduce((total, line) => total + line.sum.from, 0);
  const drawn = once.filter(({ row }) => row.once?.work.includes("artwork"));
  const artwork = sumOf(drawn);
  const steps = { rent: rent.from, once: sumOf(once) - artwork, artwork, gst: gst.from };
  const sum = interpolate(
    readPriceList().firstMonth.sum,
    Object.fromEntries(Object.entries(steps).map(([step, rupees]) => [step, formatNumber(rupees)])),
  );
  return { ...firstMonth, sum };
}

/** A place with one face of what is let by the face; any other as it is. */
export function takeOneFace<P extends PricedPlace>(place: P): P {
  const boards = place.boards.map((board) => (isLetByFace(board.kind) ? { ...board, count: 1 } : board));
  return { ...place, boards, rent: calculateRent(readCostRows(), boards) };
}

/**
 * The whole first month of a board of each kind: of the place with the lowest rent, and of one face where it is let by the face. Undefined
 * where the service has no boards with a price.
 * @param service the path of the service whose boards alone are wanted
 */
export function calculateFirstMonths(service?: string) {
  const { firstMonth: copy } = readPriceList();
  const places = readPlaces()
    .filter((place) => place.rent && (!service || place.service === service))
    .map(takeOneFace);
  const kinds = new Set(places.flatMap(({ boards }) => boards.map(({ kind }) => kind)));
  const rows = [...kinds].flatMap((kind) => {
    const [cheapest] = places
      .filter(({ boards }) => boards.every((board) => board.kind === kind))
      .sort((a, b) => (a.rent?.from ?? 0) - (b.rent?.from ?? 0));
    const month = cheapest && calculateFirstMonth(cheapest);
    if (!month) return [];
    return {
      what: formatBoards(readPlaceCopy(), sumPlaces([cheapest])).join(", "),
      /** The row of the price list that its rent is paid by. */
      rentRow: cheapest.boards[0] && findRentRow(readCostRows(), cheapest.boards[0])?.what,
      name: cheapest.name,
      path: cheapest.path,
      sum: month.sum,
      total: formatNumber(month.from),
      most: formatNumber(month.to),
      from: interpolate(copy.from, { total: formatNumber(month.from) }),
      to: interpolate(copy.to, { total: formatNumber(month.to) }),
    };
  });
  if (rows.length === 0) return undefined;
  return { caption: copy.caption, columns: copy.columns, rows };
}

export type FirstMonths = NonNullable<ReturnType<typeof calculateFirstMonths>>;
