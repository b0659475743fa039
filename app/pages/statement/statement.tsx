import { Section } from "../../components/section.tsx";
import styles from "./statement.module.css";
import type { StatementPage } from "./statement.server.ts";

/** Privacy or accessibility, in the language of its address. */
export function Statement({ page }: { page: StatementPage }) {
  return (
    <Section className={styles.statement}>
      <h1>{page.name}</h1>
      <header className={styles.opening}>
        <h2>{page.title}</h2>
        <p>{page.lead}</p>
        <p className={styles.reviewDate}>
          <time dateTime={page.day}>{page.checked}</time>
        </p>
      </header>
      <div className={styles.sections}>
        {page.sections.map(({ id, title, claims }) => (
          <section key={id} aria-labelledby={id}>
            <h3 className="small-title" id={id}>
              {title}
            </h3>
            <ul>
              {claims.map((claim) => (
                <li key={claim}>{claim}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Section>
  );
}
