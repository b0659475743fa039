import { Link, useNavigate } from "react-router";
import { Icon } from "../../app/components/icon.tsx";
import type { SubmissionDetails } from "../api/api.ts";
import { useView } from "../inbox/use-view.ts";
import { useKeys } from "../shell/use-keys.ts";
import { words } from "../words.ts";
import styles from "./neighbours.module.css";

/** Back to the list, and on to what stands before and after in it; `k` and `j` do the same. */
export function Neighbours({ shown }: { shown: SubmissionDetails }) {
  const { search } = useView();
  const navigate = useNavigate();
  const { previous, next } = shown;
  const go = (id: string | null) => (id ? () => void navigate({ pathname: `/s/${id}`, search }) : undefined);
  useKeys({ j: go(next), k: go(previous) });
  return (
    <nav className={styles.ways} aria-label={words.neighbours.label}>
      <Link className={styles.back} to={{ pathname: "/", search }}>
        <Icon name="left" /> {words.neighbours.back}
      </Link>
      {previous && (
        <Link to={{ pathname: `/s/${previous}`, search }} rel="prev">
          <Icon name="up" /> {words.neighbours.previous}
        </Link>
      )}
      {next && (
        <Link to={{ pathname: `/s/${next}`, search }} rel="next">
          {words.neighbours.next} <Icon name="up" />
        </Link>
      )}
    </nav>
  );
}
