import { boardFacts } from "../../../../data/places/board-kinds.ts";
import type { Site, Society, SocietyBoard } from "../../../../data/places/inventory.server.ts";

/** A rectangle in units of the drawing; y grows downwards. */
export type Box = { x: number; y: number; width: number; height: number };

/** A tower: its body, and the top left corner of each window, storey by storey from the top. */
export type Tower = Box & { windows: { x: number; y: number }[] };

/** A board with its face; `stand` is what carries it: posts down to the ground, or a lift's lobby. */
export type BoardPlacement = {
  board: Pick<SocietyBoard | Site, "kind" | "width" | "height" | "poster"> & { lit?: boolean };
  face: Box;
  stand: Box;
  /** Drawn without its dimensions. */
  isUnmeasured?: boolean;
};

/**
 * The measurements of a drawing, in its own units. Things are drawn at the scale of their plane: boards and person in
 * front at 28 units to the foot, the gate behind them at about 12, and distant towers with identical windows. Windows end
 * above the highest board, so that all of them can be counted.
 */
export const measures = {
  width: 720,
  height: 560,
  foot: 28,
  person: 5.5 * 28,
  /** The y on which boards and person stand. */
  ground: 500,
  window: { width: 9, height: 11, across: 15, down: 19 },
  /** No window extends below this y. */
  lastSill: 240,
  storeys: 10,
  gate: 152,
  /** Units to the foot of the gate. */
  gateFoot: 12,
  /** The lamp at the head of a kiosk's pole. */
  lampPost: 448,
  /** Space beside a board for its height's dimension line and figure. */
  dimensionSpace: 66,
};

const { foot, window } = measures;
const margin = 24;

export type SocietyLayout = ReturnType<typeof layoutSociety>;

/** The facts of a society that its drawing shows. */
export type DrawnSociety = Pick<Society, "name" | "sign" | "units" | "flats" | "towers" | "boards">;

/** Lays out the drawing of a society; `index` is its place in the list, which varies sides and sun. */
export function layoutSociety(society: DrawnSociety, index: number) {
  const boardsRight = index % 2 === 0;
  const bungalowCount = society.units.label === "Bungalows" ? society.units.count : 0;
  const towers = placeTowers(society.flats, society.towers, bungalowCount > 0);
  const group = placeBoards(society.boards);
  return {
    towers,
    bungalows: placeBungalows(bungalowCount, towers),
    gate: {
      name: society.sign ?? society.name,
    },
    boardsRight,
    group,
    foot,
    /** Where the group stands on a stretch of street: the part of what is free to its left. */
    lean: boardsRight ? 0.9 : 0.06,
  };
}

/**
 * Distributes flats over towers: the counts differ by one at most, larger ones first, and add up to `flats`, or to the 300
 * windows that fit into a drawing.
 */
export function distributeFlats(flats: number, towers: number): number[] {
  const windows = Math.min(flats, 300);
  const each = Math.floor(windows / towers);
  return Array.from({ length: towers }, (_, index) => each + (index < windows % towers ? 1 : 0));
}

/** How many windows wide a tower is: at least two, and enough that it has ten storeys at most. */
function countWindowsAcross(flats: number): number {
  return Math.max(2, Math.ceil(flats / measures.storeys));
}

function placeTowers(flats: number, count: number, hasBungalows: boolean): Tower[] {
  const shares = distributeFlats(flats, count);
  const widths = shares.map((share) => countWindowsAcross(share) * window.across + 14);
  const builtWidth = widths.reduce((sum, width) => sum + width, 0);
  const room = measures.width - 2 * margin;
  const gap = count > 1 ? Math.min((room - builtWidth) / (count - 1), 56) : 0;
  let x = hasBungalows ? margin : (measures.width - builtWidth - gap * (count - 1)) / 2;
  return shares.map((share, index) => {
    const width = widths[index] ?? 0;
    const across = countWindowsAcross(share);
    const top =
      measures.lastSill - Math.ceil(share / across) * window.down + (window.down - window.height) / 2 - 8;
    const left = x;
    x += width + gap;
    return {
      x: left,
      y: top - 8,
      width,
      height: measures.lastSill + 150 - top,
      windows: Array.from({ length: share }, (_, pane) => ({
        x: left + 10 + (pane % across) * window.across,
        y: top + 8 + Math.floor(pane / across) * window.down,
      })),
    };
  });
}

/** Rows of ten on the slope to the right of the towers. */
function placeBungalows(count: number, towers: Tower[]): { x: number; y: number }[] {
  const last = towers.at(-1);
  const from = last ? last.x + last.width + 34 : margin;
  const step = (measures.width - 16 - from) / 10;
  return Array.from({ length: count }, (_, index) => ({
    x: from + (index % 10) * step + (Math.floor(index / 10) % 2 ? 0 : step / 3),
    y: 92 + Math.floor(index / 10) * 31,
  }));
}

/** Person and boards, from x = 0, standing on y = 0. */
function placeBoards(boards: SocietyBoard[]) {
  let x = 72;
  const placements = boards.map((board): BoardPlacement => {
    const width = board.width * foot;
    const height = board.height * foot;
    if (board.kind === "lift") {
      const stand = {
        x,
        y: -Math.round(8.8 * foot),
        width: Math.round(width + 5.4 * foot),
        height: Math.round(8.8 * foot),
      };
      x += stand.width + 34;
      return { board, stand, face: { x: stand.x + Math.round(1.7 * foot), y: -6 * foot, width, height } };
    }
    const legs = Math.round(Math.max(1.2, 7.2 - board.height) * foot);
    const face = { x, y: -(legs + height), width, height };
    x += width + measures.dimensionSpace;
    return { board, face, stand: { x: face.x, y: face.y, width, height: legs + height } };
  });
  return {
    width: x,
    height: Math.max(...placements.map(({ stand }) => stand.height)),
    person: { x: 22 },
    boards: placements,
  };
}

