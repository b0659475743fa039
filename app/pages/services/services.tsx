import { PageLink } from "../../components/page-link.tsx";
import { Picture } from "../../components/picture.tsx";
import { Section } from "../../components/section.tsx";
import type { ServicesPage } from "./service-page.server.ts";
import styles from "./services.module.css";

/** All services, each with its picture and lowest price, and a word for visitors who don't know which one they need. */
export function ServiceIndex({ page: { title, tagline, how, services } }: { page: ServicesPage }) {
  return (
    <Section className={styles.index}>
      <h1>{title}</h1>
      <p className={styles.tagline}>{tagline}</p>
      <ol className={styles.rows}>
        {services.map(({ name, path, line, picture, from }, index) => (
          <li key={path}>
            <PageLink to={path}>
              <b className="poster">{name}</b>
              <span className="reveal filled">
                <Picture
                  picture={picture}
                  sizes={`(min-width: 64rem) ${index === 0 || index === 5 ? 92 : 48}vw, 100vw`}
                  decorative
                  first={index === 0}
                  tallWhen={null}
                />
              </span>
              <span>{line}</span>
              {from && <strong>{from}</strong>}
            </PageLink>
          </li>
        ))}
      </ol>
      <h2>{how.title}</h2>
      <p className={styles.guide}>{how.text}</p>
    </Section>
  );
}
