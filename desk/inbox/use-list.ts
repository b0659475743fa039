import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { type ListQuery, listQuery } from "../../server/submission/list-query.ts";
import { api, type List } from "../api/api.ts";
import { everyMs, queryClient } from "../api/query-client.ts";
import { Away } from "../api/request.ts";
import { sayFailure } from "../components/form.tsx";

type Tagged = { list: List; tag: string | undefined };

/**
 * The list, asked for again every few seconds while the window is visible. Where nothing has changed that costs the server
 * next to nothing, and nothing is drawn again.
 */
export function useList(view: ListQuery) {
  const queryKey = ["list", view];
  const { data, isPlaceholderData, error } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const before = queryClient.getQueryData<Tagged>(queryKey);
      return (await api.list(view, before?.tag, signal)) ?? (before as Tagged);
    },
    refetchInterval: everyMs,
    placeholderData: keepPreviousData,
    // The interval asks again anyhow.
    retry: false,
  });
  return {
    list: data?.list,
    changing: isPlaceholderData,
    /** A server that is away is told at the head of the page, and asked again by the interval. */
    failure: error && !(error instanceof Away) ? sayFailure(error) : "",
  };
}

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
