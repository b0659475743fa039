import { clsx } from "clsx";
import { useEffect, useRef, useState } from "react";
import { Link, Outlet, useParams } from "react-router";
import { type ListQuery, pageSize, views } from "../../server/submission/list-query.ts";
import type { List } from "../api/api.ts";
import { Button } from "../components/button.tsx";
import { Failure, Pager, Waiting } from "../components/page.tsx";
import { announce } from "../shell/notices.ts";
import { words } from "../words.ts";
import { Bulk, canSelect } from "./bulk.tsx";
import { Filters, SearchBox } from "./filters.tsx";
import styles from "./inbox.module.css";
import { Lines } from "./list.tsx";
import { searchOf, useList, useView } from "./use-list.ts";

/** The list, and beside it the one that is open; on a phone one or the other. */
export function Inbox() {
  const { id } = useParams();
  const { view, search } = useView();
  // Of another list nothing is ticked.
  const [selecting, setSelecting] = useState<string>();
  const isSelecting = selecting === search;
  const { list, changing, failure } = useList(view);
  const current = changing ? undefined : list;
  useNewcomers(view, current);
  const title = list?.counts.new ? `(${list.counts.new}) ${words.pages.inbox}` : words.pages.inbox;
  return (
    <main id="main" className={clsx(styles.inbox, id && styles.opened)}>
      <title>{words.tab(title)}</title>
      <div className={styles.list} data-scroller>
        <span className="visually-hidden">
          {id ? <h2>{words.pages.inbox}</h2> : <h1>{words.pages.inbox}</h1>}
        </span>
        <Tabs counts={list?.counts} />
        <div className={styles.ask}>
          <SearchBox />
          {canSelect(view.state) && (
            <Button
              icon="tick"
              aria-pressed={isSelecting}
              onClick={() => setSelecting(isSelecting ? undefined : search)}
            >
              {words.bulk.start}
            </Button>
          )}
          <Filters abouts={list?.abouts ?? []} />
        </div>
        {failure && <Failure>{failure}</Failure>}
        {list ? (
          <div className={clsx(styles.found, changing && styles.changing)} aria-busy={changing}>
            {!list.searchComplete && (view.q || view.service) && (
              <p role="status" className={styles.incomplete}>
                {words.search.incomplete}
              </p>
            )}
            {isSelecting ? (
              <Bulk view={view.state} lines={list.lines} onDone={() => setSelecting(undefined)}>
                <Lines list={list} open={id} selecting />
              </Bulk>
            ) : (
              <Lines list={list} open={id} />
            )}
            <Pages list={list} />
          </div>
        ) : (
          !failure && <Waiting />
        )}
      </div>
      <Outlet context={current} />
    </main>
  );
}

/** One for each state and one for reminders that are due, with how many there are. What is searched for stays. */
export function Tabs({ counts }: { counts: List["counts"] | undefined }) {
  const { view } = useView();
  return (
    <nav className={styles.tabs} aria-label={words.tabs.label}>
      <ul>
        {views.map((state) => (
          <li key={state}>
            <Link
              to={{ pathname: "/", search: searchOf({ ...view, state, page: 1 }) }}
              aria-current={view.state === state ? "page" : undefined}
            >
              <b>{counts ? words.number(counts[state]) : "–"}</b> {words.tabs[state]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Which of the list is shown, and the way to the rest. */
export function Pages({ list }: { list: List }) {
  const { view } = useView();
  const { page, total, lines, countedTo } = list;
  const first = (page - 1) * pageSize + 1;
  const last = first + lines.length - 1;
  const more = last < total;
  if (total === 0 || (page === 1 && !more)) return null;
  const to = (other: number) => ({ pathname: "/", search: searchOf({ ...view, page: other }) });
  return (
    <Pager newer={page > 1 && to(page - 1)} older={more && to(page + 1)}>
      <p>{words.paging.shown(first, last, total, total >= countedTo)}</p>
    </Pager>
  );
}

/**
 * Says politely when something new has come into the list that is shown.
 * @param list the answer to `view`; undefined while another one is still shown in its place
 */
export function useNewcomers(view: ListQuery, list: List | undefined): void {
  const seen = useRef<{ question: string; newest: string }>(undefined);
  const question = searchOf(view);
  useEffect(() => {
    if (!list || list.page !== view.page || view.state !== "new") return;
    const before = seen.current?.question === question ? seen.current.newest : undefined;
    // What comes back, such as by Undo, has been seen before.
    const newest = list.lines.reduce(
      (last, { receivedAt }) => (receivedAt > last ? receivedAt : last),
      before ?? "",
    );
    seen.current = { question, newest };
    if (before === undefined) return;
    const fresh = list.lines.filter(({ receivedAt }) => receivedAt > before);
    const [first] = fresh;
    if (first) announce(words.newcomers(fresh.length, first.name, first.about));
  }, [list, view, question]);
}
