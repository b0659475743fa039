import { expect, test } from "vitest";
import { words } from "./words.ts";

test("the record says whose enquiry it was, until that is erased", () => {
  const describe = (what: string, sender: Parameters<typeof words.record.whom>[0]["sender"]) =>
    words.history(
      { who: "Olga", what, detail: "", namesake: null },
      words.record.whom({ submission: "1", sender, what }),
    );
  const asha = { kind: "enquiry", name: "Asha $& Rao" } as const;
  expect(describe("saw", asha)).toBe("Olga looked at \u2068Asha $& Rao\u2069’s enquiry");
  expect(describe("took the CV", { kind: "application", name: "Lata" })).toBe(
    "Olga took the CV: \u2068Lata\u2069’s application",
  );
  expect(describe("saw", null)).toBe("Olga looked at an erased entry");
  expect(describe("erased it", null)).toBe("Olga erased what was sent");
});

test("an applicant gets an answer about the application, not about a message", () => {
  expect(words.reply.subject("application", "Graphic designer")).toBe("Your application: Graphic designer");
  expect(words.reply.subject("enquiry", "")).toBe("Your message to us");
});

test("what was won is named with the day on which it was", () => {
  expect(words.stateOf({ state: "won", wonOn: "2026-03-31" })).toBe("Won on 31 Mar 2026");
  expect(words.stateOf({ state: "quoted", wonOn: null })).toBe("Quoted");
});

test("a change says with which amount it stands, on which day it was won, and that a blocked sender stays blocked", () => {
  const printer = { name: "Gopal", wonOn: null, rupees: null, isBlocked: false };
  expect(words.changed("reopen", printer)).toBe("Gopal: new again.");
  expect(words.changed("reopen", { ...printer, rupees: 85_000 })).toBe("Gopal: new again. Amount: ₹85,000.");
  expect(words.changed("won", { ...printer, rupees: 85_000, wonOn: "2026-11-27" })).toBe(
    "Gopal: won on 27 Nov 2026. Amount: ₹85,000.",
  );
  const blocked = { ...printer, isBlocked: true };
  expect(words.changed("release", blocked)).toContain(`new now. ${words.block.still}`);
  expect(words.changed("done", blocked)).not.toContain(words.block.still);
  expect(words.block.still).toContain(`“${words.block.off}”`);
});

test("only what holds an enquiry is said to leave the numbers when it is erased", () => {
  expect([true, false].map((hasEnquiry) => /amount/.test(words.erasing.means(hasEnquiry).join()))).toEqual([
    true,
    false,
  ]);
});

test("a search without a match names the words that aren’t found, or says that only their meeting isn’t", () => {
  expect(words.unmatched(["Bhilai", "kiosk"])).toBe("Not found: “Bhilai”, “kiosk”.");
  expect(words.unmatched([])).toContain("not all of them together");
});

test("how long ago something was is said in minutes, hours and days, then as a date that can be found in a calendar", () => {
  const now = Date.parse("2026-11-26T04:00:00Z");
  const texts = [
    "2026-11-26T03:59:59",
    "2026-11-25T05:00",
    "2026-11-19T05:00",
    "2026-11-19T03:00",
    "2026-03-12T20:00",
    "2026-01-02",
  ].map((time) => words.when(new Date(time.length > 10 ? `${time}Z` : time), now));
  expect(texts).toEqual(["1 min", "23 h", "6 d", "19 Nov", "13 Mar", "Jan ’26"]);
  expect(words.when(new Date(now - 7_200_000), now, words.ago)).toBe("2 h ago");
});

test("two people with the same name can be told apart, even once an account is removed", () => {
  const entry = { who: "Olga", what: "erased it", detail: "" };
  const id = "3f2a91cc-0000-4000-8000-000000000000";
  expect(words.history({ ...entry, namesake: { id, email: "olga@example.com" } })).toBe(
    "Olga (olga@example.com) erased it",
  );
  expect(words.history({ ...entry, namesake: { id, email: null } })).toBe(
    "Olga (a removed account, 3f2a91cc) erased it",
  );
});
