import { indianDate } from "../../server/submission/indian-time.ts";
import { words } from "../words.ts";
import styles from "./bars.module.css";
import { Columns, type Week } from "./columns.tsx";

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
