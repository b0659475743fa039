import { Icon } from "../components/icon.tsx";
import button from "../components/links.module.css";
import { Section } from "../components/section.tsx";
import type { ShellData } from "../data/shell.server.ts";
import styles from "./error-screen.module.css";

/** The heading when a route fails (specification, section 8). */
const heading = "Unexpected Application Error!";

type ErrorScreenProps = {
  /** Missing only if the site's copy could not be loaded either. */
  copy?: ShellData["error"];
};

/** Shown when a route fails: what happened, and two ways to continue. */
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
            className={`${button.button} ${button.line}`}
            onClick={() => {
              window.location.reload();
            }}
          >
            {copy.again}
          </button>
        )}
        {/* A full page load leaves behind whatever failed. */}
        <a className={`${button.button} ${button.marigold}`} href="/">
          {copy?.home ?? "Home"}
          <Icon name="arrow" />
        </a>
      </p>
    </Section>
  );
}
