import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { Link, useNavigate, useOutletContext, useParams } from "react-router";
import { Icon } from "../../app/components/icon.tsx";
import { useMe } from "../access/session.ts";
import { api, type List, type RecordEntry, type SubmissionDetails } from "../api/api.ts";
import { queryClient } from "../api/query-client.ts";
import { Refused } from "../api/request.ts";
import { Age } from "../components/age.tsx";
import button from "../components/button.module.css";
import { sayFailure } from "../components/form.tsx";
import { Failure, Waiting } from "../components/page.tsx";
import { ListLine } from "../inbox/list.tsx";
import { searchOf, useView } from "../inbox/use-list.ts";
import { announce } from "../shell/notices.ts";
import { useKeys } from "../shell/shortcuts.ts";
import { words } from "../words.ts";
import { Actions } from "./actions.tsx";
import { ContactWays } from "./contact.tsx";
import { Assigned, Reminder } from "./follow-up.tsx";
import { Notes } from "./notes.tsx";
import styles from "./submission.module.css";
import { Cv, Head, Sent } from "./submission-content.tsx";

/** All of one submission, and everything that can be done with it. */
export function OneSubmission() {
  const { id = "" } = useParams();
  const { search } = useView();
  const { data: shown, error } = useSubmission(id);
  const pane = useRef<HTMLElement>(null);
  const loaded = shown !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another one is there
  useEffect(() => {
    if (loaded) pane.current?.querySelector("h1")?.focus({ preventScroll: true });
  }, [id, loaded]);
  if (error instanceof Refused && [404, 410].includes(error.status))
    return (
      <article className={styles.pane}>
        <h1 className={styles.gone}>{words.gone.title}</h1>
        <p>{sayFailure(error)}</p>
        <p>
          <Link className={button.ink} to={{ pathname: "/", search }}>
            {words.gone.back}
          </Link>
        </p>
      </article>
    );
  if (!shown) return error ? <Failure>{sayFailure(error)}</Failure> : <Waiting />;
  const withdrawn = shown.state === "withdrawn";
  return (
    <article className={styles.pane} ref={pane} key={id}>
      <Neighbours shown={shown} />
      <Head shown={shown} />
      <Actions shown={shown} />
      {withdrawn ? (
        <History entries={shown.history} />
      ) : (
        <div className={styles.halves}>
          <div className={styles.half}>
            <ContactWays shown={shown} />
            {shown.cv && <Cv cv={shown.cv} address={api.cvAddress(id)} />}
            <Sent shown={shown} />
            <Others lines={shown.others} />
          </div>
          <div className={styles.half}>
            <Assigned shown={shown} />
            <Reminder shown={shown} />
            <Notes shown={shown} />
            <History entries={shown.history} />
          </div>
        </div>
      )}
    </article>
  );
}

/**
 * One submission. Looking at it goes on record, so it is not asked for by the clock: only when its line in the list
 * shows that somebody has done something with it; who and what is then said.
 */
function useSubmission(id: string) {
  const { view } = useView();
  const me = useMe();
  const list = useOutletContext<List | undefined>();
  const answer = useQuery({
    queryKey: ["submission", id, view],
    queryFn: ({ signal }) => api.submission(id, view, signal),
    // Beside another list it stays in view, with the keys and what is under way, until its new neighbours are known.
    placeholderData: (before) => (before?.id === id ? before : undefined),
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
  const shown = answer.data;
  const line = list?.lines.find((one) => one.id === id);
  const here = `${id}${searchOf(view)}`;
  const wasInList = useRef<string>(undefined);
  if (line) wasInList.current = here;
  const changed =
    shown &&
    (line
      ? (line.version > shown.version || line.notes > shown.notesWritten.length) &&
        `${line.version} ${line.notes}`
      : list &&
        wasInList.current === here &&
        (view.state === "due" || shown.state === view.state) &&
        "left the list");
  // Once for each change that the list tells of, and once when it left: it may only have been pushed off the page.
  useEffect(() => {
    if (changed) void queryClient.invalidateQueries({ queryKey: ["submission", id] });
  }, [changed, id]);

  const before = useRef<{ id: string; entry: number }>(undefined);
  const [newest] = shown?.history ?? [];
  useEffect(() => {
    if (!newest) return;
    const last = before.current;
    before.current = { id, entry: newest.id };
    if (last?.id === id && newest.id > last.entry && newest.who !== me.name) announce(words.history(newest));
  }, [id, newest, me.name]);
  return answer;
}

/** Back to the list, and on to what stands before and after in it; `k` and `j` do the same. */
function Neighbours({ shown }: { shown: SubmissionDetails }) {
  const { search } = useView();
  const navigate = useNavigate();
  const { previous, next } = shown;
  const go = (id: string | null) => (id ? () => void navigate({ pathname: `/s/${id}`, search }) : undefined);
  useKeys({ j: go(next), k: go(previous) });
  return (
    <nav className={styles.neighbours} aria-label={words.neighbours.label}>
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

/** As many are shown at once; more are folded away. */
const few = 3;

/** What else came from the same telephone number or e-mail address, as lines of the list. */
function Others({ lines }: { lines: SubmissionDetails["others"] }) {
  if (lines.length === 0) return null;
  return (
    <details className={styles.history} open={lines.length <= few}>
      <summary>{words.others(lines.length)}</summary>
      <ul>
        {lines.map((line) => (
          <ListLine key={line.id} line={line} open={false} />
        ))}
      </ul>
    </details>
  );
}

/** Who did what with it, newest first; folded away. */
function History({ entries }: { entries: RecordEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <details className={styles.history}>
      <summary>{words.historyLabel(entries.length)}</summary>
      <ol>
        {entries.map((entry) => (
          <li key={entry.id}>
            <bdi>{words.history(entry)}</bdi>{" "}
            <span>
              <Age at={entry.at} /> {words.ago}
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}
