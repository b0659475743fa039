import { BoardsInScale } from "./boards-in-scale.tsx";
import { measures, type SiteLayout, type SocietyLayout, type Tower } from "./layout.ts";
import { Gate, Person, Street } from "./scenery.tsx";

const { round } = Math;

/** A stretch of street with a society, without the sky. 720 units wide; joins others without a seam. */
export function SocietyScene({ plan, copy, id, sun, car }: SceneProps & { plan: SocietyLayout }) {
  return (
    <>
      <g id={`${id}-far`}>
        {sun && <circle fill="var(--sun)" cx={plan.sun.x} cy={plan.sun.y} r="42" />}
        <Bungalows places={plan.bungalows} />
        <Towers towers={plan.towers} />
      </g>
      <Street>
        <g transform={`translate(${plan.gate.x} 420)`}>
          <g id={`${id}-gate`}>
            <Gate name={plan.gate.name} />
            {car && <CarInFront x={measures.gate / 2} />}
          </g>
        </g>
      </Street>
      <g transform={`translate(${plan.groupX} ${measures.ground})`} fontSize="20">
        <g id={`${id}-boards`}>
          <BoardsInScale boards={plan.group.boards} feet={copy.feet} />
          <Person x={plan.group.person.x} height={copy.person} />
        </g>
      </g>
    </>
  );
}

/** A society’s drawing for narrow windows, made of the parts of the wide one: small towers, the boards as large as possible. */
export function SocietyCloseView({ id, plan }: { id: string; plan: SocietyLayout }) {
  const { scale, x, gate } = scaleCloseView(plan);
  return (
    <>
      <use href={`#${id}-far`} transform="translate(0 12) scale(.5)" />
      <use href="#scene-trees" x="-120" y="128" />
      <path fill="var(--path)" d="M0 340h360v90H0z" />
      <path fill="var(--trees)" d="M0 246h360v70H0z" />
      <use href="#scene-street" x="-180" y="296" />
      <use href={`#${id}-gate`} transform={`translate(${gate.x} 344) scale(${gate.scale.toFixed(3)})`} />
      <use href="#scene-road" y="424" />
      <use
        href={`#${id}-boards`}
        transform={`translate(${x} 418) scale(${scale.toFixed(3)})`}
        fontSize={round((scale < 0.7 ? 14 : 17) / scale)}
      />
    </>
  );
}

/** Scales at which boards and person don't cover the name above the gate. */
function scaleCloseView({ group, boardsRight }: SocietyLayout) {
  const isSingle = group.width < 260;
  const hasLift = group.boards.some(({ board }) => board.kind === "lift");
  const figures = hasLift ? 4 : 34;
  const room = isSingle ? 252 : 352;
  const scale = Math.min(1.1, room / group.width, isSingle ? 2 : (220 - figures) / group.height);
  const top = 418 - group.height * scale - figures;
  const gateAbove = Math.min(1.55, Math.max(1.2, (344 - top) / 94));
  const gateScale = isSingle ? (boardsRight ? 1.32 : 1.2) : gateAbove;
  const gap = 360 - group.width * scale;
  return {
    scale,
    x: round(boardsRight ? gap : Math.min(gap, 14)),
    gate: { scale: gateScale, x: round(boardsRight ? 4 : 374 - measures.gate * gateScale) },
  };
}

/** The words in a drawing: feet, and the person's height. */
export type DrawingCopy = { feet: string; person: string };

export type SceneProps = {
  copy: DrawingCopy;
  /** The id, or the prefix of the ids, by which the close view reuses parts of the wide one. */
  id: string;
  /** Draws a sun, where the sky shows one. */
  sun?: boolean;
  /** Draws a car beside the board. */
  car?: boolean | undefined;
};

/** A stretch of street with a site, without the sky. 720 units wide; joins others without a seam. */
export function SiteScene({ plan, copy, id, car }: SceneProps & { plan: SiteLayout }) {
  const { foot, ground, group, groupX } = plan;
  const boards = (
    <g transform={`translate(${groupX} ${ground})`} fontSize="20">
      <g id={id}>
        <BoardsInScale boards={group.boards} feet={copy.feet} />
        {car && <Car x={(group.boards[0]?.face.x ?? 0) + 2.2 * foot} foot={foot} />}
        <Person x={group.person.x} foot={foot} height={copy.person} />
      </g>
    </g>
  );
  const isBehindKerb = ground < measures.ground;
  return (
    <>
      <use href="#scene-city" x={-plan.skyline} />
      <Street>{isBehindKerb && boards}</Street>
      {!isBehindKerb && boards}
    </>
  );
}

