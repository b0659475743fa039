import type { ReactNode } from "react";
import type { listMarks } from "../../../../data/places/places.server.ts";
import { figure, letterWidth } from "./boards-in-scale.tsx";
import styles from "./elevation.module.css";
import { measures } from "./layout.ts";

type SceneryProps = {
  marks: ReturnType<typeof listMarks>;
  /** Whether the street goes on to either side, for a drawing as wide as the window. */
  isWide?: boolean;
};

/** The shapes that a page's drawings share: trees, wall, kerb, gate, person and client marks. Render it once, before them. */
export function Scenery({ marks, isWide = false }: SceneryProps) {
  const aside = isWide ? measures.width : 0;
  const strip = (y: number, height: number) => {
    const width = measures.width + 2 * aside;
    return `M${-aside} ${y}h${width}v${height}h-${width}z`;
  };
  return (
    <>
      <svg className={styles.light} aria-hidden="true">
        <radialGradient id="scene-glow">
          <stop offset=".45" stopColor="var(--c-lamplight)" stopOpacity=".42" />
          <stop offset="1" stopColor="var(--c-lamplight)" stopOpacity="0" />
        </radialGradient>
      </svg>
      <svg className={styles.scenery} aria-hidden="true">
        {marks.map(({ client, viewBox, body }) => (
          <symbol
            key={client}
            id={`mark-${client}`}
            viewBox={viewBox}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the reader makes sure that a mark has nothing but shapes
            dangerouslySetInnerHTML={{ __html: body }}
          />
        ))}
        <g id="scene-walk">
          <path
            id="scene-trees"
            fill="var(--trees-behind)"
            d={strip(286, 110) + crowns(278, 45, 30, 3, aside)}
          />
          <path fill="var(--trees)" d={strip(324, 110) + crowns(316, 60, 34, 5, aside)} />
          <path fill="var(--path)" d={strip(418, 90)} />
          <path fill="var(--brick-in-light)" d={strip(372, 48)} />
          <path fill="var(--coping)" d={strip(366, 8)} />
          <path fill="var(--brick-in-shade)" d={strip(412, 8)} />
        </g>
        <g id="scene-road">
          <path fill="var(--c-stone)" d={strip(0, 12)} />
          <path fill="var(--c-marigold)" d={drawStones(aside)} />
          <path fill="var(--coping)" fillOpacity=".5" d={strip(0, 3)} />
          <path fill="var(--road)" d={strip(12, 60)} />
        </g>
        <Roadside />
        <GateShape />
        <PersonShape />
      </svg>
    </>
  );
}

function drawStones(aside: number): string {
  const count = (measures.width + 2 * aside) / 90;
  return Array.from({ length: count }, (_, index) => `M${index * 90 - aside} 0h45v12h-45z`).join("");
}

/**
 * A row of tree crowns: circles of about `radius` every `step` units at height `y`. The first is the last again, so that
 * stretches join without a seam where `step` divides their width.
 */
function crowns(y: number, step: number, radius: number, seed: number, aside: number): string {
  const count = Math.ceil(measures.width / step);
  const all = (count * (measures.width + 2 * aside)) / measures.width;
  return Array.from({ length: all + 1 }, (_, index) => {
    const turn = (index % count) * seed;
    const size = radius + ((turn * 7) % 13) - 6;
    const drop = (turn * 11) % 17;
    return `M${index * step - aside - size} ${y + drop}a${size} ${size} 0 0 1 ${2 * size} 0a${size} ${size} 0 0 1-${2 * size} 0z`;
  }).join("");
}

/**
 * What stands around the board of a drawing of its own, twice as wide as the drawing: trees, footpath, wall and road; the
 * trees before homes are higher.
 */
function Roadside() {
  return (
    <>
      <g id="scene-roadside">
        <use href="#scene-walk" x="-180" y="-76" />
        <use href="#scene-road" x="-180" y="424" />
      </g>
      <g id="scene-homes-roadside">
        <use href="#scene-trees" x="-180" y="-96" />
        <use href="#scene-roadside" />
      </g>
    </>
  );
}

/** A stretch of street made of `Scenery`: trees, footpath and wall, then the children, then the road. */
export function Street({ children }: { children?: ReactNode }) {
  return (
    <>
      <use href="#scene-walk" />
      {children}
      <use href="#scene-road" y="506" />
    </>
  );
}

/** The city behind the boards: roofs and a few windows, twice as wide as a drawing, and from its end on the same again. Render it once a page. */
export function Skyline() {
  return (
    <svg className={styles.scenery} aria-hidden="true">
      <g id="scene-city">
        <path
          fill="var(--town-far)"
          d={blocks.map(({ x, width, height }) => box(x - 30, width + 26, height + 38)).join("")}
        />
        <path
          fill="var(--town-near)"
          d={blocks.map(({ x, width, height }) => box(x, width, height)).join("")}
        />
        <path
          fill="var(--tank)"
          d={blocks.map(({ x, height }) => `M${x + 12} ${base - height}v-11q7-4 14 0v11z`).join("")}
        />
        <path fill="var(--pane)" d={blocks.flatMap(panes).join("")} />
      </g>
    </svg>
  );
}

const base = 372;
const step = 72;

type Block = { x: number; width: number; height: number };

