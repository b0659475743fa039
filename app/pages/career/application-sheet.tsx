import { Section } from "../../components/section.tsx";
import { ApplicationForm } from "./application-form.tsx";
import styles from "./application-sheet.module.css";
import type { CareerPage } from "./career-page.server.ts";

/** The application form as a sheet of paper that lies on the desk. */
export function ApplicationSheet({ words }: { words: CareerPage["form"] }) {
  return (
    <Section className={styles.desk} labelledBy="apply">
      <div className={styles.head}>
        <h2 id="apply">{words.title}</h2>
        <p>{words.lead}</p>
      </div>
      <div className={styles.sheet}>
        <ApplicationForm words={words} />
      </div>
    </Section>
  );
}
