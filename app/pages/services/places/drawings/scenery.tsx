import type { ReactNode } from "react";
import type { readMarks } from "../../../../data/places/places.server.ts";
import { figure } from "./boards-in-scale.tsx";
import styles from "./elevation.module.css";
import { measures } from "./layout.ts";

/** The shapes that a page's drawings share: trees, wall, kerb, gate, person and client marks. Render it once, before them. */
export function Scenery({ marks }: { marks: ReturnType<typeof readMarks> }) {
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
        <g id="scene-trees">
          <path fill="var(--trees-behind)" d={crowns(26, 45, 30, 3)} />
          <path fill="var(--trees)" d={crowns(64, 60, 34, 5)} />
        </g>
        <g id="scene-street">
          <path fill="var(--brick-in-light)" d={`M0 0h${measures.width}v48H0z`} />
          <path fill="var(--coping)" d={`M0-6h${measures.width}v8H0z`} />
          <path fill="var(--brick-in-shade)" d={`M0 40h${measures.width}v8H0z`} />
        </g>
        <g id="scene-road">
          <path fill="var(--c-stone)" d={`M0 0h${measures.width}v12H0z`} />
          <path fill="var(--c-marigold)" d={stones} />
          <path fill="var(--road)" d={`M0 12h${measures.width}v60H0z`} />
        </g>
        <Roadside />
        <GateShape />
        <PersonShape />
      </svg>
    </>
  );
}

const stones = Array.from({ length: 8 }, (_, index) => `M${index * 90} 0h45v12h-45z`).join("");

/**
 * A row of tree crowns: circles of about `radius` every `step` units at height `y`, on a filled hedge. The first is the last again,
 * so that stretches join without a seam where `step` divides their width.
 */
function crowns(y: number, step: number, radius: number, seed: number): string {
  const count = Math.ceil(measures.width / step);
  const circles = Array.from({ length: count + 1 }, (_, index) => {
    const turn = (index % count) * seed;
    const size = radius + ((turn * 7) % 13) - 6;
    const drop = (turn * 11) % 17;
    return `M${index * step - size} ${y + drop}a${size} ${size} 0 0 1 ${2 * size} 0a${size} ${size} 0 0 1-${2 * size} 0z`;
  });
  return `M0 ${y + 8}h${measures.width}v110H0z${circles.join("")}`;
}

/**
 * What stands around the board of a drawing of its own, twice as wide as the drawing: trees, footpath, wall and road; the
 * trees before homes are higher.
 */
function Roadside() {
  return (
    <>
      <g id="scene-roadside">
        <use href="#scene-trees" x="-180" y="176" />
        <path fill="var(--path)" d={`M-180 340h${measures.width}v90h-${measures.width}z`} />
        <use href="#scene-street" x="-180" y="296" />
        <use href="#scene-road" x="-180" y="424" />
      </g>
      <g id="scene-homes-roadside">
        <use href="#scene-trees" x="-180" y="156" />
        <use href="#scene-roadside" />
      </g>
    </>
  );
}

/** A stretch of street made of `Scenery`: trees, footpath and wall, then the children, then the road. */
export function Street({ children }: { children?: ReactNode }) {
  return (
    <>
      <use href="#scene-trees" y="252" />
      <path fill="var(--path)" d={`M0 418h${measures.width}v90H0z`} />
      <use href="#scene-street" y="372" />
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
  const place = scale === 1 ? { x } : { transform: `translate(${x}) scale(${scale.toFixed(3)})` };
  return (
    <>
      <use href="#scene-person" {...place} />
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

/** The silhouette, 154 units tall; defined once a page. */
function PersonShape() {
  return (
    <g id="scene-person">
      <path
        fill="var(--person)"
        d="M0-154a11.500 12 0 0 1 0 24a11.500 12 0 0 1 0-24zM-4-134h8v12h-8zM-9-62h8v56h-8zM2-62h8v56h-8zM-13 0q0-7 6-7h6v7zM2 0v-7h6q6 0 6 7z"
      />
      <path
        fill="none"
        stroke="var(--person)"
        strokeWidth="7"
        strokeLinejoin="round"
        strokeLinecap="round"
        d="M-12-118l-5 28 3 22M12-118l5 28-2 22"
      />
      <path fill="var(--kurta)" d="M-9-126q9 5 18 0 7 1 8 9l-5 22 5 39h-34l5-39-5-22q1-8 8-9z" />
    </g>
  );
}

/** A society's gate with its name above, its foot at (0, 0). */
export function Gate({ name, place }: { name: string; place: string }) {
  const size = Math.min(22, (measures.gate - 30) / (name.length * 0.43));
  return (
    <>
      <use href="#scene-gate" transform={place} />
      <text
        transform={place}
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
      <path fill="var(--lane)" d="M64-44h24L128 0H24z" />
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
