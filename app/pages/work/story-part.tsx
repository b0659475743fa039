import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Section } from "../../components/section.tsx";
import styles from "./story-part.module.css";

type StoryPartProps = { id: string; title: string; className?: string | undefined; children: ReactNode };

/** A part of a story: its name on the left, the part itself on the right. */
export function StoryPart({ id, title, className, children }: StoryPartProps) {
  return (
    <Section id={id} className={clsx(styles.part, className)} labelledBy={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <div className="stack">{children}</div>
    </Section>
  );
}
