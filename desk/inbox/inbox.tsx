import { clsx } from "clsx";
import { useState } from "react";
import { Outlet, useParams } from "react-router";
import { Button } from "../parts/button.tsx";
import { Failure } from "../parts/failure.tsx";
import { Waiting } from "../parts/waiting.tsx";
import { words } from "../words.ts";
import { Bulk, canSelect } from "./bulk.tsx";
import { Filters } from "./filters.tsx";
import styles from "./inbox.module.css";
import { Lines } from "./lines.tsx";
import { Pages } from "./pages.tsx";
import { SearchBox } from "./search-box.tsx";
import { Tabs } from "./tabs.tsx";
import { useList } from "./use-list.ts";
import { useNewcomers } from "./use-newcomers.ts";
import { useView } from "./use-view.ts";

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
