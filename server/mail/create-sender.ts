import { createTransport } from "nodemailer";
import type { Mail } from "./compose-mail.ts";

/** Sends a mail; rejects with the mail server's answer. */
export type SendMail = (mail: Mail) => Promise<void>;

/** What nodemailer is told of a mail server: the password in its address goes to another machine only encrypted. */
export function smtpOptions(url: string): { url: string; requireTLS: boolean } {
  const { username, hostname } = new URL(url);
  const isHere = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
  return { url, requireTLS: username !== "" && !isHere };
}

/**
 * Sends by SMTP, with a separate connection for each mail.
 * @param url such as `smtps://user:password@smtp.example.com`
 * @param deadline milliseconds for a mail, after which the connection is cut
 */
export function createSender(url: string, deadline = 60_000): SendMail {
  const transport = createTransport({
    ...smtpOptions(url),
    connectionTimeout: Math.min(10_000, deadline),
    greetingTimeout: Math.min(10_000, deadline),
    socketTimeout: Math.min(20_000, deadline),
    dnsTimeout: Math.min(10_000, deadline),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (mail) => {
    await transport.sendMail({ ...mail, signal: AbortSignal.timeout(deadline) }).catch(explain);
  };
}

function explain(error: Error & { command?: string }): never {
  if (error.command === "STARTTLS")
    error.message = `The connection could not be encrypted, and without that no password is sent: use smtps:// in SMTP_URL, or a mail server that offers STARTTLS (${error.message})`;
  throw error;
}
