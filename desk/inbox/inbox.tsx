import { clsx } from "clsx";
import { useState } from "react";
import { Link, Outlet, useParams } from "react-router";
import { Icon } from "../../app/components/icon.tsx";
import { pageSize, type View, views, workViews } from "../../server/submission/list-query.ts";
import type { List } from "../api/api.ts";
import button from "../components/button.module.css";
import { Button } from "../components/button.tsx";
import { Failure } from "../components/failure.tsx";
import { Loading, Pagination } from "../components/page.tsx";
import { words } from "../words.ts";
import { BulkChanges } from "./bulk-changes.tsx";
import { Filter, SearchBox } from "./filters.tsx";
import styles from "./inbox.module.css";
import { SubmissionList } from "./list.tsx";
import { buildSearch, useList, useView } from "./use-list.ts";

export function Inbox() {
  const { id } = useParams();
  const { view, search } = useView();
  // A selection is made in one list, and gone in another.
  const [selectionSearch, setSelectionSearch] = useState<string>();
  const isSelecting = selectionSearch === search;
  const { list, isStale, failure } = useList(view);
  const currentList = isStale ? undefined : list;
  const title = list?.newCount ? `(${list.newCount}) ${words.pages.inbox}` : words.pages.inbox;
  return (
    <main id="main" className={clsx(styles.inbox, id && styles.split)}>
      <title>{words.tab(title)}</title>
      <div className={styles.list} data-scroller>
        <span className="visually-hidden">
          {id ? <h2>{words.pages.inbox}</h2> : <h1>{words.pages.inbox}</h1>}
        </span>
        <p role="status" className="visually-hidden">
          {list && words.newCount(list.newCount)}
        </p>
        <StateTabs counts={list?.counts} />
        <div className={styles.toolbar}>
          <SearchBox />
          <Link className={button.ink} to="/add">
            <Icon name="plus" /> {words.adding.short}
          </Link>
          <Button
            icon="tick"
            aria-pressed={isSelecting}
            onClick={() => setSelectionSearch(isSelecting ? undefined : search)}
          >
            {words.bulk.start}
          </Button>
          <Filter />
        </div>
        {failure && <Failure>{failure}</Failure>}
        {list ? (
          <div className={clsx(styles.results, isStale && styles.stale)} aria-busy={isStale}>
            {!list.searchComplete && view.q && (
              <p role="status" className={styles.notice}>
                {words.search.incomplete}
              </p>
            )}
            {isSelecting ? (
              <BulkChanges view={view.state} lines={list.lines} onDone={() => setSelectionSearch(undefined)}>
                <SubmissionList list={list} openId={id} isSelecting />
              </BulkChanges>
            ) : (
              <SubmissionList list={list} openId={id} />
            )}
            <ListPagination list={list} />
          </div>
        ) : (
          !failure && <Loading />
        )}
      </div>
      <Outlet context={currentList} />
    </main>
  );
}

/** What waits in these lists is counted. */
const counted = new Set<string>(workViews);

function StateTabs({ counts }: { counts: List["counts"] | undefined }) {
  const { view } = useView();
  const isShown = (name: View) => name !== "blocked" || view.state === name || Boolean(counts?.[name]);
  return (
    <nav className={styles.tabs} aria-label={words.tabs.label}>
      <ul>
        {views.filter(isShown).map((state) => (
          <li key={state}>
            <Link
              to={{ pathname: "/", search: buildSearch({ ...view, q: "", state, page: 1 }) }}
              aria-current={view.state === state && !view.q ? "page" : undefined}
            >
              {words.tabs[state]}{" "}
              {counted.has(state) && counts?.[state] ? <b>{words.number(counts[state])}</b> : ""}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function ListPagination({ list }: { list: List }) {
  const { view } = useView();
  const { page, total, lines, countedTo } = list;
  const first = (page - 1) * pageSize + 1;
  const last = first + lines.length - 1;
  const hasMore = last < total;
  if (total === 0 || (page === 1 && !hasMore)) return null;
  const to = (target: number) => ({ pathname: "/", search: buildSearch({ ...view, page: target }) });
  return (
    <Pagination newer={page > 1 && to(page - 1)} older={hasMore && to(page + 1)}>
      <p>{words.paging.shown(first, last, total, total >= countedTo)}</p>
    </Pagination>
  );
}
