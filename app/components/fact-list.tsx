import type { ReactNode } from "react";
import styles from "./fact-list.module.css";

type FactListProps = {
  facts: [name: string, value: ReactNode][];
  /** In lines, the values at their ends. */
  ruled?: boolean;
  className?: string | undefined;
};

/** Figures or facts, each with its name. */
export function FactList({ facts, ruled, className }: FactListProps) {
  return (
    <dl className={ruled ? styles.ruled : className}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
