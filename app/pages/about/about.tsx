import { FactList } from "../../components/lists.tsx";
import { Picture } from "../../components/picture.tsx";
import { Section } from "../../components/section.tsx";
import styles from "./about.module.css";
import type { AboutPage } from "./about-page.server.ts";

/** The quote, very large, and three pictures of the team's work. */
export function AboutHero({ title, quote, quoteNote, team }: AboutPage) {
  const [first, ...others] = quote.split(/(?<=[.।]) /);
  return (
    <Section className={styles.hero}>
      <h1 className="small-title">{title}</h1>
      <blockquote>
        <p>
          <b>{first}</b>{" "}
          <span>
            {others.join(" ")} <em>{quoteNote}</em>
          </span>
        </p>
      </blockquote>
      <h2 className="visually-hidden" id="team">
        {team.title}
      </h2>
      <section className={styles.team} aria-labelledby="team">
        {team.pictures.map(({ picture, caption }, index) => (
          <figure key={picture.name}>
            <Picture
              picture={picture}
              sizes={index === 2 ? "100vw" : "(max-width: 47.999rem) 100vw, 55vw"}
              first={index === 0}
            />
            <figcaption>{caption}</figcaption>
          </figure>
        ))}
      </section>
    </Section>
  );
}

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

export function OurPromise({ title, points, facts }: AboutPage["promise"] & Pick<AboutPage, "facts">) {
  const areSamples = facts.list.every(({ sample }) => sample);
  return (
    <Section className={styles.promise} labelledBy="promise">
      <h2 id="promise">{title}</h2>
      <ol>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ol>
      <div className={styles.facts}>
        <h3>
          {facts.title} {areSamples && <small>{facts.sample}</small>}
        </h3>
        <FactList
          ruled
          facts={facts.list.map(({ name, value, sample }) => [
            name,
            <>
              {keepNumbersTogether(value)} {sample && !areSamples && <small>{facts.sample}</small>}
            </>,
          ])}
        />
      </div>
    </Section>
  );
}

/** A telephone number is not parted at the end of a line. */
function keepNumbersTogether(text: string): string {
  return text.replace(/(\d) (?=\d)/g, "$1\u00a0");
}

export function Values({ title, cards }: AboutPage["values"]) {
  return (
    <Section className={styles.values} labelledBy="values">
      <h2 id="values">{title}</h2>
      <ul className="columns">
        {cards.map((card) => (
          <li key={card.id} id={card.id}>
            <Picture picture={card.picture} sizes="(max-width: 63.999rem) 46vw, 23vw" decorative />
            <h3>{card.title}</h3>
            <p>{card.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
