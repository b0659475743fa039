import { useState } from "react";
import { Icon } from "../../app/components/icon.tsx";
import { states } from "../../server/submission/submission.ts";
import { api } from "../api/api.ts";
import button from "../components/button.module.css";
import { SelectField, TextField } from "../components/fields.tsx";
import { Section } from "../components/page.tsx";
import { words } from "../words.ts";
import styles from "./numbers.module.css";

const exportStates = ["all", ...states] as const;

export function ExportSection() {
  const [state, setState] = useState<(typeof exportStates)[number]>("all");
  const [from, setFrom] = useState("");
  const [to, setTo] = useState("");
  const address = api.exportAddress({ state, ...(from && { from }), ...(to && { to }) });
  return (
    <Section title={words.exporting.title} text={words.exporting.text} screenOnly>
      <div className={styles.fields}>
        <SelectField
          label={words.exporting.state}
          value={state}
          onSelect={(value) => setState(exportStates.find((state) => state === value) ?? "all")}
          options={exportStates.map((state) => [
            state,
            state === "all" ? words.filters.all : words.states[state],
          ])}
        />
        <TextField
          label={words.exporting.from}
          type="date"
          value={from}
          max={to}
          onChange={(event) => setFrom(event.currentTarget.value)}
        />
        <TextField
          label={words.exporting.to}
          type="date"
          value={to}
          min={from}
          onChange={(event) => setTo(event.currentTarget.value)}
        />
      </div>
      <p className="row">
        <a className={button.line} href={address} download>
          <Icon name="paper" /> {words.exporting.csv}
        </a>
      </p>
    </Section>
  );
}
