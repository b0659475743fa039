import type { Closing } from "../data/schema.ts";
import { readShell } from "../data/shell.server.ts";
import { Board } from "./brand.tsx";
import styles from "./closing-call.module.css";
import { ButtonLink } from "./links.tsx";
import { Section } from "./section.tsx";

/** The closing call to action of a page: a hoarding that stands on the footer's kerb. */
export function ClosingCall({ title, text, action }: Closing) {
  const { site } = readShell();
  const { label, path } = action ?? site.contactAction;
  return (
    <Section className={styles.closing} labelledBy="closing">
      <Board standing className={styles.hoarding} faceClassName={styles.board}>
        <div className={styles.inner}>
          <h2 id="closing">{title}</h2>
          <p>{text}</p>
          <ButtonLink to={path} className={styles.button}>
            {label}
          </ButtonLink>
        </div>
      </Board>
    </Section>
  );
}
