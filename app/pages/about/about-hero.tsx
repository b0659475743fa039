import { Picture } from "../../components/picture.tsx";
import { Section } from "../../components/section.tsx";
import styles from "./about-hero.module.css";
import type { AboutPage } from "./about-page.server.ts";

type AboutHeroProps = { title: string; quote: string; note: string; team: AboutPage["team"] };

/** The quote, very large, and three pictures of the team's work around it. */
export function AboutHero({ title, quote, note, team }: AboutHeroProps) {
  return (
    <Section className={styles.hero}>
      <h1 className="small-title">{title}</h1>
      <blockquote>
        <p>{quote}</p>
        <p className="lead">{note}</p>
      </blockquote>
      <div className={styles.team}>
        <h2>
          <span className="visually-hidden">{team.title}</span>
        </h2>
        {team.pictures.map(({ picture, caption }, index) => (
          <figure key={picture.name}>
            <Picture picture={picture} sizes="(max-width: 47.999rem) 92vw, 45vw" first={index === 0} />
            <figcaption>{caption}</figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}
