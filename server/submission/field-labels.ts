import type { Application, Enquiry } from "./form-rules.ts";

/** The label under which the staff see each field of the two forms, in the order of the columns of an export. */
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
  language: "Language of the page",
};

/** A field's label, or the field's own name if the forms no longer have such a field. */
export function fieldLabel(name: string): string {
  return (fieldLabels as Record<string, string>)[name] ?? name;
}
