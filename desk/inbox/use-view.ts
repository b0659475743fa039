import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { type ListQuery, listQuery } from "../../server/submission/list-query.ts";

const plain = listQuery.parse({});

/** Which part of the list is shown, as the address says; what is wrong in the address is ignored. */
export function useView() {
  const [params, setParams] = useSearchParams();
  const search = params.toString();
  return useMemo(() => {
    const view = readView(new URLSearchParams(search));
    return {
      view,
      /** The address's query, with its question mark where it has any. */
      search: searchOf(view),
      /** Changes what is shown, from its first page on. */
      look(changed: Partial<ListQuery>, replace = false) {
        setParams(searchOf({ ...view, page: 1, ...changed }), { replace, preventScrollReset: replace });
      },
    };
  }, [search, setParams]);
}

/** An address's query: only what differs from the plain inbox. */
export function searchOf(view: Partial<ListQuery>): string {
  const said = Object.entries({ ...plain, ...view }).filter(
    ([name, value]) => value && value !== plain[name as keyof ListQuery],
  );
  const text = new URLSearchParams(said.map(([name, value]) => [name, String(value)])).toString();
  return text && `?${text}`;
}

function readView(params: URLSearchParams): ListQuery {
  const said: Record<string, string> = Object.fromEntries(params);
  const judged = listQuery.safeParse(said);
  if (judged.success) return judged.data;
  for (const { path } of judged.error.issues) delete said[String(path[0])];
  return listQuery.parse(said);
}
