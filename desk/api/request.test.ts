import { afterEach, expect, test, vi } from "vitest";
import { Away, ask, Refused } from "./request.ts";

afterEach(() => vi.unstubAllGlobals());

test.each([
  [409, Refused],
  [500, Refused],
  [502, Away],
  [503, Away],
  [504, Away],
])("an answer of %i is told apart from the others", async (status, kind) => {
  vi.stubGlobal("fetch", async () => Response.json({ success: false, message: "No." }, { status }));
  await expect(ask("/")).rejects.toBeInstanceOf(kind);
});

test("a server that says itself that it is busy is not away: what it says is shown", async () => {
  const refusal = { success: false, message: "Too many people are signing in.", busy: true } as const;
  vi.stubGlobal("fetch", async () => Response.json(refusal, { status: 503 }));
  await expect(ask("/")).rejects.toEqual(new Refused(503, refusal));
});
