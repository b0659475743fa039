import { Picture } from "../../components/picture.tsx";
import { Section } from "../../components/section.tsx";
import { Slab } from "../../components/slab.tsx";
import type { HomePage } from "../../reading/home-page.server.ts";
import styles from "./about-teaser.module.css";

/** Who we are in two paragraphs, with a picture that hangs off the grid. */
export function AboutTeaser({ title, paragraphs, action, picture }: HomePage["about"]) {
  return (
    <Section className={styles.about} labelledBy="about-teaser">
      <div className={styles.words}>
        <h2 id="about-teaser">{title}</h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <Slab to={action.path}>{action.label}</Slab>
      </div>
      <div className={styles.picture}>
        <Picture picture={picture} sizes="(max-width: 63.999rem) 100vw, 55vw" />
      </div>
    </Section>
  );
}
