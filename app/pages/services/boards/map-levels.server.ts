import Supercluster from "supercluster";
import type { Spot } from "../../../data/city.server.ts";

/**
 * How near the map can be looked at, in pixels to one of its units: at the first level a telephone shows the whole city, at
 * the second a larger window does.
 */
export const scales = [0.4, 0.64, 1.6, 4] as const;

/** A sign on the map at one level: the boards that it stands for by their places in the list, and its middle. */
export type Sign = {
  boards: number[];
  at: Spot;
  /** Of a sign for several boards: the level at which these part. */
  parts?: number;
};

export type MapLevel = { scale: number; signs: Sign[] };

type Size = { width: number; height: number };

/** What a sign takes up on the screen, in pixels, with a little space around it. */
export const signSize: Size = { width: 60, height: 52 };

/** What a letter of a name on the map takes up on the screen, in pixels, with a little space above and below it. */
const letter: Size = { width: 7.8, height: 24 };

/** How many pixels above and below the city a telephone's window shows at the first level. */
const margin = 36;
/** How many pixels a sign keeps from the upper and the lower edge at the other levels. */
const inset = 10;

/** Signs nearer to each other than these pixels are gathered into one; more, by steps, where they would still touch. */
const leastRadius = 58;
const radiusStep = 8;
const mostRadius = 200;

/** What the map's units are divided by where the library takes degrees, so few that its projection bends nothing. */
const unitsPerDegree = 100;

/**
 * The signs of each level, placed so that none lies on another, or on a name. Those that would touch are one sign; at the
 * last level each board has its own.
 * @param spots where the boards stand, in units of the map; undefined where that isn't known
 * @param names the names on the map, by the middle of their lines
 */
export function gatherSigns(spots: (Spot | undefined)[], names: Name[], city: Size): MapLevel[] {
  const last = scales.length - 1;
  const levels = scales.map((scale, level) => {
    const fixed = names.map((name) => measureName(name, scale));
    const room = { ...city, above: (level === 0 ? margin : -inset) / scale };
    let radius = level < last ? leastRadius : 0;
    let signs = gather(spots, scale, radius);
    while (!setApart(signs, fixed, scale, room) && level < last && radius < mostRadius) {
      radius += radiusStep;
      signs = gather(spots, scale, radius);
    }
    return { scale, signs };
  });
  for (const [level, { signs }] of levels.entries())
    for (const sign of signs)
      if (sign.boards.length > 1)
        sign.parts = levels.findIndex(
          (nearer, index) => index > level && !nearer.signs.some((other) => hasAll(other, sign)),
        );
  return levels;
}

function hasAll(sign: Sign, { boards }: Sign): boolean {
  return boards.every((board) => sign.boards.includes(board));
}

/** The boards as signs; those nearer to each other than a number of pixels are one sign, in their middle. */
function gather(spots: (Spot | undefined)[], scale: number, radius: number): Sign[] {
  const points = spots.flatMap((spot, board) => {
    if (!spot) return [];
    const coordinates = [spot[0] / unitsPerDegree, -spot[1] / unitsPerDegree];
    return { type: "Feature", geometry: { type: "Point", coordinates }, properties: { board } } as const;
  });
  const clusters = new Supercluster<{ board: number }>({
    radius,
    maxZoom: 0,
    extent: 360 * unitsPerDegree * scale,
  }).load(points);
  return clusters.getClusters([-180, -85, 180, 85], radius > 0 ? 0 : 1).map(({ geometry, properties }) => {
    const [x = 0, y = 0] = geometry.coordinates;
    const leaves =
      "cluster_id" in properties
        ? clusters.getLeaves(properties.cluster_id, spots.length).map((leaf) => leaf.properties)
        : [properties];
    return {
      boards: leaves.map(({ board }) => board).sort((first, second) => first - second),
      at: [x * unitsPerDegree, -y * unitsPerDegree],
    };
  });
}

type Name = { name: string; at: Spot };
type Box = Size & { at: Spot };

/** The line of a name in units of the map; its foot stands where the name does. */
export function measureName({ name, at: [x, y] }: Name, scale: number): Box {
  const width = (name.length * letter.width) / scale;
  const height = letter.height / scale;
  return { width, height, at: [x, y - height * 0.3] };
}

/**
 * Moves signs that overlap away from each other and off the names, in small steps, and keeps all inside the map.
 * @returns whether none touches another any more
 */
function setApart(signs: Sign[], fixed: Box[], scale: number, room: Size & { above: number }): boolean {
  const step = 1 / scale;
  const [width, height] = [signSize.width / scale, signSize.height / scale];
  const boxes = signs.map(({ at: [x, y], boards }): Box => {
    // A single sign stands with its foot on its spot.
    return { width, height, at: [x, boards.length > 1 ? y : y - height / 2] };
  });
  const all = [...boxes, ...fixed];
  let isApart = false;
  for (let round = 0; round < 300 && !isApart; round++) {
    isApart = true;
    for (const [index, box] of boxes.entries()) {
      for (let next = index + 1; next < all.length; next++) {
        const other = all[next] as Box;
        const x = other.at[0] - box.at[0];
        const overX = (box.width + other.width) / 2 - Math.abs(x);
        if (overX <= 0) continue;
        const y = other.at[1] - box.at[1];
        const overY = (box.height + other.height) / 2 - Math.abs(y);
        if (overY <= 0) continue;
        isApart = false;
        // One at the edge, with a name between it and the rest of the city, goes aside.
        const edge = clamp(box.at[1] - Math.sign(y), room.height, height / 2 - room.above);
        const isHeld = next >= boxes.length && edge === box.at[1];
        const axis = overX < overY || isHeld ? 0 : 1;
        const way = (Math.sign(axis === 0 ? x : y) || 1) * Math.min(2 * step, Math.min(overX, overY));
        box.at[axis] -= way;
        if (next < boxes.length) other.at[axis] += way;
      }
      box.at[0] = clamp(box.at[0], room.width, width / 2);
      box.at[1] = clamp(box.at[1], room.height, height / 2 - room.above);
    }
  }
  for (const [index, { at }] of boxes.entries()) {
    const sign = signs[index];
    if (sign) sign.at = [roundTenth(at[0]), roundTenth(at[1])];
  }
  return isApart;
}

function roundTenth(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A value kept this far inside the map's edges. */
export function clamp(value: number, max: number, distance: number): number {
  return Math.min(Math.max(value, distance), max - distance);
}
