import type { SubmissionDetails } from "../api/api.ts";
import { api } from "../api/api.ts";
import { usePeople } from "../api/use-people.ts";
import { Choose } from "../parts/choose.tsx";
import { Failure } from "../parts/failure.tsx";
import { words } from "../words.ts";
import styles from "./assigned.module.css";
import { useChange } from "./use-change.ts";

/** Whose it is. */
export function Assigned({ shown }: { shown: SubmissionDetails }) {
  const was = shown.assignedTo;
  const all = usePeople(was?.id, was?.name);
  const { change, changing, failure } = useChange<string | null>(shown, {
    send: (to, version) => api.change(shown.id, { change: "assign", to, version }),
    done: (to) => ({
      told: words.assigned.done(all.find(({ id }) => id === to)?.name),
      back: was?.id ?? null,
      whenever: true,
    }),
  });
  return (
    <div className={styles.assigned}>
      <Choose
        label={words.assigned.label}
        value={changing === undefined ? (was?.id ?? "") : (changing ?? "")}
        onChoose={(to) => change(to || null)}
        choices={[["", words.assigned.nobody], ...all.map(({ id, name }) => [id, name] as const)]}
      />
      <Failure>{failure}</Failure>
    </div>
  );
}
