import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router";
import { indianTime } from "../../server/submission/indian-time.ts";
import { pageSize } from "../../server/submission/list-query.ts";
import { api, type RecordEntry } from "../api/api.ts";
import { Page, Pagination, QueryResult } from "../components/page.tsx";
import { words } from "../words.ts";
import styles from "./record.module.css";

const describe = (entry: RecordEntry) => words.history(entry, words.record.whom(entry));

export function RecordPage() {
  const [params] = useSearchParams();
  const requestedPage = Number(params.get("page"));
  const page = Number.isInteger(requestedPage) && requestedPage > 0 ? requestedPage : 1;
  const query = useQuery({
    queryKey: ["record", page],
    queryFn: () => api.record(page),
    placeholderData: keepPreviousData,
  });
  return (
    <Page title={words.pages.record} lead={words.record.lead} narrow>
      <QueryResult query={query}>
        {({ entries, total }) => (
          <>
            <ol className={styles.entries}>
              {entries.map((entry) => (
                <li key={entry.id}>
                  <time dateTime={entry.at}>{indianTime(entry.at)}</time>
                  <bdi>
                    {entry.sender ? (
                      <Link to={`/s/${entry.submission}`}>{describe(entry)}</Link>
                    ) : (
                      describe(entry)
                    )}
                  </bdi>
                </li>
              ))}
            </ol>
            <Pagination
              newer={page > 1 && `?page=${page - 1}`}
              older={page * pageSize < total && `?page=${page + 1}`}
            />
          </>
        )}
      </QueryResult>
    </Page>
  );
}
