import { figure } from "./dimension-lines.tsx";
import { measures } from "./plan-elevation.ts";

/**
 * A person five and a half feet tall, standing at (x, 0), with the height written above.
 * @param foot units per foot, where it isn't that of the shape
 */
export function Person({ x, height, foot = measures.foot }: { x: number; height: string; foot?: number }) {
  const scale = foot / measures.foot;
  const place = scale === 1 ? { x } : { transform: `translate(${x}) scale(${scale.toFixed(3)})` };
  return (
    <>
      <use href="#scene-person" {...place} />
      <text {...figure} fill="var(--ink)" x={x} y={-5.5 * foot - (scale === 1 ? 10 : 9)} textAnchor="middle">
        {height}
      </text>
    </>
  );
}

/** The silhouette, 154 units tall; defined once a page. */
export function PersonShape() {
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
