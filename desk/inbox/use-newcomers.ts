import { useEffect, useRef } from "react";
import type { ListQuery } from "../../server/submission/list-query.ts";
import type { List } from "../api/api.ts";
import { announce } from "../shell/announcements.ts";
import { words } from "../words.ts";
import { searchOf } from "./use-view.ts";

/**
 * Says politely when something new has come into the list that is shown.
 * @param list the answer to `view`; undefined while another one is still shown in its place
 */
export function useNewcomers(view: ListQuery, list: List | undefined): void {
  const seen = useRef<{ question: string; newest: string }>(undefined);
  const question = searchOf(view);
  useEffect(() => {
    if (!list || list.page !== view.page || view.state !== "new") return;
    const before = seen.current?.question === question ? seen.current.newest : undefined;
    // What comes back, such as by Undo, has been seen before.
    const newest = list.lines.reduce(
      (last, { receivedAt }) => (receivedAt > last ? receivedAt : last),
      before ?? "",
    );
    seen.current = { question, newest };
    if (before === undefined) return;
    const fresh = list.lines.filter(({ receivedAt }) => receivedAt > before);
    const [first] = fresh;
    if (first) announce(words.newcomers(fresh.length, first.name, first.about));
  }, [list, view, question]);
}
