import type { Site } from "../sites.server.ts";
import { type Box, measures } from "./plan-elevation.ts";

export type SitePlan = {
  /** The plane it stands in: units per foot, and the y of the ground. */
  foot: number;
  ground: number;
  /** Person and boards, from x = 0, standing on y = 0. */
  group: { width: number; height: number; person: { x: number }; faces: Box[] };
  /** The group's x in the wide drawing. */
  groupX: number;
  /** Which part of the skyline is behind it. */
  skyline: number;
};

/**
 * Boards for drivers stand behind the kerb, in the plane of the societies' gates; a kiosk hangs at the kerb, in the plane
 * of the societies' boards.
 */
const behind = { foot: 11, ground: 446 };
const atKerb = { foot: measures.foot, ground: measures.ground };

/** No board reaches higher than this, in feet. */
const highest = 33;
/** Clearance below a board, in feet, if its height allows. */
const free = { hoarding: 11, unipole: 19, gantry: 18, kiosk: 8 };
/** How many poles of a row are drawn, and how far apart, in units. */
const polesDrawn = 4;
const apart = 152;

/** Lays out the drawing of a site; `index` is its place in the list, which varies sides and skyline. */
export function planSite({ kind, width, height, count }: Site, index: number): SitePlan {
  const plane = kind === "kiosk" ? atKerb : behind;
  const face = { width: width * plane.foot, height: height * plane.foot };
  const below = Math.min(free[kind], highest - height) * plane.foot;
  const first = kind === "kiosk" ? 76 : 64;
  const faces = Array.from({ length: kind === "kiosk" ? Math.min(count, polesDrawn) : 1 }, (_, one) => ({
    ...face,
    x: first + one * apart,
    y: -(below + face.height),
  }));
  const group = {
    width: (faces.at(-1)?.x ?? 0) + face.width + measures.beside,
    height: below + face.height,
    person: { x: 22 },
    faces,
  };
  const room = measures.width - group.width;
  return {
    ...plane,
    group,
    groupX: Math.round(index % 2 === 0 ? room * 0.7 : room * 0.25),
    skyline: (index * 211) % measures.width,
  };
}
