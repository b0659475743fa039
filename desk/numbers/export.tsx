import { useState } from "react";
import { Icon } from "../../app/components/icon.tsx";
import { indianMonth, indianMonths } from "../../server/submission/indian-time.ts";
import { api } from "../api/api.ts";
import button from "../components/button.module.css";
import { SelectField } from "../components/fields.tsx";
import { Section } from "../components/page.tsx";
import { words } from "../words.ts";
import styles from "./numbers.module.css";

/** Three financial years are within it. */
const offeredMonths = 48;

export function ExportSection() {
  const [month, setMonth] = useState("");
  return (
    <Section title={words.exporting.title} text={words.exporting.text} screenOnly>
      <div className={styles.period}>
        <SelectField
          label={words.numbers.month}
          value={month}
          onSelect={setMonth}
          options={[
            ["", words.filters.all],
            ...indianMonths(new Date(), offeredMonths)
              .reverse()
              .map((day) => [day.slice(0, 7), indianMonth(day)] as const),
          ]}
        />
      </div>
      <p className="row">
        {(["won", "received"] as const).map((by) => (
          <a
            key={by}
            className={button.line}
            href={api.exportAddress({ by, ...(month && { month }) })}
            download
          >
            <Icon name="paper" /> {words.exporting[by]}
          </a>
        ))}
      </p>
    </Section>
  );
}
