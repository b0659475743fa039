import { clsx } from "clsx";
import type { StoryListData } from "../data/stories.server.ts";
import { PageLink } from "./page-link.tsx";
import { Picture } from "./picture.tsx";
import { Section } from "./section.tsx";
import grounds from "./story-grounds.module.css";
import styles from "./story-list.module.css";

const sizes = "(max-width: 47.999rem) 40vw, 20vw";
/** The first of an odd number is large. */
const largeSizes = "(max-width: 47.999rem) 100vw, 55vw";

/** Case stories, each on its client's ground: the work, whose it is, what it is called, what came of it. Renders nothing if there are none. */
export function StoryList({ title, text, entries }: StoryListData) {
  if (entries.length === 0) return null;
  return (
    <Section id="stories" className={styles.stories} labelledBy="stories-title">
      <header className={styles.head}>
        <h2 id="stories-title">{title}</h2>
        <p>{text}</p>
      </header>
      <ul className={styles.list}>
        {entries.map(({ path, title, client, result, failed, ground, picture }, index) => (
          <li key={path} className={clsx(grounds[ground], picture.height > picture.width && styles.upright)}>
            <div className={styles.picture}>
              <Picture
                picture={picture}
                sizes={index === 0 && entries.length % 2 === 1 ? largeSizes : sizes}
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
