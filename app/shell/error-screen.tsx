import { Icon } from "../components/icon.tsx";
import { Section } from "../components/section.tsx";
import type { ShellData } from "../data/shell.server.ts";
import styles from "./error-screen.module.css";

/** The heading that a failing route shows (specification, section 8). */
const heading = "Unexpected Application Error!";

type ErrorScreenProps = {
  /** Missing only where the site's own words could not be loaded either. */
  copy?: ShellData["error"];
};

/** What a visitor sees when a route fails: what happened, and two ways on. */
export function ErrorScreen({ copy }: ErrorScreenProps) {
  return (
    <Section className={styles.screen}>
      <title>{heading}</title>
      <h1>{copy?.title ?? heading}</h1>
      {copy && <p>{copy.text}</p>}
      <p className={styles.ways}>
        {copy && (
          <button
            type="button"
            className={styles.again}
            onClick={() => {
              window.location.reload();
            }}
          >
            {copy.again}
          </button>
        )}
        {/* A whole load: whatever failed in this one is left behind. */}
        <a className={styles.home} href="/">
          {copy?.home ?? "Home"}
          <Icon name="arrow" />
        </a>
      </p>
    </Section>
  );
}
