import { clsx } from "clsx";
import { memo, useRef } from "react";
import { Link } from "react-router";
import { Icon } from "../../app/components/icon.tsx";
import { indianDate } from "../../server/submission/indian-time.ts";
import type { Line, List } from "../api/api.ts";
import button from "../components/button.module.css";
import { RelativeTime, useIsDue } from "../components/relative-time.tsx";
import { useShortcuts } from "../shell/shortcuts.ts";
import { words } from "../words.ts";
import styles from "./list.module.css";
import { ScrollAnchor } from "./scroll-anchor.tsx";
import { buildSearch, useView } from "./use-list.ts";

type SubmissionListProps = { list: List; openId: string | undefined; isSelecting?: boolean };

/** `j` and `k` move through the list while no submission is open. */
export function SubmissionList({ list, openId, isSelecting }: SubmissionListProps) {
  const lines = useRef<HTMLOListElement>(null);
  const step = (offset: 1 | -1) => () => {
    const links = [...(lines.current?.querySelectorAll("a") ?? [])];
    const index = links.indexOf(document.activeElement as HTMLAnchorElement);
    links[index < 0 ? 0 : index + offset]?.focus();
  };
  useShortcuts(openId ? {} : { j: step(1), k: step(-1) });
  if (list.lines.length === 0) return <EmptyList />;
  return (
    <ScrollAnchor list={lines} lines={list.lines}>
      <ol ref={lines} className={styles.lines} aria-label={words.listLabel}>
        {list.lines.map((line) => (
          <SubmissionLine key={line.id} line={line} isOpen={line.id === openId} isSelecting={isSelecting} />
        ))}
      </ol>
    </ScrollAnchor>
  );
}

type SubmissionLineProps = { line: Line; isOpen: boolean; isSelecting?: boolean | undefined };

export const SubmissionLine = memo(function SubmissionLine({
  line,
  isOpen,
  isSelecting,
}: SubmissionLineProps) {
  const { search } = useView();
  const isWithdrawn = line.state === "withdrawn";
  return (
    <li data-line={line.id} className={clsx(isSelecting && styles.selectable)}>
      {isSelecting && (
        <label className={styles.checkbox}>
          <input type="checkbox" name="ticked" value={line.id} aria-label={words.bulk.tick(line.name)} />
        </label>
      )}
      <Link
        className={styles.line}
        to={{ pathname: `/s/${line.id}`, search }}
        aria-current={isOpen ? "true" : undefined}
      >
        <RelativeTime className={styles.age} at={line.receivedAt} />
        <span className={styles.name}>
          <bdi>{isWithdrawn ? words.withdrawnName : line.name}</bdi>
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
          <span className={styles.preview}>
            <bdi>{line.firstWords}</bdi>
          </span>
        )}
        <Marks line={line} />
      </Link>
    </li>
  );
});

function Marks({ line }: { line: Line }) {
  const { assignedTo, notes, hasCv, careful, mail, spamReason, state, remindOn } = line;
  const isDue = useIsDue(remindOn);
  const hasFailed = mail === "failed";
  return (
    <span className={styles.marks}>
      {state === "quarantined" && spamReason && <span className={styles.alert}>{spamReason}</span>}
      {remindOn && (
        <span className={clsx(isDue && styles.alert)}>
          <Icon name="clock" />
          {words.remindOn(indianDate(remindOn), isDue)}
        </span>
      )}
      {assignedTo && (
        <span>
          <Icon name="people" />
          <bdi>{assignedTo.name}</bdi>
        </span>
      )}
      {notes > 0 && (
        <span>
          <Icon name="chat" />
          {words.notesCount(notes)}
        </span>
      )}
      {hasCv && (
        <span className={clsx(careful && styles.warning)}>
          <Icon name={careful ? "info" : "paper"} />
          {careful ? words.cv.carefulShort : words.cv.short}
        </span>
      )}
      {mail !== "none" && (
        <span className={clsx(hasFailed && styles.alert)}>
          <Icon name="mail" />
          {words.mail[mail]}
        </span>
      )}
    </span>
  );
}

function EmptyList() {
  const { view, search } = useView();
  const isFiltered = search.replace(/^\?|state=\w+&?/g, "") !== "";
  return (
    <div className={styles.empty}>
      <p role="status">{isFiltered ? words.nothingFound : words.nothingThere[view.state]}</p>
      {isFiltered && (
        <Link className={button.line} to={{ search: buildSearch({ state: view.state }) }}>
          {words.showAll}
        </Link>
      )}
    </div>
  );
}
