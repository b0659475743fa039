import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router";
import { indianTime } from "../../server/submission/indian-time.ts";
import { pageSize } from "../../server/submission/list-query.ts";
import { api, type RecordEntry } from "../api/api.ts";
import { SelectField } from "../components/fields.tsx";
import { Page, Pagination, QueryResult } from "../components/page.tsx";
import { words } from "../words.ts";
import styles from "./record.module.css";

const describe = (entry: RecordEntry) => words.history(entry, words.record.whom(entry));

export function RecordPage() {
  const [params, setParams] = useSearchParams();
  const requestedPage = Number(params.get("page"));
  const page = Number.isInteger(requestedPage) && requestedPage > 0 ? requestedPage : 1;
  const who = params.get("who") ?? "";
  const to = (page: number) => `?${new URLSearchParams({ ...(who && { who }), page: String(page) })}`;
  const query = useQuery({
    queryKey: ["record", page, who],
    queryFn: () => api.record(page, who),
    placeholderData: keepPreviousData,
  });
  return (
    <Page title={words.pages.record} lead={words.record.lead} narrow>
      <QueryResult query={query}>
        {({ entries, total, people }) => (
          <>
            <SelectField
              label={words.record.who}
              value={who}
              onSelect={(who) => setParams(who ? { who } : {}, { replace: true })}
              options={[["", words.record.everybody], ...people.map((name) => [name, name] as const)]}
            />
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
            <Pagination newer={page > 1 && to(page - 1)} older={page * pageSize < total && to(page + 1)} />
          </>
        )}
      </QueryResult>
    </Page>
  );
}
