import type { SubmissionDetails } from "../api/api.ts";
import { words } from "../words.ts";
import styles from "./sent.module.css";

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
