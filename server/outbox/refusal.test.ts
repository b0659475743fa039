import { expect, test } from "vitest";
import { isRefusal } from "./refusal.ts";

test.each([
  ["MAIL FROM", "552 5.3.4 Message size exceeds fixed limit"],
  ["MAIL FROM", "550 5.7.1 Sender address rejected"],
  ["RCPT TO", "550 5.1.1 No such user"],
  ["DATA", "552-5.7.0 This message was blocked because its content"],
  ["DATA", "554 5.7.1 Spam message rejected"],
])("a mail that is answered at %s with “%s” is not tried again", (command, response) => {
  expect(isRefusal({ command, response, responseCode: Number.parseInt(response, 10) })).toBe(true);
});

test.each([
  ["AUTH PLAIN", "535 5.7.8 Username and password not accepted"],
  ["MAIL FROM", "530 5.7.0 Must issue a STARTTLS command first"],
  ["MAIL FROM", "503 5.5.1 Authenticate first"],
  ["CONN", "554 No SMTP service here"],
  ["RCPT TO", "552 5.2.2 Mailbox full"],
  ["MAIL FROM", "550-5.4.5 Daily user sending limit exceeded"],
  ["RCPT TO", "451 4.7.1 Greylisted"],
])("a mail that is answered at %s with “%s” is tried again", (command, response) => {
  expect(isRefusal({ command, response, responseCode: Number.parseInt(response, 10) })).toBe(false);
});

test.each([new Error("connect ECONNREFUSED"), { code: "ETIMEDOUT", command: "DATA" }, { code: 500 }, "away"])(
  "a mail that did not get through (%s) is tried again",
  (error) => {
    expect(isRefusal(error)).toBe(false);
  },
);
