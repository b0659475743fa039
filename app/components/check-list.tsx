import { clsx } from "clsx";
import styles from "./check-list.module.css";
import { Icon } from "./icon.tsx";

export function CheckList({ points, className }: { points: string[]; className?: string | undefined }) {
  return (
    <ul className={clsx(styles.checkList, className)}>
      {points.map((point) => (
        <li key={point}>
          <Icon name="tick" />
          {point}
        </li>
      ))}
    </ul>
  );
}
