/**
 * Whether a mail server refused one mail for good, so that repeating it is of no use: a 5xx (RFC 5321, 4.2.1) to the sender, a
 * recipient or the text. A failure before these, or a missing login, affects every mail and ends once it is corrected; what the
 * server itself calls temporary ends, too.
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

/** A command out of turn, as some servers answer before a login, and the codes of RFC 4954, section 6. */
const ofTheLogin = new Set([503, 530, 534, 535, 538]);

/** A full mailbox or disk, a server that takes no mail just now, a day's quota (RFC 3463, 3.3 to 3.5). */
const passing = /^\d{3}[ -]5\.(?:2\.2|3\.[12]|4\.5)\b/;
