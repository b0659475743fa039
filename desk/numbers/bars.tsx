import { words } from "../words.ts";
import styles from "./bars.module.css";
import { Frame } from "./frame.tsx";
import { weekName } from "./week-name.ts";

/** A bar a week. */
export function Bars({ weeks, label }: { weeks: { from: string; count: number }[]; label: string }) {
  const counts = weeks.map(({ count }) => count);
  const most = Math.max(0, ...counts);
  const peak = weeks.find(({ count }) => count === most);
  const all = counts.reduce((sum, count) => sum + count, 0);
  return (
    <Frame
      label={words.numbers.heard(label, all, most, peak ? weekName(peak.from) : "–")}
      weeks={weeks.map(({ from }) => from)}
      most={most}
    >
      {({ x, bandwidth, y }) =>
        weeks.map(({ from, count }) => (
          <rect
            key={from}
            className={styles.bar}
            x={x(from)}
            width={bandwidth}
            y={y(count)}
            height={y(0) - y(count)}
          >
            <title>{`${weekName(from)}: ${count}`}</title>
          </rect>
        ))
      }
    </Frame>
  );
}
