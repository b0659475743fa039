import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { type ListQuery, listQuery } from "../../server/submission/list-query.ts";
import { api, type List } from "../api/api.ts";
import { pollIntervalMs, queryClient } from "../api/query-client.ts";
import { UnreachableError } from "../api/request.ts";
import { describeFailure } from "../components/failure.tsx";

type TaggedList = { list: List; tag: string | undefined };

/**
 * The list, asked for again every few seconds while the window is visible. Where nothing has changed that costs the server
 * next to nothing, and nothing is drawn again.
 */
export function useList(view: ListQuery) {
  const queryKey = ["list", view];
  const { data, isPlaceholderData, error } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const cached = queryClient.getQueryData<TaggedList>(queryKey);
      return (await api.list(view, cached?.tag, signal)) ?? (cached as TaggedList);
    },
    refetchInterval: pollIntervalMs,
    placeholderData: keepPreviousData,
    // The interval asks again anyhow.
    retry: false,
  });
  return {
    list: data?.list,
    isStale: isPlaceholderData,
    /** A server that is away is told at the head of the page, and asked again by the interval. */
    failure: error && !(error instanceof UnreachableError) ? describeFailure(error) : "",
  };
}

const defaults = listQuery.parse({});

/** Which part of the list is shown, as the address says; what is wrong in the address is ignored. */
export function useView() {
  const [params, setParams] = useSearchParams();
  const search = params.toString();
  return useMemo(() => {
    const view = parseView(new URLSearchParams(search));
    return {
      view,
      /** The address's query, with its question mark where it has any. */
      search: buildSearch(view),
      /** Changes what is shown, from its first page on. */
      changeView(changes: Partial<ListQuery>, replace = false) {
        setParams(buildSearch({ ...view, page: 1, ...changes }), { replace, preventScrollReset: replace });
      },
    };
  }, [search, setParams]);
}

/** An address's query: only what differs from the plain inbox. */
export function buildSearch(view: Partial<ListQuery>): string {
  const entries = Object.entries({ ...defaults, ...view }).filter(
    ([name, value]) => value && value !== defaults[name as keyof ListQuery],
  );
  const text = new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString();
  return text && `?${text}`;
}

function parseView(params: URLSearchParams): ListQuery {
  const values: Record<string, string> = Object.fromEntries(params);
  const result = listQuery.safeParse(values);
  if (result.success) return result.data;
  for (const { path } of result.error.issues) delete values[String(path[0])];
  return listQuery.parse(values);
}
