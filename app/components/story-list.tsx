import { clsx } from "clsx";
import type { StoryListData } from "../data/stories.server.ts";
import { PageLink } from "./page-link.tsx";
import { Picture } from "./picture.tsx";
import { Section } from "./section.tsx";
import grounds from "./story-grounds.module.css";
import styles from "./story-list.module.css";
import { TallyFigures } from "./story-tally.tsx";

const uprightSizes = "(max-width: 47.999rem) 34vw, 18vw";
const sizes = "(max-width: 47.999rem) 60vw, 40vw";
const largeSizes = "(max-width: 47.999rem) 92vw, 62vw";

/** Case stories, each on its client's ground: the work, whose it is, what it is called, what came of it. Renders nothing if there are none. */
export function StoryList({ title, text, tally: words, entries }: StoryListData) {
  if (entries.length === 0) return null;
  // Where one would have no neighbour, the first is large.
  const hasLarge = entries.length % 2 === 1;
  return (
    <Section id="stories" className={styles.stories} labelledBy="stories-title">
      <header className={styles.head}>
        <h2 id="stories-title">{title}</h2>
        <p>{text}</p>
      </header>
      <ul className={styles.list}>
        {entries.map(({ path, title, client, result, failed, ground, tally, picture }, index) => {
          const isLarge = hasLarge && index === 0;
          const isUpright = picture.height > picture.width;
          return (
            <li
              key={path}
              className={clsx(grounds[ground], isLarge && styles.large, isUpright && styles.upright)}
            >
              <div className={styles.picture}>
                <Picture
                  picture={picture}
                  sizes={isLarge ? largeSizes : isUpright ? uprightSizes : sizes}
                  decorative
                />
              </div>
              <div className={styles.copy}>
                <p className={styles.client}>
                  {client} {failed && <b>{failed}</b>}
                </p>
                {isLarge && <TallyFigures tally={tally} words={words} />}
                <h3>
                  <PageLink className="stretched-link" to={path}>
                    {title}
                  </PageLink>
                </h3>
                <p>{result}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
