import { createTransport } from "nodemailer";
import type { Mail } from "./compose-mail.ts";

/** Sends a mail; rejects with the mail server's answer. */
export type SendMail = (mail: Mail) => Promise<void>;

/**
 * Sends by SMTP, with a separate connection for each mail.
 * @param url such as `smtps://user:password@smtp.example.com`
 * @param deadline milliseconds for a mail, after which the connection is cut
 */
export function createSender(url: string, deadline = 60_000): SendMail {
  const transport = createTransport({
    url,
    connectionTimeout: Math.min(10_000, deadline),
    greetingTimeout: Math.min(10_000, deadline),
    socketTimeout: Math.min(20_000, deadline),
    dnsTimeout: Math.min(10_000, deadline),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (mail) => {
    await transport.sendMail({ ...mail, signal: AbortSignal.timeout(deadline) });
  };
}
