import { CheckList } from "../../components/check-list.tsx";
import { Section } from "../../components/section.tsx";
import styles from "./career-intro.module.css";
import type { CareerPage } from "./career-page.server.ts";

/** What it is like to work here, and what makes a CV easy to read. */
export function CareerIntro({ title, paragraphs, pointsTitle, points }: CareerPage["intro"]) {
  return (
    <Section className={styles.intro} labelledBy="career-intro">
      <h2 id="career-intro">{title}</h2>
      <div className={styles.copy}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <div className={styles.points}>
          <h3>{pointsTitle}</h3>
          <CheckList points={points} />
        </div>
      </div>
    </Section>
  );
}
