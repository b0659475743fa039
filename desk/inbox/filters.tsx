import { useEffect, useId, useState } from "react";
import { Icon } from "../../app/components/icon.tsx";
import { type ListQuery, searchLimits } from "../../server/submission/list-query.ts";
import { kinds } from "../../server/submission/submission.ts";
import { useMe } from "../access/session.ts";
import { usePeople } from "../api/query-client.ts";
import { Button } from "../components/button.tsx";
import { SelectField } from "../components/fields.tsx";
import { words } from "../words.ts";
import styles from "./filters.module.css";
import { useView } from "./use-list.ts";

const filterNames = ["kind", "person"] as const;

export function Filters() {
  const { view, changeView } = useView();
  const id = useId();
  const me = useMe();
  const people = usePeople(view.person === "nobody" ? undefined : view.person);
  const activeCount = filterNames.filter((name) => view[name]).length;
  const isMine = view.person === me.id;
  const [isOpen, setOpen] = useState(activeCount > 0);
  const setFilter = (name: keyof ListQuery) => (value: string) => changeView({ [name]: value || undefined });
  return (
    <>
      <Button aria-pressed={isMine} icon="people" onClick={() => setFilter("person")(isMine ? "" : me.id)}>
        {words.filters.mine}
      </Button>
      <Button
        className={styles.button}
        icon="down"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {activeCount > 0 ? words.filters.used(activeCount) : words.filters.label}
      </Button>
      {isOpen && (
        <fieldset id={id} className={styles.filters}>
          <legend className="visually-hidden">{words.filters.label}</legend>
          <SelectField
            label={words.filters.kind}
            value={view.kind ?? ""}
            onSelect={setFilter("kind")}
            options={[["", words.filters.all], ...kinds.map((kind) => [kind, words.kinds[kind]] as const)]}
          />
          <SelectField
            label={words.filters.person}
            value={view.person ?? ""}
            onSelect={setFilter("person")}
            options={[
              ["", words.filters.all],
              ...people.map(({ id, name }) => [id, id === me.id ? words.filters.me : name] as const),
              ["nobody", words.assigned.nobody],
            ]}
          />
        </fieldset>
      )}
    </>
  );
}

/** Milliseconds of rest before a search is sent. */
const debounceMs = 250;

export function SearchBox() {
  const { view, changeView } = useView();
  const [text, setText] = useState(view.q);
  const [lastQuery, setLastQuery] = useState(view.q);
  useEffect(() => {
    if (text.trim() === view.q) return;
    const timer = setTimeout(() => {
      setLastQuery(text.trim());
      changeView({ q: text.trim() }, true);
    }, debounceMs);
    return () => clearTimeout(timer);
  }, [text, view.q, changeView]);
  const [previousQuery, setPreviousQuery] = useState(view.q);
  if (previousQuery !== view.q) {
    setPreviousQuery(view.q);
    // Back and forward, and whatever else leads to another question; one's own may come while more is typed already.
    if (view.q !== lastQuery) {
      setLastQuery(view.q);
      setText(view.q);
    }
  }
  return (
    <search className={styles.search}>
      <label htmlFor="search">
        <Icon name="search" />
        <span className="visually-hidden">{words.search.label}</span>
      </label>
      <input
        id="search"
        type="search"
        value={text}
        maxLength={searchLimits.maxLength}
        placeholder={words.search.placeholder}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </search>
  );
}
