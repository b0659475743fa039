import { clsx } from "clsx";
import { CheckList } from "../../components/lists.tsx";
import { Picture } from "../../components/picture.tsx";
import { Section } from "../../components/section.tsx";
import type { Topic } from "../../data/services.server.ts";
import styles from "./topic-blocks.module.css";

/**
 * What a service consists of: for each topic, text and a larger picture, whose sides alternate (specification, section 2).
 * The first and last of four extend to the window's edge.
 */
export function TopicBlocks({ topics }: { topics: Topic[] }) {
  return (
    <div className={styles.topics}>
      {topics.map(({ title, text, points, picture }, index) => {
        const bleed = index % 4 === 0 || index % 4 === 3;
        const id = `topic-${index + 1}`;
        return (
          <Section key={title} tight className={clsx(styles.topic, bleed && styles.bleed)} labelledBy={id}>
            <div className={styles.picture}>
              <Picture picture={picture} sizes={`(max-width: 63.999rem) 100vw, ${bleed ? 65 : 60}vw`} />
            </div>
            <div className={styles.copy}>
              <h2 id={id}>{title}</h2>
              <p>{text}</p>
              <CheckList points={points} className={styles.points} />
            </div>
          </Section>
        );
      })}
    </div>
  );
}
