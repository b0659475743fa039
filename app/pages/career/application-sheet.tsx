import { Section } from "../../components/section.tsx";
import { ApplicationForm } from "./application-form.tsx";
import styles from "./application-sheet.module.css";
import type { CareerPage } from "./career-page.server.ts";

/** The application form as a sheet of paper on a desk. */
export function ApplicationSheet({ copy }: { copy: CareerPage["form"] }) {
  return (
    <Section className={styles.desk} labelledBy="apply">
      <div className={styles.head}>
        <h2 id="apply">{copy.title}</h2>
        <p>{copy.lead}</p>
      </div>
      <div className={styles.sheet}>
        <ApplicationForm copy={copy} />
      </div>
    </Section>
  );
}
