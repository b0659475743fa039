/**
 * Whether a mail server refused one mail for good, so that repeating it is of no use: a 5xx (RFC 5321, 4.2.1) to the sender, a
 * recipient or the text. Anything before these, and a login that is missing, hits every mail, and is over once that is corrected; so
 * is what the server itself says will pass.
 */
export function isRefusal(error: unknown): boolean {
  const { command, responseCode, response } = Object(error);
  return (
    ["MAIL FROM", "RCPT TO", "DATA"].includes(command) &&
    responseCode >= 500 &&
    !ofTheLogin.has(responseCode) &&
    !passing.test(response ?? "")
  );
}

/** A command out of turn, which some servers say before a login, and RFC 4954, section 6. */
const ofTheLogin = new Set([503, 530, 534, 535, 538]);

/** A full mailbox or disk, a server that takes no mail just now, a day's quota (RFC 3463, 3.3 to 3.5). */
const passing = /^\d{3}[ -]5\.(?:2\.2|3\.[12]|4\.5)\b/;
