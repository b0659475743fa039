import { ButtonLink } from "../../components/links.tsx";
import { Picture } from "../../components/picture.tsx";
import { Section } from "../../components/section.tsx";
import styles from "./about-teaser.module.css";
import type { HomePage } from "./home-page.server.ts";
import sectionHead from "./section-head.module.css";

/** Who we are, in two paragraphs with a picture. */
export function AboutTeaser({ kicker, title, paragraphs, action, picture }: HomePage["about"]) {
  return (
    <Section className={styles.about} labelledBy="about-teaser">
      <div className={styles.copy}>
        <h2 id="about-teaser">
          <span className={sectionHead.kicker}>{kicker}</span> {title}
        </h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <ButtonLink to={action.path}>{action.label}</ButtonLink>
      </div>
      <div className={styles.picture}>
        <Picture picture={picture} sizes="(max-width: 63.999rem) 100vw, 55vw" />
      </div>
    </Section>
  );
}
