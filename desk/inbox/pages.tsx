import { pageSize } from "../../server/submission/list-query.ts";
import type { List } from "../api/api.ts";
import { Pager } from "../parts/pager.tsx";
import { words } from "../words.ts";
import { searchOf, useView } from "./use-view.ts";

/** Which of the list is shown, and the way to the rest. */
export function Pages({ list }: { list: List }) {
  const { view } = useView();
  const { page, total, lines, countedTo } = list;
  const first = (page - 1) * pageSize + 1;
  const last = first + lines.length - 1;
  const more = last < total;
  if (total === 0 || (page === 1 && !more)) return null;
  const to = (other: number) => ({ pathname: "/", search: searchOf({ ...view, page: other }) });
  return (
    <Pager newer={page > 1 && to(page - 1)} older={more && to(page + 1)}>
      <p>{words.paging.shown(first, last, total, total >= countedTo)}</p>
    </Pager>
  );
}
