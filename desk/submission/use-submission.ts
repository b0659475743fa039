import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useOutletContext } from "react-router";
import { useMe } from "../access/use-me.ts";
import type { List } from "../api/api.ts";
import { api } from "../api/api.ts";
import { queryClient } from "../api/query-client.ts";
import { searchOf, useView } from "../inbox/use-view.ts";
import { announce } from "../shell/announcements.ts";
import { words } from "../words.ts";

/**
 * One submission. Looking at it goes on record, so it is not asked for by the clock: only when its line in the list
 * shows that somebody has done something with it; who and what is then said.
 */
export function useSubmission(id: string) {
  const { view } = useView();
  const me = useMe();
  const list = useOutletContext<List | undefined>();
  const answer = useQuery({
    queryKey: ["submission", id, view],
    queryFn: ({ signal }) => api.submission(id, view, signal),
    // Beside another list it stays in view, with the keys and what is under way, until its new neighbours are known.
    placeholderData: (before) => (before?.id === id ? before : undefined),
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
  const shown = answer.data;
  const line = list?.lines.find((one) => one.id === id);
  const here = `${id}${searchOf(view)}`;
  const wasInList = useRef<string>(undefined);
  if (line) wasInList.current = here;
  const changed =
    shown &&
    (line
      ? (line.version > shown.version || line.notes > shown.notesWritten.length) &&
        `${line.version} ${line.notes}`
      : list &&
        wasInList.current === here &&
        (view.state === "due" || shown.state === view.state) &&
        "left the list");
  // Once for each change that the list tells of, and once when it left: it may only have been pushed off the page.
  useEffect(() => {
    if (changed) void queryClient.invalidateQueries({ queryKey: ["submission", id] });
  }, [changed, id]);

  const before = useRef<{ id: string; entry: number }>(undefined);
  const [newest] = shown?.history ?? [];
  useEffect(() => {
    if (!newest) return;
    const last = before.current;
    before.current = { id, entry: newest.id };
    if (last?.id === id && newest.id > last.entry && newest.who !== me.name) announce(words.history(newest));
  }, [id, newest, me.name]);
  return answer;
}