/**
 * Boards for drivers stand behind the kerb, in the plane of the societies' gates; a kiosk hangs at the kerb, in the plane
 * of the societies' boards.
 */
const roadsidePlane = { foot: 11, ground: 446 };
const kerbPlane = { foot: measures.foot, ground: measures.ground };

/** No board reaches higher than this, in feet. */
const maxHeight = 33;
/** Clearance below a board, in feet, if its height allows. */
const clearances: Record<Site["kind"], number> = { hoarding: 11, unipole: 19, gantry: 18, kiosk: 8 };
/** How many poles of a row are drawn, and how far apart, in units. */
const maxPoles = 8;
const poleDistance = 152;

export type SiteLayout = ReturnType<typeof layoutSite>;

/** The facts of a site that its drawing shows. */
export type DrawnSite = Pick<Site, "kind" | "width" | "height" | "count" | "poster" | "lit">;

/** Lays out the drawing of a site; `index` is its place in the list, which varies sides and skyline. */
export function layoutSite(site: DrawnSite, index: number) {
  const { kind, width, height, count } = site;
  const isRow = boardFacts[kind].unit === "poles";
  const first = isRow ? 76 : 64;
  const room = measures.width - first - measures.dimensionSpace;
  // A board wider than 53 feet is drawn smaller, with the person beside it.
  const plane = isRow ? kerbPlane : { ...roadsidePlane, foot: Math.min(roadsidePlane.foot, room / width) };
  const face = { width: width * plane.foot, height: height * plane.foot };
  const belowFace = Math.min(clearances[kind], maxHeight - height) * plane.foot;
  const poles = isRow ? Math.min(count, maxPoles) : 1;
  const measuredPole = Math.min(1, poles - 1);
  const widthOf = (count: number) =>
    first + (count - 1) * poleDistance + face.width + measures.dimensionSpace;
  const boards = Array.from({ length: poles }, (_, pole): BoardPlacement => {
    const box = { ...face, x: first + pole * poleDistance, y: -(belowFace + face.height) };
    return { board: site, face: box, stand: box, isUnmeasured: pole !== measuredPole };
  });
  /** Person and boards, from x = 0, standing on y = 0. */
  const group = {
    width: widthOf(poles),
    /** As far as the board with its dimensions; the close view goes on with the others as far as it has room. */
    closeWidth: widthOf(measuredPole + 1),
    height: isRow ? measures.lampPost : belowFace + face.height,
    person: { x: 22 },
    boards,
  };
  return {
    ...plane,
    group,
    /** Where it stands on a stretch of street: the part of what is free to its left. */
    lean: index % 2 === 0 ? 0.7 : 0.25,
    /** Which part of the skyline is behind it. */
    skyline: (index * 211) % measures.width,
  };
}

/** The one scale of a street, in units to the foot, the y on which everything on it stands, and how far up it is shown. */
export const street = { foot: 13.2, ground: 484, top: -40 };

/** Where a society's or a site's boards stand on a stretch of street, and by how much they are scaled. */
export function placeOnStreet({ group, foot, lean }: Pick<SocietyLayout, "group" | "foot" | "lean">) {
  // On a street figures are larger beside their boards than the space that a group leaves them.
  const room = measures.width - 36;
  const scale = Math.min(street.foot / foot, room / group.width);
  return { scale, x: Math.round((room - group.width * scale) * lean) };
}

/** The scale of the gate, and the y of its foot, in a society's own drawing: it stands behind the boards, at the wall. */
const gateBehind = { scale: 1.2, y: 344 };
/** From the gate's foot at x = 0 to the ends of its roof. */
const gateRoof = { left: -10, right: measures.gate + 10 };
const aside = 12;

/** The largest scale at which the boards of a society stand beside its gate in its own drawing, and how wide that is. */
export function placeSociety({ group, boardsRight }: Pick<SocietyLayout, "group" | "boardsRight">) {
  const scale = Math.min(0.95, 320 / group.width);
  const roof = (gateRoof.right - gateRoof.left) * gateBehind.scale;
  const width = Math.round(group.width * scale + roof + 2 * aside);
  const left = Math.round((360 - width) / 2);
  const gateLeft = boardsRight ? left + aside : left + width - aside - roof;
  return {
    scale,
    x: Math.round(boardsRight ? left + width - aside - group.width * scale : left + aside),
    left,
    width,
    gate: { x: Math.round(gateLeft - gateRoof.left * gateBehind.scale), ...gateBehind },
  };
}

/** Where a society's gate stands on a stretch of street: beside its boards, and no nearer to the next stretch than this. */
export function placeGateOnStreet(layout: Pick<SocietyLayout, "group" | "foot" | "lean" | "boardsRight">) {
  const scale = street.foot / measures.gateFoot;
  const boards = placeOnStreet(layout);
  const x = layout.boardsRight
    ? Math.max(margin, boards.x - (gateRoof.right + aside) * scale)
    : Math.min(
        measures.width - margin - measures.gate * scale,
        boards.x + layout.group.width * boards.scale - gateRoof.left * scale,
      );
  return { x: Math.round(x), y: 420, scale };
}
