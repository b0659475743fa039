import { indianDate } from "../../server/submission/indian-time.ts";
import styles from "./columns.module.css";

export type Week = { from: string; value: number | null };

type ColumnsProps = {
  weeks: Week[];
  /** The value as high as the drawing. */
  top: number;
  /** A value in words. */
  say: (value: number) => string;
  /** Said for the drawing as a whole; without it, the drawing is for the eye alone. */
  label?: string;
};

/** A bar a week, in as much width as there is; nothing for a week without a value. */
export function Columns({ weeks, top, say, label }: ColumnsProps) {
  return (
    <svg
      className={styles.columns}
      viewBox={`0 0 ${weeks.length} 1`}
      preserveAspectRatio="none"
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {weeks.map(({ from, value }, index) => {
        const height = (value ?? 0) / top;
        return (
          <rect key={from} x={index + 0.1} width={0.8} y={1 - height} height={height}>
            <title>{`${indianDate(from)}: ${say(value ?? 0)}`}</title>
          </rect>
        );
      })}
    </svg>
  );
}
