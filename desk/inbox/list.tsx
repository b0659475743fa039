import { clsx } from "clsx";
import { memo, useRef } from "react";
import { Link } from "react-router";
import { Icon, type IconName } from "../../app/components/icon.tsx";
import { formatReminder } from "../../server/submission/indian-time.ts";
import { openStates } from "../../server/submission/submission.ts";
import type { List, SubmissionSummary } from "../api/api.ts";
import button from "../components/button.module.css";
import { RelativeTime, useIsDue } from "../components/relative-time.tsx";
import { Subject } from "../submission/submission-content.tsx";
import { words } from "../words.ts";
import styles from "./list.module.css";
import { ScrollAnchor } from "./scroll-anchor.tsx";
import { buildSearch, useView } from "./use-list.ts";

type SubmissionListProps = { list: List; openId: string | undefined; isSelecting?: boolean };

export function SubmissionList({ list, openId, isSelecting }: SubmissionListProps) {
  const lines = useRef<HTMLOListElement>(null);
  if (list.lines.length === 0) return <EmptyList unmatched={list.unmatched} />;
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

type SubmissionLineProps = { line: SubmissionSummary; isOpen: boolean; isSelecting?: boolean | undefined };

export const SubmissionLine = memo(function SubmissionLine({
  line,
  isOpen,
  isSelecting,
}: SubmissionLineProps) {
  const { search } = useView();
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
          <bdi>{line.name}</bdi>
        </span>
        <span className={styles.about}>
          <Subject of={line} />
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

function Marks({ line }: { line: SubmissionSummary }) {
  const { assignedTo, notes, hasCv, careful, mail, spamReason, state, remindOn, repliedBy } = line;
  const { view } = useView();
  const isDue = useIsDue(remindOn);
  const isOpen = openStates.some((open) => open === state);
  const isElsewhere = view.q !== "" || view.state !== state;
  const [worth, from] = [words.worth(line), words.cameFrom(line)];
  const marks: [IconName, string | false | undefined, string?][] = [
    ["phone", line.phone],
    ["arrow", from],
    ["clock", remindOn !== null && words.remindOn(formatReminder(remindOn), isDue), isDue ? "alert" : ""],
    ["people", assignedTo?.name],
    ["mail", isOpen && repliedBy !== null && words.replied(repliedBy)],
    ["chat", notes > 0 && words.notesCount(notes)],
    ["paper", hasCv && !careful && words.cv.short],
    ["info", careful && words.cv.carefulShort, clsx("on-marigold", styles.warning)],
    ["mail", words.mail[mail], mail === "failed" ? "alert" : ""],
  ];
  return (
    <span className={styles.marks}>
      {(isElsewhere || line.wonOn) && <b>{words.stateOf(line)}</b>}
      {worth && <b>{worth}</b>}
      {line.isDouble && <b>{words.double}</b>}
      {line.isBlocked && state !== "blocked" && <b>{words.block.mark}</b>}
      {state === "quarantined" && spamReason && <span className="alert">{spamReason}</span>}
      {marks.map(
        ([icon, text, className]) =>
          text && (
            <span key={`${icon} ${text}`} className={className}>
              <Icon name={icon} />
              <bdi>{text}</bdi>
            </span>
          ),
      )}
    </span>
  );
}

function EmptyList({ unmatched }: { unmatched: string[] | undefined }) {
  const { view, search } = useView();
  const isFiltered = search.replace(/^\?|state=\w+&?/g, "") !== "";
  return (
    <div className={styles.empty}>
      <p role="status">
        {isFiltered ? words.nothingFound : view.state === "new" ? words.nothingNew : words.nothingThere}{" "}
        {unmatched && /\s/.test(view.q) && words.unmatched(unmatched)}
      </p>
      {isFiltered && (
        <Link className={button.line} to={{ search: buildSearch({ state: view.state }) }}>
          {words.showAll}
        </Link>
      )}
    </div>
  );
}
