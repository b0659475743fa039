import { z } from "zod";
import { interpolate } from "../../../data/interpolate.ts";
import { memoize } from "../../../data/open-content.server.ts";
import { boardsPath } from "../../../data/paths.ts";
import { publishingDay } from "../../../data/publishing.server.ts";
import { readYaml } from "../../../data/read-content.server.ts";
import { meta, sample, text, texts, withPlaceholders } from "../../../data/schema.ts";
import { pageMeta } from "../../../seo/page-meta.server.ts";
import { readBoards } from "../places/boards.server.ts";
import { readPlanCopy } from "../places/plan-copy.server.ts";

const point = z.tuple([z.number(), z.number()], "write a place as [latitude, longitude]");

const schema = z.strictObject({
  head: meta,
  ...texts("title", "text", "society", "site"),
  map: z.strictObject({ label: text, alt: text, beyond: withPlaceholders(text, "place") }),
  edges: z.strictObject({ north: z.number(), south: z.number(), west: z.number(), east: z.number() }),
  lines: z.array(
    z.strictObject({
      kind: z.enum(["road", "lane", "rail", "river"]),
      name: text.optional(),
      nameAt: point.optional(),
      points: z.array(point).min(2),
    }),
  ),
  lakes: z.array(z.strictObject({ name: text, at: point })),
  sample,
});

/** The map's width in its own units; a board at its edge keeps this distance from it. */
const width = 1000;
const inset = 34;

/** The map of all boards, from `content/pages/boards.yaml`: roads and boards laid out in units of the drawing. */
export const readBoardsPage = memoize(() => {
  const { head, lines, lakes, edges, sample: _, ...copy } = readYaml("pages/boards.yaml", schema);
  const { north, south, west, east } = edges;
  const shrink = Math.cos((((north + south) / 2) * Math.PI) / 180);
  const perDegree = width / (east - west);
  const height = Math.round(((north - south) * perDegree) / shrink);
  const place = ([latitude, longitude]: [number, number]): [number, number] => [
    Math.round((longitude - west) * perDegree),
    Math.round(((north - latitude) * perDegree) / shrink),
  ];
  return {
    head: pageMeta(head, boardsPath, { share: "about-map" }),
    copy,
    vacancy: readPlanCopy().vacancy,
    builtOn: publishingDay(),
    map: {
      ...{ width, height },
      lines: lines.map(({ kind, points }) => ({ kind, d: curveThrough(points.map(place)) })),
      names: lines.flatMap(({ name, nameAt }) => (name && nameAt ? [{ name, at: place(nameAt) }] : [])),
      lakes: lakes.map(({ name, at }) => ({ name, at: place(at) })),
    },
    boards: readBoards().map(({ name, path, place: where, board, size, freeFrom, at, drawn }) => {
      const [x, y] = at ? place([at.latitude, at.longitude]) : [];
      const within = (value: number, most: number) => Math.min(Math.max(value, inset), most - inset);
      const shown = x !== undefined && y !== undefined && [within(x, width), within(y, height)];
      return {
        ...{ name, path, where, freeFrom },
        medium: "society" in drawn ? ("society" as const) : ("site" as const),
        what: `${board}, ${size}`,
        ...(shown && { at: shown }),
        ...(shown &&
          (shown[0] !== x || shown[1] !== y) && { beyond: interpolate(copy.map.beyond, { place: where }) }),
      };
    }),
  };
});

export type BoardsPage = ReturnType<typeof readBoardsPage>;

/** A path from the first point to the last, bent at each one between by a curve from the middle of one stretch to the next. */
function curveThrough(points: [number, number][]): string {
  const bends = points.slice(1, -1).map(([x, y], at) => {
    const [nextX = x, nextY = y] = points[at + 2] ?? [];
    return `Q${x} ${y} ${Math.round((x + nextX) / 2)} ${Math.round((y + nextY) / 2)}`;
  });
  return `M${points[0]}${bends.join("")}L${points.at(-1)}`;
}
