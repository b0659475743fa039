import { Icon } from "../../app/components/icon.tsx";
import type { Whole } from "../../server/desk/rules.ts";
import { api } from "../api/api.ts";
import { words } from "../words.ts";
import styles from "./cv.module.css";
import { plainName } from "./plain-name.ts";

/** The CV, as a download and nothing else; what looked suspicious in it is said before. */
export function Cv({ id, cv }: { id: string; cv: NonNullable<Whole["cv"]> }) {
  return (
    <section className={styles.cv} aria-label={words.cv.label}>
      {cv.mark && (
        <p className={styles.careful}>
          <Icon name="info" /> {words.cv.careful(cv.mark)}
        </p>
      )}
      <p className={styles.name}>
        <bdi>{plainName(cv.name)}</bdi>
        <span>
          {cv.kind.toUpperCase()}, {words.size(cv.size)}
        </span>
      </p>
      <a className={styles.download} href={api.cvAddress(id)} download>
        <Icon name="paper" /> {words.cv.download}
      </a>
    </section>
  );
}
