import type { ReactNode } from "react";
import { contactWays, enquiryLimits } from "../../server/submission/form-rules.ts";
import { SelectField, TextAreaField, TextField } from "../components/fields.tsx";
import { words } from "../words.ts";
import { services } from "./services.ts";

const { maxLength } = enquiryLimits.name;

export type Typed = Record<string, string>;

/** What is noted of an enquiry; `children` stand below the number. */
export function EnquiryFields({ typed, children }: { typed: Typed; children?: ReactNode }) {
  const fill = (name: "phone" | "name" | "email") => ({
    name,
    maxLength,
    label: words[name],
    defaultValue: typed[name],
  });
  return (
    <>
      <SelectField
        name="via"
        label={words.adding.via}
        value={typed.via ?? contactWays[0]}
        options={contactWays.map((way) => [way, way] as const)}
      />
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
