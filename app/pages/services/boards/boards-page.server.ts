import { z } from "zod";
import { projectToMap, readCity, type Spot } from "../../../data/city.server.ts";
import { interpolate } from "../../../data/format.ts";
import { memoize } from "../../../data/open-content.server.ts";
import { boardsPath } from "../../../data/paths.ts";
import { publishingDay } from "../../../data/publishing.server.ts";
import { readYaml } from "../../../data/read-content.server.ts";
import { meta, text, texts, withPlaceholders } from "../../../data/schema.ts";
import { createPageMeta } from "../../../seo/page-meta.server.ts";
import { readBoards } from "../places/boards.server.ts";
import { readPlanCopy } from "../places/plan-copy.server.ts";
import { readPrices } from "../prices.server.ts";

const schema = z.strictObject({
  head: meta,
  ...texts("title", "text", "society", "site"),
  csv: z.strictObject(texts("link", "page")),
  map: z.strictObject({ label: text, alt: text, beyond: withPlaceholders(text, "place") }),
});

/** A board keeps this distance from the map's edges, in its units. */
const inset = 34;

/** The map of all boards, from `content/pages/boards.yaml`; a board beyond its edges is shown at the edge. */
export const readBoardsPage = memoize(() => {
  const { head, ...copy } = readYaml("pages/boards.yaml", schema);
  const city = readCity();
  const moveInside = ([x, y]: Spot) => [clamp(x, city.width), clamp(y, city.height)];
  return {
    head: createPageMeta(head, boardsPath, { share: "about-map" }),
    prices: readPrices().copy.all,
    ...{ copy, city, vacancy: readPlanCopy().vacancy, builtOn: publishingDay() },
    boards: readBoards().map(({ name, path, place, medium, board, size, bookings, at, price }, index) => {
      const spot = at && projectToMap([at.latitude, at.longitude]);
      const position = spot && moveInside(spot);
      const location = String(spot) === String(position) ? place : interpolate(copy.map.beyond, { place });
      return {
        number: index + 1,
        name,
        path,
        medium,
        bookings,
        what: `${board}, ${size}${price ? `, ${price}` : ""}. ${location}`,
        at: position,
      };
    }),
  };
});

export type BoardsPage = ReturnType<typeof readBoardsPage>;

function clamp(value: number, max: number): number {
  return Math.min(Math.max(value, inset), max - inset);
}
