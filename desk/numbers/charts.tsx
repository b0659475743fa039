import { indianDate } from "../../server/submission/indian-time.ts";
import { words } from "../words.ts";
import styles from "./numbers.module.css";

type BarsProps = {
  weeks: Week[];
  /** Said for the drawing as a whole, of the greatest value and its week. */
  heard: (most: number, week: string) => string;
  /** A value in words. */
  say?: (value: number) => string;
  /** What the scale counts in: 1 unless given. */
  unit?: number;
};

/** A week by its Monday, such as “16 Nov”. */
const shortDay = new Intl.DateTimeFormat("en-IN", { day: "numeric", month: "short", timeZone: "UTC" });

/** A bar a week, with a scale and the weeks below it. */
export function Bars({ weeks, heard, say = words.number, unit = 1 }: BarsProps) {
  const most = weeks.reduce((most, { value }) => Math.max(most, value ?? 0), 0);
  const peak = weeks.find(({ value }) => value === most);
  const top = roundUp(most / unit) * unit;
  const named = [weeks[0], weeks[Math.floor((weeks.length - 1) / 2)], weeks.at(-1)].filter(
    (week) => week !== undefined,
  );
  return (
    <div className={styles.bars}>
      <p className={styles.scale} aria-hidden="true">
        <span>{say(top)}</span>
        <span>{say(top / 2)}</span>
        <span>{words.number(0)}</span>
      </p>
      <Columns weeks={weeks} top={top} say={say} label={heard(most, peak ? indianDate(peak.from) : "–")} />
      <p className={styles.weeks} aria-hidden="true">
        {[...new Set(named)].map(({ from }) => (
          <span key={from}>{shortDay.format(new Date(from))}</span>
        ))}
      </p>
    </div>
  );
}

/** The next number above that is easily halved. */
function roundUp(most: number): number {
  const ten = 10 ** Math.floor(Math.log10(Math.max(2, most)));
  const steps = [1.2, 1.6, 2, 3, 4, 6, 8, 10].map((step) => step * ten);
  return steps.find((step) => step >= most && step % 2 === 0) ?? most;
}

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

type DataTableProps = { name: string; head: string[]; rows: (string | number)[][] };

/** What a plot is drawn from, folded away below it. */
export function DataTable({ name, head, rows }: DataTableProps) {
  // A visitor may call a service as a column is called already.
  const columns = head.map((title, index) => ({ title, key: `${index} ${title}` }));
  return (
    <details className={styles.data}>
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
            {rows.map(([first, ...rest]) => (
              <tr key={first}>
                <th scope="row">{first}</th>
                {rest.map((value, index) => (
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
