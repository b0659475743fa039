import { afterEach, expect, test, vi } from "vitest";
import { RefusalError, request, UnreachableError } from "./request.ts";

afterEach(() => vi.unstubAllGlobals());

test.each([
  [409, RefusalError],
  [500, RefusalError],
  [502, UnreachableError],
  [503, UnreachableError],
  [504, UnreachableError],
])("a response with status %i is the right kind of error", async (status, kind) => {
  vi.stubGlobal("fetch", async () => Response.json({ success: false, message: "No." }, { status }));
  await expect(request("/")).rejects.toBeInstanceOf(kind);
});

test("a server that reports itself busy is not unreachable, and its message is shown", async () => {
  const refusal = { success: false, message: "Too many people are signing in.", busy: true } as const;
  vi.stubGlobal("fetch", async () => Response.json(refusal, { status: 503 }));
  await expect(request("/")).rejects.toEqual(new RefusalError(503, refusal));
});
