import { Section } from "../../components/section.tsx";
import type { Route } from "./+types/statement";
import styles from "./statement.module.css";
import { readStatement } from "./statement.server.ts";

export { meta } from "../../seo/meta.ts";

export function loader({ pattern }: Route.LoaderArgs) {
  return readStatement(pattern);
}

/** Privacy or accessibility: the whole statement in English and in Hindi, side by side where there is room. */
export default function StatementScreen({ loaderData: page }: Route.ComponentProps) {
  return (
    <Section className={styles.statement}>
      <h1>
        {page.versions.map(({ language, name }) => (
          <span key={language} lang={language}>
            {name}{" "}
          </span>
        ))}
      </h1>
      <nav className={styles.languages} aria-label={page.languagesLabel}>
        {page.versions.map(({ language, choose }) => (
          <a key={language} href={`#${language}`} lang={language} hrefLang={language}>
            {choose}
          </a>
        ))}
      </nav>
      {page.versions.map(({ language, title, lead, checked, sections }) => (
        <article
          key={language}
          id={language}
          lang={language}
          className={styles[language]}
          aria-labelledby={`${language}-title`}
        >
          <h2 id={`${language}-title`}>{title}</h2>
          <p className={styles.lead}>{lead}</p>
          {sections.map((section) => (
            <section key={section.id} aria-labelledby={section.id}>
              <h3 id={section.id}>{section.title}</h3>
              <ul>
                {section.claims.map((claim) => (
                  <li key={claim}>{claim}</li>
                ))}
              </ul>
            </section>
          ))}
          <p className={styles.checked}>
            <time dateTime={page.day}>{checked}</time>
          </p>
        </article>
      ))}
    </Section>
  );
}
