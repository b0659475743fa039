import { scaleBand, scaleLinear } from "d3-scale";
import { type ReactNode, useRef } from "react";
import styles from "./frame.module.css";
import { useWidth } from "./use-width.ts";
import { weekName } from "./week-name.ts";

const height = 220;
const room = { top: 12, right: 4, bottom: 28, left: 36 };
/** Px that the name of a week takes, with air. */
const nameWidth = 58;

type FrameProps = {
  /** Said for the drawing as a whole. */
  label: string;
  /** The Mondays. */
  weeks: string[];
  /** The greatest value that is drawn. */
  most: number;
  children: (scales: {
    x: (week: string) => number;
    bandwidth: number;
    y: (value: number) => number;
  }) => ReactNode;
};

/** What every plot by week has: values up, weeks across. */
export function Frame({ label, weeks, most, children }: FrameProps) {
  const place = useRef<HTMLDivElement>(null);
  const width = useWidth(place, 720);
  const x = scaleBand(weeks, [room.left, width - room.right])
    .paddingInner(0.25)
    .paddingOuter(0.1);
  const y = scaleLinear([0, Math.max(1, most)], [height - room.bottom, room.top]).nice(4);
  const ticks = y.ticks(4).filter(Number.isInteger);
  const every = Math.max(1, Math.ceil(nameWidth / x.step()));
  const named = weeks.filter((_week, index) => (weeks.length - 1 - index) % every === 0);
  return (
    <div ref={place} className={styles.place}>
      <svg className={styles.plot} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
        {ticks.map((value) => (
          <g key={value}>
            <line className={styles.rule} x1={room.left} x2={width} y1={y(value)} y2={y(value)} />
            <text className={styles.value} x={room.left - 8} y={y(value)} dy="0.35em">
              {value}
            </text>
          </g>
        ))}
        {children({ x: (week) => x(week) ?? 0, bandwidth: x.bandwidth(), y })}
        {named.map((week) => (
          <text key={week} className={styles.week} x={(x(week) ?? 0) + x.bandwidth()} y={height - 6}>
            {weekName(week, true)}
          </text>
        ))}
      </svg>
    </div>
  );
}
