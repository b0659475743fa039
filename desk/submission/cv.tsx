import { useState } from "react";
import { Icon } from "../../app/components/icon.tsx";
import type { SubmissionDetails } from "../api/api.ts";
import { api } from "../api/api.ts";
import button from "../parts/button.module.css";
import { Button } from "../parts/button.tsx";
import { words } from "../words.ts";
import styles from "./cv.module.css";
import { plainName } from "./plain-name.ts";
import { showsPdf } from "./shows-pdf.ts";

/**
 * The CV to be saved, and a PDF without a warning also to be looked at here, in the sandbox of its own
 * policy, where the browser does that; what looked suspicious in it is said before.
 */
export function Cv({ id, cv }: { id: string; cv: NonNullable<SubmissionDetails["cv"]> }) {
  const [shown, setShown] = useState(false);
  const address = api.cvAddress(id);
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
      <p className={styles.ways}>
        <a className={button.line} href={address} download>
          <Icon name="paper" /> {words.cv.download}
        </a>
        {cv.kind === "pdf" && !cv.mark && showsPdf(navigator) && (
          <Button kind="plain" aria-expanded={shown} onClick={() => setShown(!shown)}>
            {shown ? words.cv.hide : words.cv.show}
          </Button>
        )}
      </p>
      {shown && <iframe className={styles.frame} title={words.cv.label} src={`${address}?inline`} />}
    </section>
  );
}
