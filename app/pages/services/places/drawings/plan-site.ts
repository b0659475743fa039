import type { Site } from "../sites.server.ts";
import { measures, type PlacedBoard } from "./plan-elevation.ts";

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

export type SitePlan = ReturnType<typeof planSite>;

/** Lays out the drawing of a site; `index` is its place in the list, which varies sides and skyline. */
export function planSite(site: Site, index: number) {
  const { kind, width, height, count } = site;
  const plane = kind === "kiosk" ? atKerb : behind;
  const face = { width: width * plane.foot, height: height * plane.foot };
  const below = Math.min(free[kind], highest - height) * plane.foot;
  const first = kind === "kiosk" ? 76 : 64;
  const poles = kind === "kiosk" ? Math.min(count, polesDrawn) : 1;
  const measured = Math.min(1, poles - 1);
  const widthOf = (count: number) => first + (count - 1) * apart + face.width + measures.beside;
  const boards = Array.from({ length: poles }, (_, one): PlacedBoard => {
    const placed = { ...face, x: first + one * apart, y: -(below + face.height) };
    return { board: site, face: placed, stand: placed, unmeasured: one !== measured };
  });
  /** Person and boards, from x = 0, standing on y = 0. */
  const group = {
    width: widthOf(poles),
    /** As far as the board with its dimensions; the close view goes on with the others as far as it has room. */
    near: widthOf(measured + 1),
    height: below + face.height,
    person: { x: 22 },
    boards,
  };
  const room = measures.width - group.width;
  return {
    ...plane,
    group,
    /** The group's x in the wide drawing. */
    groupX: Math.round(index % 2 === 0 ? room * 0.7 : room * 0.25),
    /** Which part of the skyline is behind it. */
    skyline: (index * 211) % measures.width,
  };
}
