import { Section } from "../../components/section.tsx";
import type { AboutPage } from "./about-page.server.ts";
import styles from "./our-promise.module.css";

/** What the agency promises, point by point. */
export function OurPromise({ title, points }: AboutPage["promise"]) {
  return (
    <Section className={styles.promise} labelledBy="promise">
      <h2 id="promise">{title}</h2>
      <ol>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ol>
    </Section>
  );
}
