import { useId, useState } from "react";
import type { ListQuery } from "../../server/submission/list-query.ts";
import { kinds } from "../../server/submission/states.ts";
import { Button } from "../parts/button.tsx";
import { Choose } from "../parts/choose.tsx";
import { TextField } from "../parts/text-field.tsx";
import { words } from "../words.ts";
import styles from "./filters.module.css";
import { useView } from "./use-view.ts";

/** Narrows the list by kind, by service or position, and by days; folded away until it is wanted or in use. */
export function Filters({ abouts }: { abouts: string[] }) {
  const { view, look } = useView();
  const id = useId();
  const used = [view.kind, view.service, view.from, view.to].filter(Boolean).length;
  const [opened, setOpened] = useState(used > 0);
  const set = (name: keyof ListQuery) => (value: string) => look({ [name]: value || undefined });
  const services = view.service && !abouts.includes(view.service) ? [view.service, ...abouts] : abouts;
  return (
    <>
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
          <legend className={styles.legend}>{words.filters.label}</legend>
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
              onClick={() => look({ kind: undefined, service: undefined, from: undefined, to: undefined })}
            >
              {words.filters.clear}
            </Button>
          )}
        </fieldset>
      )}
    </>
  );
}
