import type { Numbers } from "../api/api.ts";
import { words } from "../words.ts";
import { Columns } from "./columns.tsx";
import styles from "./services.module.css";

/** Every service a line with its own weeks, all on one scale: what is asked for more shows at a glance. */
export function Services({ weeks, services }: Pick<Numbers, "weeks" | "services">) {
  const lines = services.map((name, at) => ({
    name,
    weeks: weeks.map(({ from, enquiries }) => ({ from, value: enquiries[at] ?? 0 })),
  }));
  const top = Math.max(1, ...lines.flatMap((line) => line.weeks.map(({ value }) => value)));
  return (
    <ul className={styles.services}>
      {lines.map(({ name, weeks }) => (
        <li key={name}>
          <span className={styles.name}>
            <bdi>{name || words.numbers.other}</bdi>
          </span>
          <b>{words.number(weeks.reduce((sum, { value }) => sum + value, 0))}</b>
          <Columns weeks={weeks} top={top} say={words.number} />
        </li>
      ))}
    </ul>
  );
}