/** A site’s drawing for narrow windows, made of the parts of the wide one, with the board as large as possible. */
export function SiteCloseView({ id, plan }: { id: string; plan: SiteLayout }) {
  const { group, ground } = plan;
  const base = ground < measures.ground ? 366 : 418;
  // The figures, 24 units to the left of the person and 50 beside the board, keep their size whatever the scale.
  const wide = group.closeWidth - measures.dimensionSpace + 18 - group.person.x;
  const scale = Math.min(1.1, 286 / wide, (base - 44) / group.height);
  const gap = round(24 - group.person.x * scale + (286 - wide * scale) * 0.6);
  return (
    <>
      <use href="#scene-city" x={-plan.skyline} y="-76" />
      <use href="#scene-trees" x="-120" y="176" />
      <path fill="var(--path)" d="M0 340h360v90H0z" />
      <use href="#scene-street" x="-180" y="296" />
      <use href="#scene-road" y="424" />
      <use
        href={`#${id}`}
        transform={`translate(${gap} ${base}) scale(${scale.toFixed(3)})`}
        fontSize={round((scale < 0.7 ? 14 : 17) / scale)}
      />
    </>
  );
}

/** A society's towers, one for each block, with a window for every flat; at dusk most windows are lit. */
function Towers({ towers }: { towers: Tower[] }) {
  const bodies = towers.map(
    ({ x, y, width, height }) => `M${round(x)} ${round(y)}h${width}v${round(height)}h-${width}z`,
  );
  const shade = towers.map(
    ({ x, y, width, height }) => `M${round(x + width - 5)} ${round(y)}h5v${round(height)}h-5z`,
  );
  const roofs = towers.map(({ x, y, width }, index) => {
    const tank = round(x + (index % 2 ? width - 26 : 8));
    return `M${tank} ${round(y)}v-12q7-4 14 0v12z`;
  });
  const panes = drawPanes(
    towers.flatMap(({ windows }) => windows),
    measures.window,
  );
  return (
    <>
      <path fill="var(--roof)" d={roofs.join("")} />
      <path fill="var(--facade)" data-towers d={bodies.join("")} />
      <path fill="var(--facade-shade)" d={shade.join("")} />
      <path fill="var(--window)" data-windows d={panes.dark} />
      <path fill="var(--window-lit)" data-windows d={panes.lit} />
    </>
  );
}

/** Bungalows on a slope, each with a gable roof and a lit front. */
function Bungalows({ places }: { places: { x: number; y: number }[] }) {
  const walls = places.map(({ x, y }) => `M${round(x)} ${y}h18v13h-18z`);
  const roofs = places.map(({ x, y }) => `M${round(x) - 4} ${y}l13-11 13 11z`);
  const first = places[0];
  if (!first) return null;
  return (
    <>
      <path fill="var(--slope)" d={`M${round(first.x) - 70} 330c20-180 30-246 130-254S720 60 720 60V330z`} />
      <path fill="var(--front)" d={walls.join("")} />
      <path fill="var(--brick)" data-bungalows d={roofs.join("")} />
    </>
  );
}

/** A small car from its side, twelve and a half feet long and five high, its rear at (x, 0). @param foot units per foot */
function Car({ x, foot }: { x: number; foot: number }) {
  return (
    <g transform={`translate(${round(x)}) scale(${(foot / 10).toFixed(2)})`}>
      <path
        fill="var(--c-terracotta)"
        d="M2-10Q0-26 8-30L24-47Q28-50 36-50H66Q72-50 78-45L94-31 116-27Q124-25 124-10z"
      />
      <path fill="var(--window)" d="M18-31L30-44H47V-31zM52-31V-44H66Q69-44 72-41L83-31z" />
      <path fill="var(--lamp)" d="M116-24h7v5h-7z" />
      <path
        fill="var(--steel)"
        d="M14-10a10 10 0 0 1 20 0 10 10 0 0 1-20 0zM91-10a10 10 0 0 1 20 0 10 10 0 0 1-20 0z"
      />
    </g>
  );
}

/** A small car from its front, five feet high at a gate's twelve units per foot, its middle at (x, 0). */
function CarInFront({ x }: { x: number }) {
  return (
    <g transform={`translate(${x})`}>
      <path fill="var(--steel)" d="M-30-12h14V0h-14zM16-12h14V0h-14z" />
      <path
        fill="var(--c-terracotta)"
        d="M-33-8V-26Q-33-33-27-34L-22-54Q-20-60-12-60H12Q20-60 22-54L27-34Q33-33 33-26V-8z"
      />
      <path fill="var(--window)" d="M-22-36L-17-53Q-16-55-12-55H12Q16-55 17-53L22-36z" />
      <path fill="var(--lamp)" d="M-30-28h13v8h-13zM17-28h13v8h-13z" />
    </g>
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
