import type { Application, Enquiry } from "./form-rules.ts";

/** What the staff is told each field of the two forms is, in the order in which it is told. */
export const fieldLabels: Record<keyof Enquiry | keyof Application, string> = {
  name: "Name",
  position: "Position",
  firstName: "First name",
  lastName: "Last name",
  experience: "Years of experience",
  phone: "Phone",
  email: "E-mail",
  service: "Service",
  message: "Message",
};

/** A field's label, or its own name where the forms know no such field any more. */
export function fieldLabel(name: string): string {
  return (fieldLabels as Record<string, string>)[name] ?? name;
}
