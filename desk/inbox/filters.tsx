import { useEffect, useState } from "react";
import { Icon } from "../../app/components/icon.tsx";
import { searchLimits } from "../../server/submission/list-query.ts";
import { kinds } from "../../server/submission/submission.ts";
import { useMe } from "../access/session.ts";
import { usePeople } from "../api/query-client.ts";
import { SelectField } from "../components/fields.tsx";
import { words } from "../words.ts";
import styles from "./filters.module.css";
import { useView } from "./use-list.ts";

/** Narrows the list to one kind, or to what is assigned to one person or to nobody. */
export function Filter() {
  const { view, changeView } = useView();
  const me = useMe();
  const people = usePeople(view.person === "nobody" ? undefined : view.person);
  const show = (value: string) => {
    const kind = kinds.find((kind) => kind === value);
    changeView({ kind, person: kind ? undefined : value || undefined });
  };
  const others = people.filter(({ id }) => id !== me.id);
  return (
    <div className={styles.filter}>
      <SelectField
        label={words.filter.label}
        value={view.person ?? view.kind ?? ""}
        onSelect={show}
        options={[
          ["", words.filter.all],
          ...kinds.map((kind) => [kind, words.filter[kind]] as const),
          [me.id, words.filter.mine],
          ["nobody", words.filter.nobody],
          ...others.map(({ id, name }) => [id, words.filter.of(name)] as const),
        ]}
      />
    </div>
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
