import { useMutation } from "@tanstack/react-query";
import type { View } from "../../server/submission/list-query.ts";
import type { Change, State } from "../../server/submission/states.ts";
import { api, type Line } from "../api/api.ts";
import { queryClient } from "../api/query-client.ts";
import { Button } from "../parts/button.tsx";
import { sayFailure } from "../parts/use-form.ts";
import { tell } from "../shell/toasts.ts";
import { backOf } from "../submission/back-of.ts";
import { words } from "../words.ts";
import styles from "./bulk.module.css";

type Several = { change: keyof typeof words.bulk.done; state: State; of: { id: string; version: number }[] };

const offered: Record<View, Several["change"][]> = {
  new: ["done", "spam"],
  due: ["done", "spam"],
  done: ["reopen", "spam"],
  quarantined: ["spam", "release"],
  spam: ["release"],
  withdrawn: [],
};

/** Whether several of a list can be changed at once. */
export const canSelect = (view: View) => offered[view].length > 0;

type BulkProps = {
  view: View;
  lines: Line[];
  selected: ReadonlySet<string>;
  onSelect: (ids: string[]) => void;
  onDone: () => void;
};

/** What can be done with all that is ticked in the list, in one step that can be undone. */
export function Bulk({ view, lines, selected, onSelect, onDone }: BulkProps) {
  const of = lines.filter(({ id }) => selected.has(id));
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ change, of }: Several) => api.changeSeveral({ change, of }),
    onSuccess: ({ done, refused }, { change, state }) => {
      const { back, whenever } = backOf(change, state);
      const told = done.length > 0 ? [words.bulk.done[change](done.length)] : [];
      const [why] = refused;
      if (why) told.push(words.bulk.refused(refused.length, why));
      tell(told.join(" "), done.length > 0 ? { run: () => void undo(back, done), whenever } : undefined);
      onDone();
    },
    onError: (error) => tell(sayFailure(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ["list"] }),
  });
  return (
    <section className={styles.bulk} aria-label={words.bulk.label}>
      <p role="status">{words.bulk.count(of.length)}</p>
      {offered[view].map((change) => (
        <Button
          key={change}
          kind="marigold"
          disabled={of.length === 0}
          busy={isPending && variables.change === change}
          onClick={() => mutate({ change, of, state: view === "due" ? "new" : view })}
        >
          {words.actions[change]}
        </Button>
      ))}
      <Button kind="plain" onClick={() => onSelect(lines.map(({ id }) => id))}>
        {words.bulk.all}
      </Button>
      <Button kind="plain" onClick={onDone}>
        {words.bulk.stop}
      </Button>
    </section>
  );
}

async function undo(change: Change, of: Several["of"]): Promise<void> {
  try {
    const { refused } = await api.changeSeveral({ change, of });
    tell(refused[0] ? words.bulk.refused(refused.length, refused[0]) : words.undone);
  } catch (error) {
    tell(error instanceof Error ? sayFailure(error) : "");
  }
  void queryClient.invalidateQueries({ queryKey: ["list"] });
}
