import type { ReactNode } from "react";
import { contactWays, enquiryLimits } from "../../server/submission/form-rules.ts";
import { Button } from "../components/button.tsx";
import { SelectField, TextAreaField, TextField } from "../components/fields.tsx";
import { words } from "../words.ts";
import { services } from "./services.ts";
import styles from "./submission.module.css";

const { maxLength } = enquiryLimits.name;

export type Typed = Record<string, string>;

export const readTyped = (form: HTMLFormElement) => Object.fromEntries(new FormData(form)) as Typed;

type EnquiryFieldsProps = { typed: Typed; onType: (typed: Typed) => void; children?: ReactNode };

/** What is noted of an enquiry; `children` stand below the number. */
export function EnquiryFields({ typed, onType, children }: EnquiryFieldsProps) {
  const { via = contactWays[0] } = typed;
  const fill = (name: "phone" | "name" | "email") => ({
    name,
    maxLength,
    label: words[name],
    defaultValue: typed[name],
  });
  return (
    <>
      <fieldset className={styles.choice}>
        <legend>{words.adding.via}</legend>
        {contactWays.map((way) => (
          <Button key={way} aria-pressed={via === way} onClick={() => onType({ ...typed, via: way })}>
            {way}
          </Button>
        ))}
      </fieldset>
      <input type="hidden" name="via" value={via} />
      <TextField {...fill("phone")} type="tel" inputMode="tel" autoFocus />
      {children}
      <TextField {...fill("name")} dir="auto" />
      <SelectField
        name="service"
        label={words.adding.service}
        value={typed.service ?? ""}
        options={[["", words.notSaid], ...Object.keys(services).map((name) => [name, name] as const)]}
      />
      <TextAreaField
        name="message"
        label={words.adding.message}
        maxLength={enquiryLimits.message.maxLength}
        rows={3}
        defaultValue={typed.message}
      />
      <TextField {...fill("email")} type="email" inputMode="email" />
    </>
  );
}
