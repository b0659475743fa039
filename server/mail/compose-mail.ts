import type { ClaimedMail } from "../store/outbox-queries.ts";

/** A mail ready to be handed to the mail server. */
export type Mail = {
  messageId: string;
  date: Date;
  from: string;
  to: string;
  replyTo: string | undefined;
  subject: string;
  text: string;
  attachments: { filename: string; content: Buffer; contentType: string }[];
};

/**
 * What the staff is told of a submission. From and To come from the settings alone. A visitor's words stand in the text
 * and, without control characters and shortened, in the subject; the only address taken from a visitor is an
 * application's, which the form's rules have checked.
 */
export function composeMail({ submission, cv }: ClaimedMail, addresses: { from: string; to: string }): Mail {
  const { id, kind, fields, receivedAt } = submission;
  const application = kind === "application";
  return {
    messageId: `<${id}.${kind}@${domainOf(addresses.from)}>`,
    date: new Date(receivedAt),
    ...addresses,
    replyTo: application ? fields.email : undefined,
    subject: oneLine(
      application
        ? `Application: ${fields.position} (${fields.firstName} ${fields.lastName})`
        : `Enquiry: ${fields.service} (${fields.name})`,
    ),
    text: textOf(submission),
    attachments: cv
      ? [
          {
            filename: `cv-${id.slice(0, 8)}.${cv.kind}`,
            content: Buffer.from(cv.bytes),
            contentType: types[cv.kind],
          },
        ]
      : [],
  };
}

const types = {
  pdf: "application/pdf",
  doc: "application/msword",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
};

const labels: Record<string, string> = {
  name: "Name",
  phone: "Phone",
  service: "Service",
  message: "Message",
  position: "Position",
  firstName: "First name",
  lastName: "Last name",
  experience: "Years of experience",
  email: "E-mail",
};

function textOf({ id, fields, receivedAt }: ClaimedMail["submission"]): string {
  const lines = Object.entries(fields).map(([name, value]) =>
    name === "message" ? `\n${labels[name]}:\n${value}\n` : `${labels[name] ?? name}: ${value}`,
  );
  const received = new Intl.DateTimeFormat("en-IN", {
    dateStyle: "full",
    timeStyle: "short",
    timeZone: "Asia/Kolkata",
  }).format(new Date(receivedAt));
  return [
    ...lines,
    "",
    `Received ${received} (India), kept as ${id}.`,
    `In the inbox: npm run inbox -- show ${id.slice(0, 8)}`,
    "",
  ].join("\n");
}

function oneLine(text: string): string {
  const plain = text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ");
  return plain.length > 150 ? `${plain.slice(0, 149)}…` : plain;
}

function domainOf(from: string): string {
  return /@([^\s<>@]+?)>?$/.exec(from)?.[1] ?? "localhost";
}
