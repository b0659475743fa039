import { clsx } from "clsx";
import { memo } from "react";
import { Link } from "react-router";
import type { Line } from "../api/api.ts";
import { Age } from "../parts/age.tsx";
import { words } from "../words.ts";
import styles from "./list-line.module.css";
import { Marks } from "./marks.tsx";
import { useView } from "./use-view.ts";

type ListLineProps = { line: Line; open: boolean; selecting?: boolean | undefined };

/** One submission in the list: how old, who, about what, how it begins, and what is to be known of it. */
export const ListLine = memo(function ListLine({ line, open, selecting }: ListLineProps) {
  const { search } = useView();
  const withdrawn = line.state === "withdrawn";
  return (
    <li data-line={line.id} className={clsx(selecting && styles.selecting)}>
      {selecting && (
        <label className={styles.tick}>
          <input type="checkbox" name="ticked" value={line.id} aria-label={words.bulk.tick(line.name)} />
        </label>
      )}
      <Link
        className={styles.line}
        to={{ pathname: `/s/${line.id}`, search }}
        aria-current={open ? "true" : undefined}
      >
        <Age className={styles.age} at={line.receivedAt} />
        <span className={styles.name}>
          <bdi>{withdrawn ? words.withdrawnName : line.name}</bdi>
        </span>
        <span className={styles.about}>
          {words.kinds[line.kind]}
          {line.about && (
            <>
              {" · "}
              <bdi>{line.about}</bdi>
            </>
          )}
        </span>
        {line.firstWords && (
          <span className={styles.words}>
            <bdi>{line.firstWords}</bdi>
          </span>
        )}
        <Marks line={line} />
      </Link>
    </li>
  );
});
