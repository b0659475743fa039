import type { Kind } from "./states.ts";

/** What the sender is called, in either form. */
export function senderName(fields: Record<string, string>): string {
  return fields.name ?? [fields.firstName, fields.lastName].filter(Boolean).join(" ");
}

/** What a submission is about: the service of an enquiry, the position of an application. */
export function subjectOf(kind: Kind, fields: Record<string, string>): string {
  return (kind === "enquiry" ? fields.service : fields.position) ?? "";
}
