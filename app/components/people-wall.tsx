import type { Person } from "../data/people.server.ts";
import styles from "./people-wall.module.css";
import { Picture } from "./picture.tsx";
import { Section } from "./section.tsx";

type PeopleWallProps = {
  title: string;
  text: string;
  /** Says what the list of languages is. */
  speaks: string;
  /** Each with what is said of them here. */
  people: (Omit<Person, "text" | "answers"> & { text: string })[];
};

/** People of the agency: portrait, name, job, languages and a word on each. */
export function PeopleWall({ title, text, speaks, people }: PeopleWallProps) {
  return (
    <Section id="people" className={styles.people} labelledBy="people-title">
      <h2 id="people-title">{title}</h2>
      <p>{text}</p>
      <ul className={styles.wall}>
        {people.map(({ key, name, job, languages, text, portrait }) => (
          <li key={key} id={key}>
            <Picture picture={portrait} sizes="(max-width: 47.999rem) 50vw, 30vw" />
            <div className={styles.words}>
              <h3>{name}</h3>
              <p className={styles.job}>{job}</p>
              <p>{text}</p>
              <p className={styles.languages}>
                {speaks} {languages.join(", ")}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
