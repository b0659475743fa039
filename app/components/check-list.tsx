import styles from "./check-list.module.css";
import { Icon } from "./icon.tsx";

export function CheckList({ points, className }: { points: string[]; className?: string | undefined }) {
  return (
    <ul className={[styles.checkList, className].filter(Boolean).join(" ")}>
      {points.map((point) => (
        <li key={point}>
          <Icon name="tick" />
          {point}
        </li>
      ))}
    </ul>
  );
}
