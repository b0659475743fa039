import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ListQuery } from "../../server/submission/list-query.ts";
import type { List } from "../api/api.ts";
import { api } from "../api/api.ts";
import { Away } from "../api/away.ts";
import { everyMs, queryClient } from "../api/query-client.ts";
import { sayFailure } from "../parts/use-form.ts";

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
