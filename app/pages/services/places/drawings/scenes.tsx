import { BoardsInScale } from "./boards-in-scale.tsx";
import type { cars } from "./cars.tsx";
import {
  measures,
  placeGateOnStreet,
  placeOnStreet,
  placeSociety,
  type SiteLayout,
  type SocietyLayout,
  street,
  type Tower,
} from "./layout.ts";
import { Gate, Person, Street } from "./scenery.tsx";

const { round } = Math;

/** A group of boards and a person on a street, at its scale. */
function StreetGroup({ layout, copy, id }: SceneProps & { layout: SiteLayout | SocietyLayout }) {
  const { x, scale } = placeOnStreet(layout);
  const { group, foot } = layout;
  // Of a row the last is measured: between two there is no room for a figure.
  const boards =
    "skyline" in layout
      ? group.boards.map((board, at) => ({ ...board, isUnmeasured: at < group.boards.length - 1 }))
      : group.boards;
  return (
    <g transform={`translate(${x} ${street.ground}) scale(${scale.toFixed(3)})`} fontSize={round(20 / scale)}>
      <BoardsInScale id={id} boards={boards} feet={copy?.feet} />
      <Person x={group.person.x} foot={foot} height={copy?.person} />
    </g>
  );
}

/** A stretch of street with a society, without sky and city. 720 units wide; joins others without a seam. */
export function SocietyScene({ layout, ...scene }: SceneProps & { layout: SocietyLayout }) {
  return (
    <>
      <Homes layout={layout} />
      <Street>
        <Gate name={layout.gate.name} position={transform(placeGateOnStreet(layout))} />
      </Street>
      <StreetGroup layout={layout} {...scene} />
    </>
  );
}

/** A society in a drawing of its own, as wide as `placeSociety` says: small towers, and the boards beside the gate. */
export function SocietyView({ layout, copy, id, cars }: SceneProps & { layout: SocietyLayout }) {
  const { scale, x, width, gate: placement } = placeSociety(layout);
  // Between boards there is room for small figures alone.
  const figures = layout.group.boards.length > 1 ? 14 : (15.5 * width) / 440;
  const gate = transform(placement);
  return (
    <>
      <Homes layout={layout} position="translate(0 12) scale(.5)" />
      <use href="#scene-homes-roadside" />
      <Gate name={layout.gate.name} position={gate} />
      {cars && <cars.Front position={gate} x={measures.gate / 2} />}
      <g transform={`translate(${x} 418) scale(${scale.toFixed(3)})`} fontSize={round(figures / scale)}>
        <BoardsInScale id={id} boards={layout.group.boards} feet={copy?.feet} />
        <Person x={layout.group.person.x} height={copy?.person} />
      </g>
    </>
  );
}

/** The size of a drawing's figures, in the units of its boards, so that it is the same whatever the scale. */
function figureSize(scale: number): number {
  return round((scale < 0.7 ? 14 : 17) / scale);
}

function transform({ x, y, scale }: { x: number; y: number; scale: number }): string {
  return `translate(${x} ${y}) scale(${scale.toFixed(3)})`;
}

/** The words in a drawing: feet, and the person's height, where it is written. */
export type DrawingCopy = { feet: string; person?: string };

export type SceneProps = {
  /** Without it the drawing has no figures. */
  copy?: DrawingCopy | undefined;
  /** The prefix of the ids in it. */
  id: string;
  /** Those of which one stands beside the board; given, since most pages draw none. */
  cars?: typeof cars | undefined;
};

/** A stretch of street with a site, without sky and city. 720 units wide; joins others without a seam. */
export function SiteScene({ layout, ...scene }: SceneProps & { layout: SiteLayout }) {
  return (
    <>
      <Street />
      <StreetGroup layout={layout} {...scene} />
    </>
  );
}

/** A site in a drawing of its own, with the board as large as possible. */
export function SiteView({ layout, copy, id, cars }: SceneProps & { layout: SiteLayout }) {
  const { foot, group } = layout;
  const { base, scale, gap, boards } = placeSite(layout, copy);
  const skyline = -180 - layout.skyline;
  return (
    <>
      {copy &&
        [-2 * measures.width, 2 * measures.width].map((x) => (
          <use key={x} href="#scene-city" x={skyline + x} y="-76" />
        ))}
      <use href="#scene-city" x={skyline} y="-76" />
      <use href="#scene-roadside" />
      <g transform={`translate(${gap} ${base}) scale(${scale.toFixed(3)})`} fontSize={figureSize(scale)}>
        {cars && <cars.Side x={group.boards[0]?.face.x ?? 0} foot={foot} />}
        <BoardsInScale id={id} boards={boards} feet={copy?.feet} />
        <Person x={group.person.x} foot={foot} height={copy?.person} />
      </g>
    </>
  );
}

/** How many poles of a row a small drawing shows. */
const fewPoles = 3;

/**
 * Where the board of a site stands in its own drawing, and that drawing's frame: with figures, on a page of its own, it is
 * wider; of the sky above the board it leaves out what it can.
 */
