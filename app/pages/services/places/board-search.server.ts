import { formatNumber } from "../../../../formats/number.ts";
import { interpolate } from "../../../data/format.ts";
import { readPlaceCopy } from "../../../data/places/place-copy.server.ts";
import { readPlaces } from "../../../data/places/places.server.ts";

/** What the search for boards asks, and the lists that answer. */
export function readBoardSearch() {
  const { search, filter } = readPlaceCopy();
  const places = readPlaces();
  const services = new Map(places.map(({ medium, service }) => [medium, service]));
  return {
    title: search.title,
    from: search.from,
    month: filter.month,
    any: filter.any,
    area: filter.q,
    example: filter.example,
    areas: [...new Set(places.map(({ area }) => area))].sort(),
    months: search.budgets.map((most) => ({
      value: String(most),
      label: interpolate(filter.upTo, { sum: formatNumber(most) }),
    })),
    lists: [...services].flatMap(([medium, path]) => {
      const lights = places.filter(({ service }) => service === path).map(({ isLit }) => isLit);
      const hasBoth = lights.includes(true) && lights.includes(false);
      const all = { label: search[medium], path, light: "" };
      return hasBoth ? [all, { label: search.lit, path, light: "lit" }] : [all];
    }),
  };
}

export type BoardSearchCopy = ReturnType<typeof readBoardSearch>;
