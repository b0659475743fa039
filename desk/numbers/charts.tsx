import { indianDate } from "../../server/submission/indian-time.ts";
import { words } from "../words.ts";
import styles from "./numbers.module.css";

type BarChartProps = {
  weeks: Week[];
  /** Said for the drawing as a whole, of the greatest value and its week. */
  describe: (maximum: number, week: string) => string;
  format?: (value: number) => string;
  /** What the scale counts in: 1 unless given. */
  unit?: number;
};

const shortDay = new Intl.DateTimeFormat("en-IN", { day: "numeric", month: "short", timeZone: "UTC" });

export function BarChart({ weeks, describe, format = words.number, unit = 1 }: BarChartProps) {
  const maximum = weeks.reduce((maximum, { value }) => Math.max(maximum, value ?? 0), 0);
  const peak = weeks.find(({ value }) => value === maximum);
  const scaleMaximum = roundUp(maximum / unit) * unit;
  const middle = Math.floor((weeks.length - 1) / 2);
  const tickDays = [0, middle, -1].flatMap((index) => weeks.at(index)?.from ?? []);
  return (
    <div className={styles.bars}>
      <p className={styles.scale} aria-hidden="true">
        <span>{format(scaleMaximum)}</span>
        <span>{format(scaleMaximum / 2)}</span>
        <span>{words.number(0)}</span>
      </p>
      <ColumnChart
        weeks={weeks}
        scaleMaximum={scaleMaximum}
        format={format}
        label={describe(maximum, peak ? indianDate(peak.from) : "–")}
      />
      <p className={styles.ticks} aria-hidden="true">
        {[...new Set(tickDays)].map((day) => (
          <span key={day}>{shortDay.format(new Date(day))}</span>
        ))}
      </p>
    </div>
  );
}

/** The next number above that is easily halved. */
function roundUp(value: number): number {
  const magnitude = 10 ** Math.floor(Math.log10(Math.max(2, value)));
  const steps = [1.2, 1.6, 2, 3, 4, 6, 8, 10].map((step) => step * magnitude);
  return steps.find((step) => step >= value && step % 2 === 0) ?? value;
}

export type Week = { from: string; value: number | null };

type ColumnChartProps = {
  weeks: Week[];
  /** The value as high as the drawing. */
  scaleMaximum: number;
  format: (value: number) => string;
  /** Said for the drawing as a whole; without it, the drawing is for the eye alone. */
  label?: string;
};

/** A bar a week, in as much width as there is; nothing for a week without a value. */
export function ColumnChart({ weeks, scaleMaximum, format, label }: ColumnChartProps) {
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
        const height = (value ?? 0) / scaleMaximum;
        return (
          <rect key={from} x={index + 0.1} width={0.8} y={1 - height} height={height}>
            <title>{`${indianDate(from)}: ${format(value ?? 0)}`}</title>
          </rect>
        );
      })}
    </svg>
  );
}

/** A bar across, with the part of it that is marked; both are shares of the width, for the eye alone. */
export function ShareBar({ part, whole = part }: { part: number; whole?: number }) {
  return (
    <svg className={styles.share} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
      <rect width={whole} height={1} />
      <rect className={styles.part} width={part} height={1} />
    </svg>
  );
}

type DataTableProps = { name: string; head: string[]; rows: (string | number)[][] };

export function DataTable({ name, head, rows }: DataTableProps) {
  // A visitor may call a service as a column is called already.
  const columns = head.map((title, index) => ({ title, key: `${index} ${title}` }));
  return (
    <details className={styles.table}>
      <summary>{words.numbers.asTable}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
      <section className={styles.scroll} tabIndex={0} aria-label={words.numbers.tableOf(name)}>
        <table>
          <thead>
            <tr>
              {columns.map(({ title, key }) => (
                <th key={key} scope="col">
                  <bdi>{title}</bdi>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([first, ...values]) => (
              <tr key={first}>
                <th scope="row">{first}</th>
                {values.map((value, index) => (
                  <td key={columns[index + 1]?.key}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
