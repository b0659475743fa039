import styles from "./elevation.module.css";
import { measures } from "./plan-elevation.ts";

/** The city behind the sites: roofs and a few windows, twice as wide as a drawing. Render it once a page. */
export function Skyline() {
  return (
    <svg className={styles.scenery} aria-hidden="true" focusable="false">
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
const step = 74;

type Block = { x: number; width: number; height: number };

/** Widths and heights look random but are the same in every build. */
const blocks = Array.from({ length: Math.ceil((2 * measures.width) / step) }, (_, at): Block => {
  const turn = Math.imul(at + 3, 2654435761) >>> 20;
  return { x: at * step, width: 44 + (turn % 26), height: 92 + ((turn >> 3) % 104) };
});

function box(x: number, width: number, height: number): string {
  return `M${x} ${base}v-${height}h${width}v${height}z`;
}

function panes({ x, width, height }: Block, at: number): string[] {
  const across = Math.floor((width - 10) / 17);
  return Array.from({ length: across * Math.min(5, Math.floor(height / 24)) }, (_, one) => one)
    .filter((one) => (one * 7 + at * 5) % 3 > 0)
    .map(
      (one) =>
        `M${x + 8 + (one % across) * 17} ${base - height + 12 + Math.floor(one / across) * 22}h8v11h-8z`,
    );
}
