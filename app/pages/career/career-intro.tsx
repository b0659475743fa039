import { CheckList } from "../../components/lists.tsx";
import { Section } from "../../components/section.tsx";
import styles from "./career-intro.module.css";
import type { CareerPage } from "./career-page.server.ts";

/** What it is like to work here: roles and pay, what becomes of an application, what makes a CV easy to read. */
export function CareerIntro({ title, paragraphs, lists }: CareerPage["intro"]) {
  return (
    <Section className={styles.intro} labelledBy="career-intro">
      <h2 id="career-intro">{title}</h2>
      <div className={styles.copy}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <div className={styles.lists}>
        {lists.map((list) => (
          <div key={list.title}>
            <h3 className="small-title">{list.title}</h3>
            <CheckList points={list.points} />
          </div>
        ))}
      </div>
    </Section>
  );
}
