import type { Box } from "./plan-elevation.ts";

/** How a figure in a drawing stands out from what is behind it. */
export const figure = {
  paintOrder: "stroke",
  stroke: "var(--halo)",
  strokeWidth: ".28em",
  strokeLinejoin: "round",
  letterSpacing: 0,
} as const;

type DimensionLinesProps = {
  face: Box;
  width: string;
  height: string;
  /** Distance of the height's line from the board. */
  aside?: number;
  /** Distance of the width's line from the board. */
  above?: number;
};

/** A board's dimensions, as on a technical drawing: the width above, the height beside it. */
export function DimensionLines({ face, width, height, aside = 10, above = 14 }: DimensionLinesProps) {
  const { x, y } = face;
  const right = x + face.width + aside;
  const top = y - above;
  return (
    <g fill="var(--ink)">
      <path
        fill="none"
        stroke="var(--ink)"
        strokeWidth="2"
        d={`M${x} ${top}h${face.width}M${x} ${top - 6}v12M${x + face.width} ${top - 6}v12M${right} ${y}v${face.height}M${right - 6} ${y}h12M${right - 6} ${y + face.height}h12`}
      />
      <text {...figure} x={x + face.width / 2} y={top - 8} textAnchor="middle">
        {width}
      </text>
      <text {...figure} x={right + 8} y={y + face.height / 2} dominantBaseline="central">
        {height}
      </text>
    </g>
  );
}
