import { useState } from "react";
import { Icon } from "../../app/components/icon.tsx";
import { states } from "../../server/submission/submission.ts";
import { api } from "../api/api.ts";
import button from "../components/button.module.css";
import { SelectField, TextField } from "../components/fields.tsx";
import { Section } from "../components/page.tsx";
import { words } from "../words.ts";
import styles from "./numbers.module.css";

const choices = ["all", ...states] as const;

/** Everything as a file for a spreadsheet or a program; owners alone, and it goes on record. */
export function ExportSection() {
  const [from, setFrom] = useState("");
  const [to, setTo] = useState("");
  const [state, setState] = useState<(typeof choices)[number]>("all");
  const buildAddress = (as: "csv" | "json") =>
    api.exportAddress({ as, from: from || undefined, to: to || undefined, state, q: "" });
  return (
    <Section title={words.exporting.title} text={words.exporting.text} screenOnly>
      <div className={styles.fields}>
        <SelectField
          label={words.exporting.state}
          value={state}
          onSelect={(value) => setState(choices.find((state) => state === value) ?? "all")}
          options={choices.map((state) => [state, state === "all" ? words.filters.all : words.tabs[state]])}
        />
        <TextField
          label={words.filters.from}
          type="date"
          value={from}
          max={to}
          onChange={(event) => setFrom(event.currentTarget.value)}
        />
        <TextField
          label={words.filters.to}
          type="date"
          value={to}
          min={from}
          onChange={(event) => setTo(event.currentTarget.value)}
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
