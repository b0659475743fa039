import { Section } from "../../components/section.tsx";
import type { AboutPage } from "./about-page.server.ts";
import styles from "./mission.module.css";

/** What the agency is for. */
export function Mission({ title, paragraphs }: AboutPage["mission"]) {
  return (
    <Section className={styles.mission} labelledBy="mission">
      <h2 id="mission">{title}</h2>
      <div>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Section>
  );
}