export function placeSite({ group }: SiteLayout, copy?: DrawingCopy) {
  const isRow = group.boards.length > 1;
  const base = isRow ? 418 : 366;
  const [left, width] = copy ? [-110, 581] : [0, isRow ? 424 : 360];
  // The figures, 24 units to the left of the person and 50 beside the board, keep their size whatever the scale.
  const room = width - 74;
  const wide = group.closeWidth - measures.dimensionSpace + 18 - group.person.x;
  const scale = Math.min(1.1, room / wide, (base - 44) / group.height);
  const top = Math.min(120, Math.max(0, round(base - group.height * scale - 44)));
  const gap = round(left + 24 - group.person.x * scale + (room - wide * scale) * (isRow ? 0.05 : 0.6));
  return {
    base,
    scale,
    gap,
    boards: copy ? group.boards : group.boards.slice(0, fewPoles),
    frame: `${left} ${top} ${width} ${452 - top}`,
    /** No wider than person, board and figures. */
    close: `${round(gap + group.person.x * scale) - 24} ${top} ${round(wide * scale) + 74} ${452 - top}`,
  };
}

/** The towers and bungalows of a society, far behind its gate. */
export function Homes({
  layout: { bungalows, towers },
  position,
}: {
  layout: SocietyLayout;
  position?: string;
}) {
  return (
    <>
      <Bungalows spots={bungalows} transform={position} />
      <Towers towers={towers} transform={position} />
    </>
  );
}

/** On each path, not on a group around them, which would be one more element in every drawing. */
type Transform = { transform: string | undefined };

/** A society's towers, one for each block, with a window for every flat; at dusk most windows are lit. */
function Towers({ towers, ...position }: { towers: Tower[] } & Transform) {
  const bodies = towers.map(
    ({ x, y, width, height }) => `M${round(x)} ${round(y)}h${width}v${round(height)}h-${width}z`,
  );
  const tanks = towers.map(({ x, y, width }, index) => {
    return `M${round(x + (index % 2 ? width - 26 : 8))} ${round(y)}v-12q7-4 14 0v12z`;
  });
  const panes = drawPanes(
    towers.flatMap(({ windows }) => windows),
    measures.window,
  );
  const first = towers[0] ?? { x: 0 };
  const last = towers.at(-1) ?? { x: 0, width: 0 };
  const deck = round(last.x + last.width - first.x) + 32;
  const shades = towers.map(
    ({ x, y, width, height }) => `M${round(x + width) - 6} ${round(y)}h6v${round(height)}h-6z`,
  );
  const stilts = towers.map(({ x, width }) => `M${round(x) + 6} 254h${width - 18}v12h${18 - width}z`);
  return (
    <>
      <path fill="var(--facade)" {...position} d={[...bodies, ...tanks].join("")} />
      <path
        fill="var(--facade-in-shade)"
        {...position}
        d={`${shades.join("")}${stilts.join("")}M${round(first.x) - 16} 266h${deck}v90h-${deck}z`}
      />
      <path fill="var(--window)" data-windows {...position} d={panes.dark} />
      <path fill="var(--window-lit)" data-windows {...position} d={panes.lit} />
    </>
  );
}

/** Bungalows on a slope, each with a gable roof and a lit front. */
function Bungalows({ spots, ...position }: { spots: { x: number; y: number }[] } & Transform) {
  const walls = spots.map(({ x, y }) => `M${round(x)} ${y}h18v13h-18z`);
  const roofs = spots.map(({ x, y }) => `M${round(x) - 4} ${y}l13-11 13 11z`);
  const first = spots[0];
  if (!first) return null;
  return (
    <>
      <path
        fill="var(--slope)"
        {...position}
        d={`M${round(first.x) - 70} 330c20-180 30-246 130-254S720 60 720 60C810 60 830 200 850 330z`}
      />
      <path fill="var(--front)" {...position} d={walls.join("")} />
      <path fill="var(--brick)" {...position} d={roofs.join("")} />
    </>
  );
}

/**
 * Windows as two paths, the lit ones and the dark ones, each window placed relative to the previous one. Which are lit
 * looks random but is the same in every drawing.
 * @param offset how many windows of the same drawing are in other paths
 */
export function drawPanes(
  windows: { x: number; y: number }[],
  { width, height }: { width: number; height: number },
  offset = 0,
) {
  const path = (lit: boolean) =>
    windows
      .map(({ x, y }) => ({ x: round(x), y: round(y) }))
      .filter((_, index) => isLit(offset + index) === lit)
      .map(({ x, y }, index, panes) => {
        const previous = panes[index - 1];
        return `${previous ? `m${x - previous.x} ${y - previous.y}` : `M${x} ${y}`}h${width}v${height}h-${width}z`;
      })
      .join("");
  return { lit: path(true), dark: path(false) };
}

function isLit(index: number): boolean {
  return (Math.imul(index + 1, 2654435761) >>> 16) % 100 < 62;
}
