import { createTransport } from "nodemailer";
import { cutText } from "../../formats/letters.ts";
import type { Claim } from "../store/outbox-queries.ts";
import { indianTime } from "../submission/indian-time.ts";
import { describeFields } from "../submission/origin.ts";
import { cvAdvice, cvTypes, senderName, shortId, subjectOf } from "../submission/submission.ts";
import { isRefusal } from "./refusal.ts";

export type Mail = ReturnType<typeof composeMail>;

/**
 * The mail to the staff about a submission. From and To come only from the settings. A visitor's words are used in the text
 * and, shortened and without control characters, in the subject; the only address taken from a visitor is that of an
 * application, which the form's rules have validated.
 * @param desk the desk's address; without it the mail names the command that shows the submission
 * @param withCv false to say where the CV is instead of attaching it
 */
export function composeMail(
  { submission, cv }: Claim,
  addresses: { from: string; to: string },
  desk?: string,
  withCv = true,
) {
  const { id, kind, fields, receivedAt } = submission;
  const isApplication = kind === "application";
  return {
    messageId: `<${id}.${kind}@${domainOf(addresses.from)}>`,
    date: new Date(receivedAt),
    ...addresses,
    // With other letters before the @ the mail would need SMTPUTF8, which not every server has: such an address stands in the text.
    replyTo: isApplication && /^[\x21-\x7e]+@/.test(fields.email ?? "") ? fields.email : undefined,
    subject: toSubject(
      `${isApplication ? "Application" : "Enquiry"}: ${subjectOf(kind, fields)} (${senderName(fields)})`,
    ),
    text: textOf(submission, cvLines(cv, withCv, desk), desk),
    attachments:
      cv && withCv
        ? [
            {
              filename: `cv-${shortId(id)}.${cv.kind}`,
              content: Buffer.from(cv.bytes),
              contentType: cvTypes[cv.kind],
            },
          ]
        : [],
  };
}

function textOf(
  { id, fields, receivedAt }: Claim["submission"],
  aboutCv: string[],
  desk: string | undefined,
): string {
  const lines = describeFields(fields).map(({ name, label, value }) =>
    name === "message" ? `\n${label}:\n${value}\n` : `${label}: ${value}`,
  );
  return [
    ...lines,
    ...aboutCv,
    "",
    `Received ${indianTime(receivedAt, "full")} (India), kept as ${id}.`,
    ...(desk ? ["On the desk:", `${desk}/s/${id}`] : [`In the inbox: npm run inbox -- show ${shortId(id)}`]),
    "",
  ].join("\n");
}

function cvLines(cv: Claim["cv"], isAttached: boolean, desk: string | undefined): string[] {
  const place = desk
    ? "It is on the desk, at the address below"
    : "To download it, switch the desk on (DESK=on)";
  return [
    ...(cv?.mark ? ["", `CAREFUL with the CV: it ${cv.mark}. ${cvAdvice}`] : []),
    ...(cv && !isAttached
      ? ["", `The CV is not attached: the mail server refused this mail with it. ${place}.`]
      : []),
  ];
}

/** One line of at most 150 characters. */
export function toSubject(text: string): string {
  const plain = text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ");
  return plain.length > 150 ? `${cutText(plain, 149)}…` : plain;
}

function domainOf(from: string): string {
  return /@([^\s<>@]+?)>?$/.exec(from)?.[1] ?? "localhost";
}

/** Sends a mail, or the other one if the first is refused for good; rejects with the mail server's answer. */
export type SendMail = (mail: Mail, instead?: Mail) => Promise<void>;

/** Nodemailer's options for a mail server, with a limit in milliseconds. A password goes to another machine only over TLS. */
export function smtpOptions(url: string, deadline: number) {
  const { username, hostname } = new URL(url);
  const isHere = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
  const stepTimeout = Math.min(10_000, deadline);
  return {
    url,
    requireTLS: username !== "" && !isHere,
    connectionTimeout: stepTimeout,
    greetingTimeout: stepTimeout,
    socketTimeout: Math.min(20_000, deadline),
    dnsTimeout: stepTimeout,
  };
}

/** Sends by SMTP, on a connection of its own for each mail; it is cut `deadline` milliseconds after the first began. */
export function createMailer(url: string, deadline = 60_000): SendMail {
  const options = { ...smtpOptions(url, deadline), disableFileAccess: true, disableUrlAccess: true };
  const transport = createTransport(options);
  return async (mail, instead) => {
    const signal = AbortSignal.timeout(deadline);
    try {
      await transport.sendMail({ ...mail, signal });
    } catch (error) {
      if (!instead || !isRefusal(error)) throw explain(error);
      await transport.sendMail({ ...instead, signal }).catch((error) => Promise.reject(explain(error)));
    }
  };
}

function explain(error: unknown): unknown {
  if (error instanceof Error && "command" in error && error.command === "STARTTLS")
    error.message = `The connection could not be encrypted, and without that no password is sent: use smtps:// in SMTP_URL, or a mail server that offers STARTTLS (${error.message})`;
  return error;
}
