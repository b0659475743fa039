import { expect, test } from "vitest";
import type { Outcome } from "../store/change-submission.ts";
import { indianTime } from "../submission/indian-time.ts";
import { undoMs } from "../submission/states.ts";
import { refuseOutcome } from "./refuse-outcome.ts";
import { Refused } from "./refused.ts";

function refusal(outcome: Outcome): Refused {
  try {
    refuseOutcome(outcome);
  } catch (error) {
    if (error instanceof Refused) return error;
  }
  throw new Error("was not refused");
}

test("what was done is not refused", () => {
  expect(() => refuseOutcome({ done: true } as Outcome)).not.toThrow();
});

test("what is gone is told as gone", () => {
  expect(refusal({ done: false, why: "gone" })).toMatchObject({ status: 404 });
});

test("what can no longer be taken back is told with the seconds that there were", () => {
  const { status, message } = refusal({ done: false, why: "late" });
  expect([status, message]).toEqual([409, expect.stringContaining(`${undoMs / 1000} seconds`)]);
});

test.each([
  ["new", "new"],
  ["done", "done"],
  ["quarantined", "spam"],
  ["withdrawn", "withdrawn"],
] as const)("what can't be done with one that is %s is told with that", (state, word) => {
  const { status, message } = refusal({ done: false, why: "state", state });
  expect([status, message]).toEqual([409, expect.stringContaining(word)]);
});

test("who changed it meanwhile is named, with what and when", () => {
  const conflict = { by: "Asha", what: "done", at: "2026-11-21T04:30:00.000Z" };
  const { status, message, more } = refusal({ done: false, why: "changed", conflict });
  expect([status, more]).toEqual([409, { conflict }]);
  expect(message).toMatch(/^Asha /);
  expect(message).toContain(`(${indianTime(conflict.at)})`);
});

test("where nobody knows who or when, it is told all the same", () => {
  const { message } = refusal({ done: false, why: "changed", conflict: { by: "", what: "x", at: "" } });
  expect(message).toMatch(/^Somebody else changed it in the meantime\. /);
});
