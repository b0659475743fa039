import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { Link, useOutletContext, useParams } from "react-router";
import { Icon } from "../../app/components/icon.tsx";
import { statesOf } from "../../server/submission/list-query.ts";
import { useMe } from "../access/session.ts";
import { api, type List, type RecordEntry, type SubmissionDetails } from "../api/api.ts";
import { queryClient } from "../api/query-client.ts";
import { RefusedError } from "../api/request.ts";
import button from "../components/button.module.css";
import { describeFailure, Failure } from "../components/failure.tsx";
import { Loading } from "../components/page.tsx";
import { RelativeTime } from "../components/relative-time.tsx";
import { SubmissionLine } from "../inbox/list.tsx";
import { buildSearch, useView } from "../inbox/use-list.ts";
import { announce } from "../shell/notices.ts";
import { words } from "../words.ts";
import { Actions } from "./actions.tsx";
import { ContactOptions } from "./contact.tsx";
import { Correction } from "./correction.tsx";
import { AssigneeField, ReminderForm } from "./follow-up.tsx";
import { Notes } from "./notes.tsx";
import styles from "./submission.module.css";
import { CvSection, SubmissionFields, SubmissionHeader } from "./submission-content.tsx";

export function SubmissionPage() {
  const { id = "" } = useParams();
  const { search } = useView();
  const { data: submission, error } = useOpenSubmission(id);
  const pane = useRef<HTMLElement>(null);
  const isLoaded = submission !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another submission opens
  useEffect(() => {
    if (isLoaded) pane.current?.querySelector("h1")?.focus({ preventScroll: true });
  }, [id, isLoaded]);
  if (error instanceof RefusedError && [404, 410].includes(error.status))
    return (
      <article className={styles.pane}>
        <h1 className={styles.missing}>{words.gone.title}</h1>
        <p>{describeFailure(error)}</p>
        <p>
          <Link className={button.ink} to={{ pathname: "/", search }}>
            {words.gone.back}
          </Link>
        </p>
      </article>
    );
  if (!submission) return error ? <Failure>{describeFailure(error)}</Failure> : <Loading />;
  return (
    <article className={styles.pane} ref={pane} key={id}>
      <p className={styles.back}>
        <Link to={{ pathname: "/", search }}>
          <Icon name="left" /> {words.pages.inbox}
        </Link>
      </p>
      <SubmissionHeader submission={submission} />
      <ContactOptions submission={submission} />
      <Actions submission={submission} />
      <div className={styles.columns}>
        <div className={styles.column}>
          {submission.cv && <CvSection cv={submission.cv} address={api.cvAddress(id)} />}
          <SubmissionFields submission={submission} />
          <Correction submission={submission} />
          <RelatedSubmissions lines={submission.others} />
        </div>
        <div className={styles.column}>
          <AssigneeField submission={submission} />
          <ReminderForm submission={submission} />
          <Notes details={submission} />
          <History entries={submission.history} />
        </div>
      </div>
    </article>
  );
}

/**
 * One submission. Looking at it goes on record, so it is not asked for by the clock: only when its line in the list
 * shows that somebody has done something with it; who and what is then said.
 */
function useOpenSubmission(id: string) {
  const { view } = useView();
  const me = useMe();
  const list = useOutletContext<List | undefined>();
  const answer = useQuery({
    queryKey: ["submission", id],
    queryFn: ({ signal }) => api.submission(id, signal),
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
  const submission = answer.data;
  const line = list?.lines.find((line) => line.id === id);
  const viewKey = `${id}${buildSearch(view)}`;
  const lastListed = useRef<string>(undefined);
  if (line) lastListed.current = viewKey;
  const change =
    submission &&
    (line
      ? (line.version > submission.version || line.notes > submission.notesWritten.length) &&
        `${line.version} ${line.notes}`
      : list &&
        lastListed.current === viewKey &&
        (view.q !== "" || statesOf(view.state).includes(submission.state)) &&
        "left the list");
  // Once for each change that the list tells of, and once when it left: it may only have been pushed off the page.
  useEffect(() => {
    if (change) void queryClient.invalidateQueries({ queryKey: ["submission", id] });
  }, [change, id]);

  const lastEntry = useRef<{ id: string; entry: number }>(undefined);
  const [newest] = submission?.history ?? [];
  useEffect(() => {
    if (!newest) return;
    const last = lastEntry.current;
    lastEntry.current = { id, entry: newest.id };
    if (last?.id === id && newest.id > last.entry && newest.who !== me.name) announce(words.history(newest));
  }, [id, newest, me.name]);
  return answer;
}

const openLimit = 3;

export function RelatedSubmissions({ lines }: { lines: SubmissionDetails["others"] }) {
  if (lines.length === 0) return null;
  return (
    <details className={styles.disclosure} open={lines.length <= openLimit}>
      <summary>{words.others(lines.length)}</summary>
      <ul>
        {lines.map((line) => (
          <SubmissionLine key={line.id} line={line} isOpen={false} />
        ))}
      </ul>
    </details>
  );
}

function History({ entries }: { entries: RecordEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <details className={styles.disclosure}>
      <summary>{words.historyLabel(entries.length)}</summary>
      <ol>
        {entries.map((entry) => (
          <li key={entry.id}>
            <bdi>{words.history(entry)}</bdi>{" "}
            <span>
              <RelativeTime at={entry.at} isInSentence />
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}
