import { Picture } from "../../components/picture.tsx";
import { Section } from "../../components/section.tsx";
import type { AboutPage } from "./about-page.server.ts";
import styles from "./values.module.css";

/** The four core values. */
export function Values({ title, cards }: AboutPage["values"]) {
  return (
    <Section className={styles.values} labelledBy="values">
      <h2 id="values">{title}</h2>
      <ul className="columns">
        {cards.map((card) => (
          <li key={card.id} id={card.id}>
            <Picture
              picture={card.picture}
              sizes="(max-width: 39.999rem) 92vw, (max-width: 63.999rem) 46vw, 23vw"
              decorative
            />
            <h3>{card.title}</h3>
            <p>{card.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
