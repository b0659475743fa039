import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { type ListQuery, listQuery } from "../../server/submission/list-query.ts";

const plain = listQuery.parse({});

/** What of the list is asked for, as its address says it; what the address says wrongly counts as unsaid. */
export function useView() {
  const [params, setParams] = useSearchParams();
  const search = params.toString();
  return useMemo(() => {
    const view = readView(new URLSearchParams(search));
    return {
      view,
      /** The address's part after the path, with the question mark where there is anything to ask. */
      search: searchOf(view),
      /** Changes what is asked for; from another question on, the pages count anew. */
      look(changed: Partial<ListQuery>, replace = false) {
        setParams(searchOf({ ...view, page: 1, ...changed }), { replace, preventScrollReset: replace });
      },
    };
  }, [search, setParams]);
}

/** An address's part after the path: only what differs from the list that comes up by itself. */
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
