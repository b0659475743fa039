import { scaleBand, scaleLinear } from "d3-scale";
import type { Numbers } from "../../server/submission/desk-answers.ts";
import { words } from "../words.ts";
import bars from "./bars.module.css";
import { countOf } from "./count-of.ts";
import styles from "./services.module.css";

const width = 400;
const height = 44;

/** Every service a line with its own weeks, all on one scale: what is asked for more shows at a glance. */
export function Services({ weeks, services }: Pick<Numbers, "weeks" | "services">) {
  const most = Math.max(1, ...weeks.flatMap((week) => services.map((name) => countOf(week.enquiries, name))));
  const x = scaleBand(
    weeks.map(({ from }) => from),
    [0, width],
  ).paddingInner(0.25);
  const y = scaleLinear([0, most], [height, 0]);
  return (
    <ul className={styles.services}>
      {services.map((name) => {
        const all = weeks.reduce((sum, week) => sum + countOf(week.enquiries, name), 0);
        return (
          <li key={name}>
            <span className={styles.name}>
              <bdi>{name || words.numbers.other}</bdi>
            </span>
            <b>{words.number(all)}</b>
            <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
              {weeks.map((week) => {
                const top = y(countOf(week.enquiries, name));
                return (
                  <rect
                    key={week.from}
                    className={bars.bar}
                    x={x(week.from)}
                    width={x.bandwidth()}
                    y={top}
                    height={height - top}
                  />
                );
              })}
            </svg>
          </li>
        );
      })}
    </ul>
  );
}
