import { useId, useState } from "react";
import type { ListQuery } from "../../server/submission/list-query.ts";
import { kinds } from "../../server/submission/submission.ts";
import { useMe } from "../access/use-me.ts";
import { usePeople } from "../api/use-people.ts";
import { Button } from "../parts/button.tsx";
import { Choose } from "../parts/choose.tsx";
import { TextField } from "../parts/text-field.tsx";
import { words } from "../words.ts";
import styles from "./filters.module.css";
import { useView } from "./use-view.ts";

const narrowing = ["kind", "service", "person", "from", "to"] as const;

/** Narrows the list to one’s own, and by kind, service or position, person and days; folded away until it is wanted or in use. */
export function Filters({ abouts }: { abouts: string[] }) {
  const { view, look } = useView();
  const id = useId();
  const me = useMe();
  const people = usePeople(view.person === "nobody" ? undefined : view.person);
  const used = narrowing.filter((name) => view[name]).length;
  const mine = view.person === me.id;
  const [opened, setOpened] = useState(used > 0);
  const set = (name: keyof ListQuery) => (value: string) => look({ [name]: value || undefined });
  const services = view.service && !abouts.includes(view.service) ? [view.service, ...abouts] : abouts;
  return (
    <>
      <Button aria-pressed={mine} icon="people" onClick={() => set("person")(mine ? "" : me.id)}>
        {words.filters.mine}
      </Button>
      <Button
        className={styles.button}
        icon="down"
        aria-expanded={opened}
        aria-controls={id}
        onClick={() => setOpened(!opened)}
      >
        {used > 0 ? words.filters.used(used) : words.filters.label}
      </Button>
      {opened && (
        <fieldset id={id} className={styles.filters}>
          <legend className="visually-hidden">{words.filters.label}</legend>
          <Choose
            label={words.filters.kind}
            value={view.kind ?? ""}
            onChoose={set("kind")}
            choices={[["", words.filters.all], ...kinds.map((kind) => [kind, words.kinds[kind]] as const)]}
          />
          <Choose
            label={words.filters.service}
            value={view.service ?? ""}
            onChoose={set("service")}
            choices={[["", words.filters.all], ...services.map((name) => [name, name] as const)]}
          />
          <Choose
            label={words.filters.person}
            value={view.person ?? ""}
            onChoose={set("person")}
            choices={[
              ["", words.filters.all],
              ...people.map(({ id, name }) => [id, id === me.id ? words.filters.me : name] as const),
              ["nobody", words.assigned.nobody],
            ]}
          />
          <TextField
            label={words.filters.from}
            type="date"
            value={view.from ?? ""}
            max={view.to}
            onChange={(event) => set("from")(event.currentTarget.value)}
          />
          <TextField
            label={words.filters.to}
            type="date"
            value={view.to ?? ""}
            min={view.from}
            onChange={(event) => set("to")(event.currentTarget.value)}
          />
          {used > 0 && (
            <Button
              kind="plain"
              className={styles.clear}
              onClick={() => look(Object.fromEntries(narrowing.map((name) => [name, undefined])))}
            >
              {words.filters.clear}
            </Button>
          )}
        </fieldset>
      )}
    </>
  );
}
