import { Link } from "react-router";
import type { SubmissionDetails } from "../api/api.ts";
import { Age } from "../parts/age.tsx";
import { words } from "../words.ts";
import styles from "./others.module.css";

/** As many are shown at once; more are folded away. */
const few = 3;

/** What else came from the same telephone number or e-mail address. */
export function Others({ lines }: { lines: SubmissionDetails["others"] }) {
  if (lines.length === 0) return null;
  return (
    <details className={styles.others} open={lines.length <= few}>
      <summary>{words.others(lines.length)}</summary>
      <ul>
        {lines.map(({ id, name, kind, about, state, receivedAt, firstWords }) => (
          <li key={id}>
            <Link to={{ pathname: `/s/${id}`, search: state === "new" ? "" : `?state=${state}` }}>
              <bdi>{about || words.kinds[kind]}</bdi>
            </Link>
            <p>
              <bdi>{name}</bdi>, <Age at={receivedAt} /> {words.ago}, {words.states[state]}
            </p>
            {firstWords && (
              <p>
                <bdi>{firstWords}</bdi>
              </p>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
