import { clsx } from "clsx";
import { useState } from "react";
import { Icon } from "../../app/components/icon.tsx";
import { indianDate, indianTime } from "../../server/submission/indian-time.ts";
import type { SubmissionDetails } from "../api/api.ts";
import { Age, useIsDue } from "../components/age.tsx";
import button from "../components/button.module.css";
import { Button } from "../components/button.tsx";
import { words } from "../words.ts";
import styles from "./submission-content.module.css";

/** Longer names are set smaller, so that they can be read whole without taking the page. */
const longName = 28;

/** Who, about what, when, and what became of it. */
export function Head({ shown }: { shown: SubmissionDetails }) {
  const { kind, about, state, receivedAt, spamReason, mail, mailError, remindOn } = shown;
  const due = useIsDue(remindOn);
  const name = state === "withdrawn" ? words.withdrawnName : shown.name;
  return (
    <header className={styles.head}>
      <p className={styles.about}>
        {words.kinds[kind]}
        {about && (
          <>
            {" · "}
            <bdi>{about}</bdi>
          </>
        )}
      </p>
      <h1 tabIndex={-1} className={clsx(styles.name, name.length > longName && styles.long)}>
        <bdi>{name}</bdi>
      </h1>
      <p className={styles.facts}>
        <span className={styles[state]}>{words.states[state]}</span>
        <span>
          {indianTime(receivedAt)}, <Age at={receivedAt} /> {words.ago}
        </span>
        {remindOn && (
          <span className={clsx(due && styles.wrong)}>{words.remindOn(indianDate(remindOn), due)}</span>
        )}
        {mail !== "none" && (
          <span className={clsx(mail === "failed" && styles.wrong)}>{words.mail[mail]}</span>
        )}
      </p>
      {state === "quarantined" && spamReason && (
        <p className={styles.wrong}>{words.spamBecause(spamReason)}</p>
      )}
      {mailError && words.mailBecause[mail] && (
        <p className={styles.wrong}>
          {words.mailBecause[mail]} {mailError}
        </p>
      )}
      {state === "withdrawn" && <p>{words.withdrawnTold}</p>}
    </header>
  );
}

/** What was sent, word for word: the message with its lines, then every other field. */
export function Sent({ shown }: { shown: SubmissionDetails }) {
  return (
    <section className={styles.sent} aria-label={words.sentLabel}>
      {shown.message && (
        <p className={styles.message} dir="auto">
          {shown.message}
        </p>
      )}
      <dl className={styles.fields}>
        {shown.fields.map(({ name, label, value }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/**
 * The CV to be saved, and a PDF without a warning also to be looked at here, in the sandbox of its own
 * policy, where the browser does that; what looked suspicious in it is said before.
 */
export function Cv({ cv, address }: { cv: NonNullable<SubmissionDetails["cv"]>; address: string }) {
  const [shown, setShown] = useState(false);
  return (
    <section className={styles.cv} aria-label={words.cv.label}>
      {cv.mark && (
        <p className={styles.careful}>
          <Icon name="info" /> {words.cv.careful(cv.mark)}
        </p>
      )}
      <p className={styles.file}>
        <bdi>{plainName(cv.name)}</bdi>
        <span>
          {cv.kind.toUpperCase()}, {words.size(cv.size)}
        </span>
      </p>
      <p className={styles.downloads}>
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

/**
 * A file's name as it is, letter by letter: signs that can't be seen, or that turn the writing round so that `cv[RLO]fdp.exe`
 * would look like a PDF, show as a dot.
 */
export function plainName(name: string): string {
  return name.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, "·");
}

/**
 * Whether this browser shows a PDF in the sandbox of its policy. Those made of WebKit draw their reader there and no page
 * (WebKitGTK 2.50; `vendor` says the same of each of them), and many a phone has no reader at all.
 */
export function showsPdf({
  vendor,
  pdfViewerEnabled,
}: Pick<Navigator, "vendor" | "pdfViewerEnabled">): boolean {
  return vendor !== "Apple Computer, Inc." && pdfViewerEnabled !== false;
}
