import { clsx } from "clsx";
import { lastWritableDay } from "../../../../formats/indian-day.ts";
import { Field, Select } from "../../../components/form/field.tsx";
import { Icon } from "../../../components/icon.tsx";
import links from "../../../components/links.module.css";
import { toLocal } from "../../../data/page-facts.ts";
import styles from "./board-search.module.css";
import type { BoardSearchCopy } from "./board-search.server.ts";

/** Place, budget and days: a form that each inventory answers with its list, with script filtered. */
export function BoardSearch({ search }: { search: BoardSearchCopy }) {
  const options = (choices: { value: string; label: string }[]) => (
    <>
      <option value="">{search.any}</option>
      {choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </>
  );
  return (
    <search aria-label={search.title}>
      <form className={styles.search}>
        <Field id="search-area" label={search.area}>
          {(wiring) => (
            <Select>
              <select {...wiring} name="q">
                {options(search.areas.map((area) => ({ value: area, label: area })))}
              </select>
            </Select>
          )}
        </Field>
        <Field id="search-month" label={search.month}>
          {(wiring) => (
            <Select>
              <select {...wiring} name="month">
                {options(search.months)}
              </select>
            </Select>
          )}
        </Field>
        <Field id="search-free" label={search.from}>
          {(wiring) => <input {...wiring} type="date" max={lastWritableDay} name="free" autoComplete="off" />}
        </Field>
        {search.lists.map(({ label, path }, index) => (
          <button
            key={path}
            type="submit"
            className={clsx(links.button, index === 0 ? links.ink : links.line)}
            formAction={`${toLocal(path)}#inventory`}
          >
            {label}
            <Icon name="arrow" />
          </button>
        ))}
      </form>
    </search>
  );
}
