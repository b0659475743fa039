import { Icon } from "../../components/icon.tsx";
import { PageLink } from "../../components/page-link.tsx";
import { Picture } from "../../components/picture.tsx";
import { Section } from "../../components/section.tsx";
import { readShell } from "../../data/shell.server.ts";
import type { ServicesPage } from "./service-page.server.ts";
import styles from "./services.module.css";

/** All services as boards, with a word for visitors who don't know which one they need. */
export function ServiceIndex({ page: { title, tagline, how } }: { page: ServicesPage }) {
  const { services } = readShell();
  return (
    <Section className={styles.index}>
      <div className={styles.head}>
        <h1 className="poster">{title}</h1>
        <p className="lead">{tagline}</p>
      </div>
      <ol className="columns">
        {services.map(({ name, path, line, picture }, index) => (
          <li key={path}>
            <PageLink to={path}>
              <div className={styles.board}>
                <Picture
                  picture={picture}
                  sizes="(max-width: 47.999rem) 100vw, 48vw"
                  decorative
                  first={index === 0}
                  tallWhen={null}
                />
              </div>
              <h2>
                {name}
                <Icon name="arrow" />
              </h2>
              <p>{line}</p>
            </PageLink>
          </li>
        ))}
      </ol>
      <div className={styles.guide}>
        <h2>{how.title}</h2>
        <p className="lead">{how.text}</p>
      </div>
    </Section>
  );
}
