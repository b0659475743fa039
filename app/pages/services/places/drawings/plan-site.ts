import type { Site } from "../sites.server.ts";
import { type Box, measures } from "./plan-elevation.ts";

export type SitePlan = {
  /** The plane it stands in: units a foot, and where its ground lies. */
  foot: number;
  ground: number;
  /** Person and boards, from x = 0 with y = 0 at their feet. */
  group: { width: number; height: number; person: { x: number }; faces: Box[] };
  /** Where the group stands in the wide drawing. */
  groupX: number;
  /** What part of the skyline stands behind. */
  skyline: number;
};

/**
 * What is made for the eyes of drivers stands in the plane of the societies' gates, behind the kerb; a kiosk hangs at
 * the kerb, where their boards stand.
 */
const behind = { foot: 11, ground: 446 };
const atKerb = { foot: measures.foot, ground: measures.ground };

/** No board reaches higher, in feet: a hoarding on the ground as a unipole. */
const highest = 33;
/** Free below a board, in feet, where its height allows. */
const free = { hoarding: 11, unipole: 19, gantry: 18, kiosk: 8 };
/** Poles of a row that are drawn, and how far they stand apart in units. */
const polesDrawn = 4;
const apart = 152;

/** Plans the drawing of a site; `index` is its place in the list, which changes sides and skyline. */
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