/** Widths and heights look random but are the same in every build. */
const blockCount = (2 * measures.width) / step;
const blocks = Array.from({ length: blockCount + 2 }, (_, at): Block => {
  const turn = Math.imul((at % blockCount) + 3, 2654435761) >>> 20;
  return { x: (at - 1) * step, width: 44 + (turn % 26), height: 92 + ((turn >> 3) % 104) };
});

function box(x: number, width: number, height: number): string {
  return `M${x} ${base}v-${height}h${width}v${height}z`;
}

function panes({ x, width, height }: Block, at: number): string[] {
  const across = Math.floor((width - 10) / 17);
  return Array.from({ length: across * Math.min(5, Math.floor(height / 24)) }, (_, pane) => pane)
    .filter((pane) => (pane * 7 + at * 5) % 3 > 0)
    .map(
      (pane) =>
        `M${x + 8 + (pane % across) * 17} ${base - height + 12 + Math.floor(pane / across) * 22}h8v11h-8z`,
    );
}

type PersonProps = { x: number; height: string | undefined; foot?: number };

/**
 * A person five and a half feet tall, standing at (x, 0), with the height written above where it is given.
 * @param foot units per foot, where it isn't that of the shape
 */
export function Person({ x, height, foot = measures.foot }: PersonProps) {
  const scale = foot / measures.foot;
  const position = scale === 1 ? { x } : { transform: `translate(${x}) scale(${scale.toFixed(3)})` };
  return (
    <>
      <use href="#scene-person" {...position} />
      {height && (
        <text
          {...figure}
          fill="var(--ink)"
          x={x}
          y={-5.5 * foot - (scale === 1 ? 10 : 9)}
          textAnchor="middle"
        >
          {height}
        </text>
      )}
    </>
  );
}

/** A woman in a sari with a cloth bag on her shoulder, 154 units tall, her feet at (0, 0); defined once a page. */
function PersonShape() {
  return (
    <g id="scene-person">
      <path
        fill="var(--skin)"
        d="M-4-134h10v14h-10zM-7-142q0-11 9-11 10 0 10 11 0 12-8 13-11 0-11-13zM-12-2q0-8 8-8l6 8-2 2h-12zM6-2q0-8 7-8l7 8-2 2H6zM15-114q8 0 9 10l2 24-9 15-7-4 6-12-3-20z"
      />
      <path
        fill="var(--braid)"
        d="M11-143q-4-6-8-5-5 2-6 8l-2 8q-4-1-5-5-8-1-8-8 1-7 8-6 4-6 12-6 10 2 9 14z"
      />
      <path fill="var(--c-terracotta)" d="M-5-124q5 5 11 0 11 1 14 8l3 14-10 3-1 15h-25l-3-28q1-11 11-12z" />
      <path
        fill="var(--sari)"
        d="M-5-125q-12 2-13 16l4 32q-9 32-8 72 22 10 44 0 1-36-7-70l-4-12q-14 2-20-12l-2-26z"
      />
      <path
        fill="var(--sari-fold)"
        d="M-14-77q12 12 29 2l2 10q-8 7-13 6L6-2h-6L-4-60q-8-4-10-17zM8-60L14-3h3L13-62z"
      />
      <path
        fill="var(--c-marigold)"
        d="M-22-11q22 9 44 0v6q-22 10-44 0zM-5-125h6q-3 20 5 36l9 8-1 5q-18-6-20-26-1-12 1-23z"
      />
      <path fill="var(--c-paper)" d="M-22-86h17l3 27q-12 6-23 0z" />
      <path fill="none" stroke="var(--c-paper)" strokeWidth="3" d="M-20-85Q-18-112-6-123-4-104-7-85" />
      <path fill="var(--skin)" d="M-17-112q-7 8-7 25l5 18 6-2-3-16 4-16z" />
    </g>
  );
}

/** A society's gate with its name above, its foot at (0, 0). */
export function Gate({ name, position }: { name: string; position: string }) {
  const size = Math.min(22, (measures.gate - 30) / (name.length * letterWidth));
  return (
    <>
      <use href="#scene-gate" transform={position} />
      <text
        transform={position}
        fill="var(--c-paper)"
        fontFamily="var(--font-condensed)"
        x={measures.gate / 2}
        y={-112}
        fontSize={size.toFixed(1)}
        textAnchor="middle"
        dominantBaseline="central"
      >
        {name}
      </text>
    </>
  );
}

/** The shape of every gate; defined once a page. */
function GateShape() {
  return (
    <g id="scene-gate">
      <path fill="var(--drive)" d="M24 0V-96H128V0z" />
      <path fill="var(--lane)" d="M64-44h24L128 0l22 77H2L24 0z" />
      <path fill="var(--brick)" d="M0 0V-98H26V0zM126 0V-98H152V0zM-6-130H158V-94H-6z" />
      <path
        fill="var(--doorway)"
        d="M6-86h5v9H6zm9 0h5v9h-5zM6-70h5v9H6zm9 0h5v9h-5zM6-54h5v9H6zm9 0h5v9h-5zM132-86h5v9h-5zm9 0h5v9h-5zM132-70h5v9h-5zm9 0h5v9h-5zM132-54h5v9h-5zm9 0h5v9h-5z"
      />
      <path fill="var(--coping)" d="M-10-136H162V-130H-10zM-10-94H162V-90H-10z" />
      <path fill="var(--c-paper)" d="M26-32h100v-6H26z" />
      <path fill="var(--c-terracotta)" d="M34-32h14v-6H34zm28 0h14v-6H62zm28 0h14v-6H90z" />
    </g>
  );
}
