import { z } from "zod";
import { memoize } from "./open-content.server.ts";
import { readYaml } from "./read-content.server.ts";
import { entry, point, sample, text } from "./schema.ts";

const schema = z.strictObject({
  edges: z.strictObject({ north: z.number(), south: z.number(), west: z.number(), east: z.number() }),
  lines: z.array(
    entry({
      kind: z.enum(["road", "lane", "rail", "river"]),
      name: text.optional(),
      nameAt: point.optional(),
      points: z.array(point).min(2),
    }),
  ),
  lakes: z.array(entry({ name: text, at: point })),
  sample,
});

const readFacts = memoize(() => readYaml("city.yaml", schema));

/** The map's width in its own units. */
const width = 1000;

/** A point in units of the map. */
export type Spot = [x: number, y: number];
export type City = ReturnType<typeof readCity>;

/** Roads and lakes from `content/city.yaml`, in units of the map. */
export const readCity = memoize(() => {
  const { lines, lakes, edges } = readFacts();
  return {
    width,
    height: projectToMap([edges.south, edges.west])[1],
    lines: lines.map(({ kind, points }) => ({ kind, d: curveThrough(leadOut(points.map(projectToMap))) })),
    names: lines.flatMap(({ name, nameAt }) => (name && nameAt ? [{ name, at: projectToMap(nameAt) }] : [])),
    lakes: lakes.map(({ name, at }) => ({ name, at: projectToMap(at) })),
  };
});

/** Converts coordinates to units of the map; the result may lie outside its edges. */
export function projectToMap([latitude, longitude]: [number, number]): Spot {
  const { north, south, west, east } = readFacts().edges;
  const perDegree = width / (east - west);
  const shrink = Math.cos((((north + south) / 2) * Math.PI) / 180);
  return [Math.round((longitude - west) * perDegree), Math.round(((north - latitude) * perDegree) / shrink)];
}

/** How far beyond an edge of the map a line goes on, in units, for windows of another shape than the city's. */
const beyond = 900;

/** A line that ends near an edge of the map, led on beyond it in the direction of its last stretch. */
function leadOut(points: Spot[]): Spot[] {
  const { south, west } = readFacts().edges;
  const [, height] = projectToMap([south, west]);
  const nearEdge = ([x, y]: Spot) => Math.min(x, width - x, y, height - y) < 30;
  const lead = ([x, y]: Spot = [0, 0], [fromX, fromY]: Spot = [0, 0]): Spot[] => {
    const stretch = beyond / Math.hypot(x - fromX, y - fromY);
    return nearEdge([x, y])
      ? [[Math.round(x + (x - fromX) * stretch), Math.round(y + (y - fromY) * stretch)]]
      : [];
  };
  return [...lead(points[0], points[1]), ...points, ...lead(points.at(-1), points.at(-2))];
}

/** An SVG path through the points, rounded at each corner. */
function curveThrough(points: Spot[]): string {
  const bends = points.slice(1, -1).map(([x, y], at) => {
    const [nextX = x, nextY = y] = points[at + 2] ?? [];
    return `Q${x} ${y} ${Math.round((x + nextX) / 2)} ${Math.round((y + nextY) / 2)}`;
  });
  return `M${points[0]}${bends.join("")}L${points.at(-1)}`;
}
