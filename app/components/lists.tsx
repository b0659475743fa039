import { clsx } from "clsx";
import type { ReactNode } from "react";
import styles from "./lists.module.css";

type CheckListProps = { points: string[]; className?: string | undefined };

export function CheckList({ points, className }: CheckListProps) {
  return (
    <ul className={clsx(styles.checkList, className)}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}

type FactListProps = {
  facts: [name: string, value: ReactNode][];
  /** In lines, the values at their ends. */
  ruled?: boolean;
  className?: string | undefined;
};

/** Figures or facts, each with its name. */
export function FactList({ facts, ruled, className }: FactListProps) {
  return (
    <dl className={clsx(ruled && styles.ruled, className)}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
