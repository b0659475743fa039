import { expect, test } from "vitest";
import { composeErasureLetter } from "./erasure-words.ts";

test("whoever asked to be erased is told in both languages what was kept, since when, and that it is gone", () => {
  const erased = [
    { kind: "application", receivedAt: "2026-11-20T20:00:00Z" },
    { kind: "enquiry", receivedAt: "2026-03-12T05:00:00Z" },
  ] as const;
  const letter = composeErasureLetter(
    "Mary Smith",
    erased,
    { hasCv: true, notes: false, isPart: false },
    "Ben",
  );
  // The day is India's, where it was half past one in the morning; the oldest comes first.
  expect(letter).toContain(
    "- enquiry of 12 March 2026\n- application of 21 November 2026\nwith what you wrote or told us and your CV. ",
  );
  expect(letter).toContain(
    "- 12 मार्च 2026 की पूछताछ\n- 21 नवंबर 2026 का आवेदन\nसाथ में आपका लिखा या बताया हुआ और आपका CV। ",
  );
  expect(letter).toMatch(/^Dear Mary Smith,.*\n\nMary Smith जी,.*\n\nBen$/s);
  expect(letter).not.toMatch(/notes|नोट/);
  expect(letter).not.toMatch(/part|rest|हिस्सा|बाकी/);
  expect(composeErasureLetter("", erased, { hasCv: false, notes: true, isPart: false }, "Ben")).toMatch(
    /^Hello,.*our notes/s,
  );
});

test("whoever had only some of it erased is told in both languages that the rest is still kept", () => {
  const erased = [{ kind: "enquiry", receivedAt: "2026-03-12T05:00:00Z" }] as const;
  const letter = composeErasureLetter("", erased, { hasCv: false, notes: false, isPart: true }, "Ben");
  expect(letter).toMatch(
    /erased part of what.* The rest of what we kept about you is still in our records\.\n/s,
  );
  expect(letter).toMatch(/का एक हिस्सा हटा दिया है।.* आपकी बाकी जानकारी अब भी हमारे रिकॉर्ड में है।\n/s);
  expect(letter).not.toMatch(/जानकारी हटा दी/);
});
