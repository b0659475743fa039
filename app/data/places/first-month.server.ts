import { addGst } from "../billing.ts";
import { ContentError } from "../content-error.ts";
import { interpolate } from "../format.ts";
import { readSite } from "../site.server.ts";
import { readBoards } from "./boards.server.ts";
import { reckonCosts, reckonRent } from "./costs.ts";
import { formatBoards, formatNumber } from "./figures.ts";
import { sumPlan } from "./media-plan.ts";
import { readPlanCopy } from "./plan-copy.server.ts";
import { readCostRows, readPriceList } from "./prices.server.ts";

/**
 * What the whole first month of a board comes to: for each kind the place with the lowest rent, one face of a unipole,
 * with its printing, mounting, artwork and GST. Undefined where the service has no boards with a price.
 * @param service the path of the service whose boards alone are wanted
 * @throws ContentError when the price list has no row for the artwork that it names
 */
export function readFirstMonths(service?: string) {
  const { firstMonth: copy, parts, sample } = readPriceList();
  const artwork = parts.flatMap(({ rows }) => rows).find(({ what }) => what === copy.artwork);
  if (!artwork)
    throw new ContentError(
      "content/prices.yaml",
      "firstMonth.artwork",
      `there is no row “${copy.artwork}”; write one of the rows as it stands there`,
    );
  const percent = readSite().gst;
  const costRows = readCostRows();
  const places = readBoards()
    .filter((board) => board.rent && (!service || board.service === service))
    .map((place) => {
      const boards = place.boards.map((board) => (board.key === "unipole" ? { ...board, count: 1 } : board));
      return { ...place, boards, rent: reckonRent(costRows, boards) };
    });
  const rows = [...new Set(places.flatMap(({ boards }) => boards.map(({ key }) => key)))].flatMap((kind) => {
    const [cheapest] = places
      .filter(({ boards }) => boards.every(({ key }) => key === kind))
      .sort((a, b) => (a.rent?.from ?? 0) - (b.rent?.from ?? 0));
    if (!cheapest) return [];
    const { rent, sum } = reckonCosts(costRows, [cheapest], 1, percent);
    const from = addGst(sum.from + artwork.from, percent);
    const to = addGst(sum.to + artwork.to, percent);
    const steps = { rent: rent.from, once: sum.from - rent.from, artwork: artwork.from, gst: from.gst };
    return {
      what: formatBoards(readPlanCopy(), sumPlan([cheapest])).join(", "),
      name: cheapest.name,
      path: cheapest.path,
      sum: interpolate(
        copy.sum,
        Object.fromEntries(Object.entries(steps).map(([step, rupees]) => [step, formatNumber(rupees)])),
      ),
      from: interpolate(copy.from, { total: formatNumber(from.total) }),
      to: interpolate(copy.to, { total: formatNumber(to.total) }),
      sample: (cheapest.isSample || artwork.sample) && sample,
    };
  });
  if (rows.length === 0) return undefined;
  return { caption: copy.caption, columns: copy.columns, rows };
}

export type FirstMonths = NonNullable<ReturnType<typeof readFirstMonths>>;
