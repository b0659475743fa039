import type { ReactNode } from "react";

/** Figures or facts, each with its name. */
export function FactList({ facts }: { facts: [name: string, value: ReactNode][] }) {
  return (
    <dl>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
