import { clsx } from "clsx";
import { useState } from "react";
import { Icon } from "../../app/components/icon.tsx";
import { formatReminder, indianTime } from "../../server/submission/indian-time.ts";
import type { SubmissionDetails } from "../api/api.ts";
import button from "../components/button.module.css";
import { Button } from "../components/button.tsx";
import { useIsDue } from "../components/relative-time.tsx";
import { words } from "../words.ts";
import styles from "./submission-content.module.css";

export function SubmissionHeader({ submission }: { submission: SubmissionDetails }) {
  const { name, state, receivedAt, spamReason, mail, mailError, remindOn, isBlocked, repliedBy } = submission;
  const isDue = useIsDue(remindOn);
  const worth = words.worth(submission);
  return (
    <header className={styles.head}>
      <p className={styles.about}>
        <Subject of={submission} />
      </p>
      <h1 tabIndex={-1} className={styles.name}>
        <bdi>{name}</bdi>
      </h1>
      <p className={styles.facts}>
        <span className={styles[state]}>{words.stateOf(submission)}</span>
        {worth && <b>{worth}</b>}
        <span>{words.received(indianTime(receivedAt))}</span>
        {remindOn && (
          <span className={clsx(isDue && "alert")}>{words.remindOn(formatReminder(remindOn), isDue)}</span>
        )}
        {repliedBy && <span>{words.replied(repliedBy)}</span>}
        {isBlocked && state !== "blocked" && <b>{words.block.mark}</b>}
        {words.mail[mail] && <span className={clsx(mail === "failed" && "alert")}>{words.mail[mail]}</span>}
      </p>
      {state === "quarantined" && spamReason && <p className="alert">{words.spamBecause(spamReason)}</p>}
      {mailError && words.mailBecause[mail] && (
        <p className="alert">
          {words.mailBecause[mail]} {mailError}
        </p>
      )}
    </header>
  );
}

export function Subject({ of: { kind, about } }: { of: Pick<SubmissionDetails, "kind" | "about"> }) {
  return (
    <>
      {words.kinds[kind]}
      {about && " · "}
      {about && <bdi>{about}</bdi>}
    </>
  );
}

export function SubmissionFields({ submission }: { submission: SubmissionDetails }) {
  const { board, fields } = submission;
  const place = { name: "board", label: words.board, value: placeName(board) };
  return (
    <section className={styles.content} aria-label={words.sentLabel}>
      {submission.message && (
        <p className={styles.message} dir="auto">
          {submission.message}
        </p>
      )}
      <dl className={styles.fields}>
        {[...fields, ...(board ? [place] : [])].map(({ name, label, value }) => (
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

/** The CV to download. A PDF without a warning can also be viewed here, in the sandbox of its policy. */
export function CvSection({ cv, address }: { cv: NonNullable<SubmissionDetails["cv"]>; address: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={styles.cv} aria-label={words.cv.label}>
      {cv.mark && (
        <p className={styles.warning}>
          <Icon name="info" /> {words.cv.careful(cv.mark)}
        </p>
      )}
      <p className={styles.file}>
        <bdi>{showHiddenCharacters(cv.name)}</bdi>
        <span>
          {cv.kind.toUpperCase()}, {words.size(cv.size)}
        </span>
      </p>
      <p className={styles.downloads}>
        <a className={button.line} href={address} download>
          <Icon name="paper" /> {words.cv.download}
        </a>
        {cv.kind === "pdf" && !cv.mark && canShowPdf(navigator) && (
          <Button kind="plain" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? words.cv.hide : words.cv.show}
          </Button>
        )}
      </p>
      {isOpen && <iframe className={styles.frame} title={words.cv.label} src={`${address}?inline`} />}
    </section>
  );
}

/** Shows invisible characters as dots, also those that reverse text so that `cv[RLO]fdp.exe` looks like a PDF. */
function showHiddenCharacters(name: string): string {
  return name.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, "·");
}

/** Whether this browser shows a PDF in a sandbox: WebKit, which `vendor` tells, shows only an empty reader (WebKitGTK 2.50). */
export function canShowPdf(browser: Pick<Navigator, "vendor" | "pdfViewerEnabled">): boolean {
  return browser.vendor !== "Apple Computer, Inc." && browser.pdfViewerEnabled !== false;
}

const places: Record<string, string> = import.meta.env.PLACES ?? {};

/** A board's or society's name, by what stands for it in addresses; that itself where it has gone from the site. */
export const placeName = (slug: string): string => places[slug] ?? slug;
