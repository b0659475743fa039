import { Picture } from "../../components/picture.tsx";
import { Section } from "../../components/section.tsx";
import { Unseen } from "../../components/unseen.tsx";
import type { AboutPage } from "../../reading/about-page.server.ts";
import styles from "./about-hero.module.css";

type AboutHeroProps = { title: string; quote: string; note: string; team: AboutPage["team"] };

/** The quote, very large, and three pictures of the team's work around it. */
export function AboutHero({ title, quote, note, team }: AboutHeroProps) {
  return (
    <Section className={styles.hero}>
      <h1>{title}</h1>
      <blockquote>
        <p>{quote}</p>
        <p>{note}</p>
      </blockquote>
      <div className={styles.team}>
        <h2>
          <Unseen>{team.title}</Unseen>
        </h2>
        {team.pictures.map(({ picture, caption }, at) => (
          <figure key={picture.name}>
            <Picture picture={picture} sizes="(max-width: 47.999rem) 92vw, 45vw" first={at === 0} />
            <figcaption>{caption}</figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}
