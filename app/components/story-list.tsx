import { clsx } from "clsx";
import type { StoryListData } from "../data/stories.server.ts";
import { PageLink } from "./page-link.tsx";
import { Picture } from "./picture.tsx";
import { Section } from "./section.tsx";
import styles from "./story-list.module.css";

const sizes = "(max-width: 47.999rem) 28vw, 12rem";
/** The last of an odd number is large. */
const largeSizes = "(max-width: 47.999rem) 92vw, 55vw";

/** Case stories, a row each: whose, what it is called, what came of it. Renders nothing if there are none. */
export function StoryList({ title, text, entries }: StoryListData) {
  if (entries.length === 0) return null;
  return (
    <Section
      id="stories"
      className={clsx(styles.stories, entries.length !== 2 && styles.many)}
      labelledBy="stories-title"
    >
      <header className={styles.head}>
        <h2 id="stories-title">{title}</h2>
        <p>{text}</p>
      </header>
      <ul className={styles.rows}>
        {entries.map(({ path, title, client, result, failed, picture }, index) => (
          <li key={path}>
            <div className={styles.picture}>
              <Picture
                picture={picture}
                className={picture.height > picture.width ? styles.whole : undefined}
                sizes={index === entries.length - 1 ? largeSizes : sizes}
                decorative
              />
            </div>
            <div className={styles.copy}>
              <p className={styles.client}>
                {client} {failed && <b>{failed}</b>}
              </p>
              <h3>
                <PageLink className="stretched-link" to={path}>
                  {title}
                </PageLink>
              </h3>
              <p>{result}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
