import type { Claimed } from "../store/outbox-queries.ts";
import { fieldLabel } from "../submission/field-labels.ts";
import { indianTime } from "../submission/indian-time.ts";
import { shortId } from "../submission/short-id.ts";

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
 * @param desk where the staff's page is, as `deskAddress` tells it; without it the mail names the command that shows the
 * submission
 */
export function composeMail(
  { submission, cv }: Claimed,
  addresses: { from: string; to: string },
  desk?: string,
): Mail {
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
    text: textOf(submission, cv?.mark ?? undefined, desk),
    attachments: cv
      ? [
          {
            filename: `cv-${shortId(id)}.${cv.kind}`,
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

function textOf(
  { id, fields, receivedAt }: Claimed["submission"],
  cvMark: string | undefined,
  desk: string | undefined,
): string {
  const lines = Object.entries(fields).map(([name, value]) =>
    name === "message" ? `\n${fieldLabel(name)}:\n${value}\n` : `${fieldLabel(name)}: ${value}`,
  );
  return [
    ...lines,
    ...(cvMark
      ? ["", `CAREFUL with the CV: it ${cvMark}. Don’t open it: ask the sender for a plain PDF.`]
      : []),
    "",
    `Received ${indianTime(receivedAt, "full")} (India), kept as ${id}.`,
    ...(desk ? ["On the desk:", `${desk}/s/${id}`] : [`In the inbox: npm run inbox -- show ${shortId(id)}`]),
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
