import { useState } from "react";
import { Icon } from "../../app/components/icon.tsx";
import { states } from "../../server/submission/submission.ts";
import { api } from "../api/api.ts";
import button from "../components/button.module.css";
import { DateRangeFields, SelectField } from "../components/fields.tsx";
import { Section } from "../components/page.tsx";
import { words } from "../words.ts";
import styles from "./numbers.module.css";

const exportStates = ["all", ...states] as const;

export function ExportSection() {
  const [range, setRange] = useState<{ from?: string | undefined; to?: string | undefined }>({});
  const [state, setState] = useState<(typeof exportStates)[number]>("all");
  const buildAddress = (as: "csv" | "json") => api.exportAddress({ as, ...range, state, q: "" });
  return (
    <Section title={words.exporting.title} text={words.exporting.text} screenOnly>
      <div className={styles.fields}>
        <SelectField
          label={words.exporting.state}
          value={state}
          onSelect={(value) => setState(exportStates.find((state) => state === value) ?? "all")}
          options={exportStates.map((state) => [
            state,
            state === "all" ? words.filters.all : words.tabs[state],
          ])}
        />
        <DateRangeFields
          from={range.from}
          to={range.to}
          onChange={(change) => setRange({ ...range, ...change })}
        />
      </div>
      <p className="row">
        <a className={button.line} href={buildAddress("csv")} download>
          <Icon name="paper" /> {words.exporting.csv}
        </a>
        <a className={button.line} href={buildAddress("json")} download>
          <Icon name="paper" /> {words.exporting.json}
        </a>
      </p>
    </Section>
  );
}
