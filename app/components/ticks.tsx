import { Icon } from "./icon.tsx";
import styles from "./ticks.module.css";

/** A list of points, each with a tick. */
export function Ticks({ points, className }: { points: string[]; className?: string | undefined }) {
  return (
    <ul className={[styles.ticks, className].filter(Boolean).join(" ")}>
      {points.map((point) => (
        <li key={point}>
          <Icon name="tick" />
          {point}
        </li>
      ))}
    </ul>
  );
}
