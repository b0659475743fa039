import { Icon } from "../../components/icon.tsx";
import { PageLink } from "../../components/page-link.tsx";
import { Picture } from "../../components/picture.tsx";
import { Section } from "../../components/section.tsx";
import { readShell } from "../../data/shell.server.ts";
import type { ServicesPage } from "./service-page.server.ts";
import styles from "./services.module.css";

/** All services, a row each, with a word for visitors who don't know which one they need. */
export function ServiceIndex({ page: { title, tagline, how } }: { page: ServicesPage }) {
  const { services } = readShell();
  return (
    <Section className={styles.index}>
      <h1 className="poster">{title}</h1>
      <p className={styles.tagline}>{tagline}</p>
      <ol className={styles.rows}>
        {services.map(({ name, path, line, picture }, index) => (
          <li key={path}>
            <PageLink to={path}>
              <Picture
                picture={picture}
                sizes="(min-width: 64rem) 23vw, (min-width: 48rem) 46vw, 10rem"
                decorative
                first={index === 0}
                tallWhen={null}
              />
              <span>
                <b>{name}</b>
                {line}
              </span>
              <Icon name="arrow" />
            </PageLink>
          </li>
        ))}
      </ol>
      <h2>{how.title}</h2>
      <p className={styles.guide}>{how.text}</p>
    </Section>
  );
}
