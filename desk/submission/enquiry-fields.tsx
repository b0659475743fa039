import type { ReactNode } from "react";
import { contactWays, enquiryLimits, fieldLabels } from "../../server/submission/form-rules.ts";
import type { Kind } from "../../server/submission/submission.ts";
import { SelectField, TextAreaField, TextField } from "../components/fields.tsx";
import { words } from "../words.ts";
import { services } from "./services.ts";

const { maxLength } = enquiryLimits.name;

export type Typed = Record<string, string>;

type EnquiryFieldsProps = { typed: Typed; sent?: Kind | undefined; children?: ReactNode };

/** What is noted of an enquiry, or can be corrected of what was sent; `children` stand below the number. */
export function EnquiryFields({ typed, sent, children }: EnquiryFieldsProps) {
  const fill = (name: "phone" | "name" | "firstName" | "lastName" | "email") => ({
    name,
    maxLength,
    label: fieldLabels[name],
    defaultValue: typed[name],
  });
  return (
    <>
      {!sent && (
        <SelectField
          name="via"
          label={words.adding.via}
          value={typed.via ?? contactWays[0]}
          options={contactWays.map((way) => [way, way] as const)}
        />
      )}
      <TextField {...fill("phone")} type="tel" inputMode="tel" autoFocus />
      {children}
      {(sent === "application" ? (["firstName", "lastName"] as const) : (["name"] as const)).map((name) => (
        <TextField key={name} {...fill(name)} dir="auto" />
      ))}
      {!sent && (
        <SelectField
          name="service"
          label={words.adding.service}
          value={typed.service ?? ""}
          options={[["", words.notSaid], ...Object.keys(services).map((name) => [name, name] as const)]}
        />
      )}
      {sent !== "application" && (
        <TextAreaField
          name="message"
          label={sent ? fieldLabels.message : words.adding.message}
          maxLength={enquiryLimits.message.maxLength}
          rows={3}
          defaultValue={typed.message}
        />
      )}
      <TextField {...fill("email")} type="email" inputMode="email" />
    </>
  );
}
