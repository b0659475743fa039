import { CheckList } from "../../components/check-list.tsx";
import { Picture } from "../../components/picture.tsx";
import { Section } from "../../components/section.tsx";
import type { Topic } from "../../data/services.server.ts";
import styles from "./topic-blocks.module.css";

/** What a service consists of: words and a larger picture, in three layouts that take turns. */
export function TopicBlocks({ topics }: { topics: Topic[] }) {
  return (
    <div className={styles.topics}>
      {topics.map(({ title, text, points, picture }, index) => {
        const layout = layouts[index % layouts.length] ?? layouts[0];
        const id = `topic-${index + 1}`;
        return (
          <Section key={title} tight className={`${styles.topic} ${layout.className}`} labelledBy={id}>
            <div className={styles.picture}>
              <Picture picture={picture} sizes={`(max-width: 63.999rem) 100vw, ${layout.share}`} />
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

/** `share`: how much of a wide window the layout's picture takes. */
const layouts = [
  { className: styles.big, share: "74vw" },
  { className: styles.wide, share: "76vw" },
  { className: styles.tall, share: "54vw" },
] as const;
