import { Link } from "react-router";
import type { SubmissionDetails } from "../api/api.ts";
import { Age } from "../parts/age.tsx";
import { words } from "../words.ts";
import styles from "./others.module.css";

/** What else came from the same telephone number or e-mail address. */
export function Others({ lines }: { lines: SubmissionDetails["others"] }) {
  if (lines.length === 0) return null;
  const title = words.others(lines.length);
  return (
    <section className={styles.others} aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {lines.map(({ id, kind, about, state, receivedAt, firstWords }) => (
          <li key={id}>
            <Link to={{ pathname: `/s/${id}`, search: state === "new" ? "" : `?state=${state}` }}>
              {words.kinds[kind]}
              {about && (
                <>
                  {" · "}
                  <bdi>{about}</bdi>
                </>
              )}
            </Link>
            <p>
              <Age at={receivedAt} /> {words.ago}, {words.states[state]}
            </p>
            {firstWords && (
              <p>
                <bdi>{firstWords}</bdi>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
