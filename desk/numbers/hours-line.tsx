import { line } from "d3-shape";
import { words } from "../words.ts";
import { Frame } from "./frame.tsx";
import styles from "./hours-line.module.css";
import { weekName } from "./week-name.ts";

type Week = { from: string; medianHours: number | null };

/** How many hours it took, week by week; a week in which nothing was done leaves a gap. */
export function HoursLine({ weeks, label }: { weeks: Week[]; label: string }) {
  const known = weeks.filter(
    (week): week is { from: string; medianHours: number } => week.medianHours !== null,
  );
  const most = known.reduce((most, { medianHours }) => Math.max(most, medianHours), 0);
  const slowest = known.find(({ medianHours }) => medianHours === most);
  return (
    <Frame
      label={words.numbers.hoursHeard(label, most, slowest ? weekName(slowest.from) : "–")}
      weeks={weeks.map(({ from }) => from)}
      most={most}
    >
      {({ x, bandwidth, y }) => {
        const middle = (from: string) => x(from) + bandwidth / 2;
        const draw = line<Week>()
          .defined(({ medianHours }) => medianHours !== null)
          .x(({ from }) => middle(from))
          .y(({ medianHours }) => y(medianHours ?? 0));
        return (
          <>
            <path className={styles.line} d={draw(weeks) ?? ""} />
            {known.map(({ from, medianHours }) => (
              <circle key={from} className={styles.dot} cx={middle(from)} cy={y(medianHours)} r="4.5">
                <title>{`${weekName(from)}: ${words.hours(medianHours)}`}</title>
              </circle>
            ))}
          </>
        );
      }}
    </Frame>
  );
}
