import { useState } from "react";
import { Icon } from "../../app/components/icon.tsx";
import { states } from "../../server/submission/submission.ts";
import { api } from "../api/api.ts";
import button from "../components/button.module.css";
import { Choose, TextField } from "../components/fields.tsx";
import { Section } from "../components/page.tsx";
import { words } from "../words.ts";
import styles from "./numbers.module.css";

const choices = ["all", ...states] as const;

/** Everything as a file for a spreadsheet or a program; owners alone, and it goes on record. */
export function Export() {
  const [from, setFrom] = useState("");
  const [to, setTo] = useState("");
  const [state, setState] = useState<(typeof choices)[number]>("all");
  const addressOf = (as: "csv" | "json") =>
    api.exportAddress({ as, from: from || undefined, to: to || undefined, state, q: "" });
  return (
    <Section title={words.exporting.title} text={words.exporting.text} onScreen>
      <div className={styles.choices}>
        <Choose
          label={words.exporting.state}
          value={state}
          onChoose={(value) => setState(choices.find((one) => one === value) ?? "all")}
          choices={choices.map((one) => [one, one === "all" ? words.filters.all : words.tabs[one]])}
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
        <a className={button.line} href={addressOf("csv")} download>
          <Icon name="paper" /> {words.exporting.csv}
        </a>
        <a className={button.line} href={addressOf("json")} download>
          <Icon name="paper" /> {words.exporting.json}
        </a>
      </p>
    </Section>
  );
}
