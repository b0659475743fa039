import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useRef, useState } from "react";
import type { View } from "../../server/submission/list-query.ts";
import type { Change, State } from "../../server/submission/submission.ts";
import { api, type Line } from "../api/api.ts";
import { queryClient } from "../api/query-client.ts";
import { Button } from "../components/button.tsx";
import { sayFailure } from "../components/form.tsx";
import { tell } from "../shell/notices.ts";
import { backOf } from "../submission/use-change.ts";
import { words } from "../words.ts";
import styles from "./inbox.module.css";

type Several = { change: keyof typeof words.bulk.done; state: State; of: Pick<Line, "id" | "version">[] };

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

type BulkProps = { view: View; lines: Line[]; onDone: () => void; children: ReactNode };

/** What can be done with all that is ticked in a list, in one step that can be undone; the list's boxes are inside. */
export function Bulk({ view, lines, onDone, children }: BulkProps) {
  const form = useRef<HTMLFormElement>(null);
  const [ticked, setTicked] = useState<FormDataEntryValue[]>([]);
  const look = () => form.current && setTicked(new FormData(form.current).getAll("ticked"));
  const of = lines.filter(({ id }) => ticked.includes(id));
  const { mutate, isPending } = useMutation({
    mutationFn: ({ change, of }: Several) => changeSeveral(change, of),
    onSuccess: ({ done, refusal }, { change, state }) => {
      const { back, whenever } = backOf(change, state);
      const told = done.length > 0 ? `${words.bulk.done[change](done.length)} ${refusal}` : refusal;
      const undo = () =>
        void changeSeveral(back, done).then(({ refusal }) => tell(refusal || words.undone), sayAway);
      tell(told, done.length > 0 ? { run: undo, whenever } : undefined);
      onDone();
    },
    onError: sayAway,
  });
  return (
    <form ref={form} onChange={look} onSubmit={(event) => event.preventDefault()}>
      <section className={styles.bulk} aria-label={words.bulk.label}>
        <p role="status">{words.bulk.count(of.length)}</p>
        {offered[view].map((change) => (
          <Button
            key={change}
            kind="marigold"
            disabled={of.length === 0}
            busy={isPending}
            onClick={() => mutate({ change, of, state: view === "due" ? "new" : view })}
          >
            {words.actions[change]}
          </Button>
        ))}
        <Button
          kind="plain"
          onClick={() => {
            for (const box of form.current?.querySelectorAll("input") ?? []) box.checked = true;
            look();
          }}
        >
          {words.bulk.all}
        </Button>
        <Button kind="plain" onClick={onDone}>
          {words.bulk.stop}
        </Button>
      </section>
      {children}
    </form>
  );
}

async function changeSeveral(change: Change, of: Several["of"]) {
  const asked = of.map(({ id, version }) => ({ id, version }));
  const { done, refused } = await api.changeSeveral({ change, of: asked });
  void queryClient.invalidateQueries({ queryKey: ["list"] });
  return { done, refusal: refused[0] ? words.bulk.refused(refused.length, refused[0]) : "" };
}

const sayAway = (error: Error) => tell(sayFailure(error));
