import { useEffect, useId, useRef, useState } from "react";
import { Icon } from "../../app/components/icon.tsx";
import { type ListQuery, searchLimits } from "../../server/submission/list-query.ts";
import { kinds } from "../../server/submission/submission.ts";
import { useMe } from "../access/session.ts";
import { usePeople } from "../api/query-client.ts";
import { Button } from "../components/button.tsx";
import { Choose, TextField } from "../components/fields.tsx";
import { useKeys } from "../shell/shortcuts.ts";
import { words } from "../words.ts";
import styles from "./filters.module.css";
import { useView } from "./use-list.ts";

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

/** After how long without another letter the list is asked, in ms. */
const restMs = 250;

/** Searches all fields while one types; what is searched for stands in the address. */
export function SearchBox() {
  const { view, look } = useView();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(view.q);
  /** What was last asked from here. */
  const [own, setOwn] = useState(view.q);
  useEffect(() => {
    if (typed.trim() === view.q) return;
    const timer = setTimeout(() => {
      setOwn(typed.trim());
      look({ q: typed.trim() }, true);
    }, restMs);
    return () => clearTimeout(timer);
  }, [typed, view.q, look]);
  const [asked, setAsked] = useState(view.q);
  if (asked !== view.q) {
    setAsked(view.q);
    // Back and forward, and whatever else leads to another question; one's own may come while more is typed already.
    if (view.q !== own) {
      setOwn(view.q);
      setTyped(view.q);
    }
  }
  useKeys({ "/": () => input.current?.select() });
  return (
    <search className={styles.search}>
      <label htmlFor="search">
        <Icon name="search" />
        <span className="visually-hidden">{words.search.label}</span>
      </label>
      <input
        id="search"
        ref={input}
        type="search"
        value={typed}
        maxLength={searchLimits.maxLength}
        placeholder={words.search.placeholder}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => event.key === "Escape" && event.currentTarget.blur()}
      />
    </search>
  );
}
