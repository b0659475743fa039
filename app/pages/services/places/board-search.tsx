import { lastWritableDay } from "../../../../formats/indian-day.ts";
import { Field, Select } from "../../../components/form/field.tsx";
import { Button } from "../../../components/links.tsx";
import { toLocalPath } from "../../../data/page-facts.ts";
import styles from "./board-search.module.css";
import type { BoardSearchCopy } from "./board-search.server.ts";

/** Place, budget, days and light: a form that each inventory answers with its list, with script filtered. */
export function BoardSearch({ search }: { search: BoardSearchCopy }) {
  return (
    <search aria-label={search.title}>
      <form className={styles.search}>
        <Field id="search-area" label={search.area}>
          {(wiring) => (
            <input
              {...wiring}
              type="search"
              name="q"
              autoComplete="off"
              maxLength={80}
              placeholder={search.example}
              list="search-areas"
            />
          )}
        </Field>
        <Field id="search-month" label={search.month}>
          {(wiring) => (
            <Select>
              <select {...wiring} name="month">
                <option value="">{search.any}</option>
                {search.months.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            </Select>
          )}
        </Field>
        <Field id="search-free" label={search.from}>
          {(wiring) => <input {...wiring} type="date" max={lastWritableDay} name="free" autoComplete="off" />}
        </Field>
        <datalist id="search-areas">
          {search.areas.map((area) => (
            <option key={area} value={area} />
          ))}
        </datalist>
        {search.lists.map(({ label, path, light }) => (
          <Button
            key={label}
            type="submit"
            kind="ink"
            {...(light && { name: "light", value: light })}
            formAction={`${toLocalPath(path)}#inventory`}
          >
            {label}
          </Button>
        ))}
      </form>
    </search>
  );
}
