import { clsx } from "clsx";
import { memo, useRef } from "react";
import { Link } from "react-router";
import { Icon } from "../../app/components/icon.tsx";
import { indianDate } from "../../server/submission/indian-time.ts";
import type { Line, List } from "../api/api.ts";
import { Age, useIsDue } from "../components/age.tsx";
import button from "../components/button.module.css";
import { useKeys } from "../shell/shortcuts.ts";
import { words } from "../words.ts";
import styles from "./list.module.css";
import { HoldStill } from "./scroll-anchor.tsx";
import { searchOf, useView } from "./use-list.ts";

type LinesProps = {
  list: List;
  /** Id of the one that is open. */
  open: string | undefined;
  /** Whether each has a box to be ticked. */
  selecting?: boolean;
};

/** The lines of the list. `j` and `k` go through them while none is open. */
export function Lines({ list, open, selecting }: LinesProps) {
  const lines = useRef<HTMLOListElement>(null);
  const step = (by: 1 | -1) => () => {
    const links = [...(lines.current?.querySelectorAll("a") ?? [])];
    const at = links.indexOf(document.activeElement as HTMLAnchorElement);
    links[at < 0 ? 0 : at + by]?.focus();
  };
  useKeys(open ? {} : { j: step(1), k: step(-1) });
  if (list.lines.length === 0) return <Empty />;
  return (
    <HoldStill list={lines} lines={list.lines}>
      <ol ref={lines} className={styles.lines} aria-label={words.listLabel}>
        {list.lines.map((line) => (
          <ListLine key={line.id} line={line} open={line.id === open} selecting={selecting} />
        ))}
      </ol>
    </HoldStill>
  );
}

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

/** More about a submission: whose it is, its notes, its CV, whether the e-mail went out. */
export function Marks({ line }: { line: Line }) {
  const { assignedTo, notes, hasCv, careful, mail, spamReason, state, remindOn } = line;
  const due = useIsDue(remindOn);
  const failed = mail === "failed";
  return (
    <span className={styles.marks}>
      {state === "quarantined" && spamReason && <span className={styles.wrong}>{spamReason}</span>}
      {remindOn && (
        <span className={clsx(due && styles.wrong)}>
          <Icon name="clock" />
          {words.remindOn(indianDate(remindOn), due)}
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
        <span className={clsx(careful && styles.careful)}>
          <Icon name={careful ? "info" : "paper"} />
          {careful ? words.cv.carefulShort : words.cv.short}
        </span>
      )}
      {mail !== "none" && (
        <span className={clsx(failed && styles.wrong)}>
          <Icon name="mail" />
          {words.mail[mail]}
        </span>
      )}
    </span>
  );
}

/** Nothing there: because all is done, or because nothing fits what was asked for. */
export function Empty() {
  const { view, search } = useView();
  const asked = search.replace(/^\?|state=\w+&?/g, "") !== "";
  return (
    <div className={styles.empty}>
      <p role="status">{asked ? words.nothingFound : words.nothingThere[view.state]}</p>
      {asked && (
        <Link className={button.line} to={{ search: searchOf({ state: view.state }) }}>
          {words.showAll}
        </Link>
      )}
    </div>
  );
}
