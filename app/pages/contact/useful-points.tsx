import { MoreLink } from "../../components/links.tsx";
import { Section } from "../../components/section.tsx";
import type { ContactPage } from "./contact-page.server.ts";
import styles from "./useful-points.module.css";

/** What makes a message easy to answer, in a few numbered points. */
export function UsefulPoints({ title, text, points, questions }: ContactPage["useful"]) {
  return (
    <Section className={styles.useful} labelledBy="useful">
      <div className={styles.head}>
        <h2 id="useful">{title}</h2>
        <p className="lead">{text}</p>
        <MoreLink to={questions.path}>{questions.label}</MoreLink>
      </div>
      <ol className={styles.points}>
        {points.map((point) => (
          <li key={point.title}>
            <h3>{point.title}</h3>
            <p>{point.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
