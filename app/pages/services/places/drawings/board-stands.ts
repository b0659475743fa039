import type { BoardKind } from "../../../../data/places/board-kinds.ts";
import type { Site } from "../../../../data/places/inventory.server.ts";
import { type Box, measures } from "./layout.ts";

/** `stand` is the board with what carries it, down to the ground, or a lift's lobby. */
type Standing = { face: Box; stand: Box; unlit: boolean };
/** A colour of the drawing, and the outline that it fills. */
type Part = [colour: `var(--${string})`, outline: string];
type DrawStand = (standing: Standing) => Part[];

const { foot } = measures;

/** What carries a site's board, by its kind. */
export const siteStands: Record<Site["kind"], DrawStand> = {
  hoarding: drawScaffold,
  unipole: drawPost,
  gantry: drawBeam,
  kiosk: drawLampPost,
};

/** What carries a board of any kind. */
export const boardStands: Record<BoardKind, DrawStand> = {
  pylon: drawPylon,
  display: drawDisplay,
  clip: drawClip,
  lift: drawLift,
  ...siteStands,
};

/** Two posts that rise past the board. */
function drawPylon({ face }: Standing): Part[] {
  const left = face.x - 9;
  const right = face.x + face.width + 1;
  const top = face.y - 6;
  return [["var(--steel)", `M${left} ${top}h8V-7h4v7h-16v-7h4zM${right} ${top}h8V-7h4v7h-16v-7h4z`]];
}

/** A display board's frame on two stout legs. */
function drawDisplay({ face }: Standing): Part[] {
  const leg = face.width > 6 * foot ? 12 : 9;
  const inset = Math.round(face.width * 0.14);
  const left = face.x + inset - leg / 2;
  const right = face.x + face.width - inset - leg / 2;
  return [
    ["var(--steel)", `M${left} ${face.y}h${leg}V0h-${leg}zM${right} ${face.y}h${leg}V0h-${leg}z`],
    ["var(--foot)", `M${left - 5} 0v-8h${leg + 10}v8zM${right - 5} 0v-8h${leg + 10}v8z`],
  ];
}

/** A clip-on: a light frame held by clips to a rail. */
function drawClip({ face: { x, y, width, height } }: Standing): Part[] {
  const right = x + width;
  const frame = `M${x + 14} ${y}h5V0h-5zM${right - 19} ${y}h5V0h-5z`;
  const clips = [y + 12, y + height - 26].flatMap((top) =>
    [x - 9, right - 1].map((left) => `M${left} ${top}h10v14h-10z`),
  );
  return [
    ["var(--steel)", `${frame}M${x + 4} -26h${width - 8}v4h-${width - 8}z`],
    ["var(--foot)", clips.join("")],
  ];
}

/** A cutaway lift: lobby, door frame, and the car with the board on its back wall. */
function drawLift({ face, stand }: Standing): Part[] {
  const aside = Math.round(0.7 * foot);
  const car = { x: face.x - aside, y: -Math.round(6.6 * foot), width: face.width + 2 * aside };
  const panel = car.x - 24;
  return [
    ["var(--lobby)", `M${stand.x} 0v${stand.y}h${stand.width}V0z`],
    ["var(--coping)", `M${stand.x - 5} ${stand.y - 7}h${stand.width + 10}v9h-${stand.width + 10}z`],
    ["var(--steel)", `M${car.x - 7} 0V${car.y - 7}h${car.width + 14}V0z`],
    ["var(--car)", `M${car.x} 0V${car.y}h${car.width}V0z`],
    ["var(--rail)", `M${car.x} -32h${car.width}v5h-${car.width}z`],
    ["var(--steel)", `M${panel} -112h11v26h-11z`],
    ["var(--foot)", `M${panel + 3} -108h5v5h-5zM${panel + 3} -97h5v5h-5z`],
  ];
}

/** Legs with braces between them, a catwalk below the face and lamps on arms above it. */
function drawScaffold({ face, unlit }: Standing): Part[] {
  const foot = face.y + face.height;
  const legs = Math.max(2, Math.round(face.width / 110));
  const step = (face.width - 24) / (legs - 1);
  const legXs = Array.from({ length: legs }, (_, leg) => Math.round(face.x + 12 + leg * step));
  const frame = legXs.map((x, index) => {
    const next = legXs[index + 1] ?? x;
    const braces = `M${x} ${foot + 6}L${next} -8v5L${x} ${foot + 11}zM${next} ${foot + 6}L${x} -8v5L${next} ${foot + 11}z`;
    return `M${x - 4} ${foot}h8V0h-8z${next > x ? braces : ""}`;
  });
  return [
    ["var(--steel)", frame.join("")],
    ["var(--foot)", `M${face.x - 8} ${foot + 4}h${face.width + 16}v6h-${face.width + 16}z`],
    ...drawLamps(face, unlit),
  ];
}

/** One stout post in the middle, on its plinth. */
function drawPost({ face, unlit }: Standing): Part[] {
  const middle = Math.round(face.x + face.width / 2);
  const foot = face.y + face.height;
  const beam = `M${face.x + 20} ${foot + 4}h${face.width - 40}v9h-${face.width - 40}z`;
  return [
    ["var(--steel)", `M${middle - 10} ${foot}h20V0h-20z${beam}`],
    ["var(--foot)", `M${middle - 24} 0v-12h48v12z`],
    ...drawLamps(face, unlit),
  ];
}

/** A beam over the whole road, on a pillar at either side. */
function drawBeam({ face: { x, y, width, height } }: Standing): Part[] {
  const right = x + width;
  const pillars = `M${x - 18} ${y - 10}h14V0h-14zM${right + 4} ${y - 10}h14V0h-14z`;
  const beams = `M${x - 18} ${y - 10}h${width + 36}v6h-${width + 36}zM${x - 18} ${y + height + 4}h${width + 36}v8h-${width + 36}z`;
  return [
    ["var(--steel)", pillars + beams],
    ["var(--foot)", `M${x - 26} 0v-10h30v10zM${right - 4} 0v-10h30v10z`],
  ];
}

/** A street lamp with the kiosk half-way up. */
function drawLampPost({ face }: Standing): Part[] {
  const middle = Math.round(face.x + face.width / 2);
  const arm = 16 - measures.lampPost;
  return [
    ["var(--steel)", `M${middle - 4} 0V${arm}h8V0zM${middle - 4} ${arm}q2-16 20-16h34v7h-32q-14 0-14 12z`],
    ["var(--lamps)", `M${middle + 36} ${arm - 10}h26v7h-26z`],
    ["var(--foot)", `M${middle - 9} 0v-26h18v26z`],
  ];
}

function drawLamps(face: Box, unlit: boolean): Part[] {
  if (unlit) return [];
  const count = Math.max(2, Math.round(face.width / 120));
  const step = face.width / count;
  const lamps = Array.from({ length: count }, (_, lamp) => {
    const x = Math.round(face.x + (lamp + 0.5) * step);
    return `M${x - 9} ${face.y - 13}h18v6h-18zM${x - 1} ${face.y - 9}h3v8h-3z`;
  });
  return [["var(--lamps)", lamps.join("")]];
}
