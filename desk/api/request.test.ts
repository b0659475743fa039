import { afterEach, expect, test, vi } from "vitest";
import { RefusedError, request, UnreachableError } from "./request.ts";

afterEach(() => vi.unstubAllGlobals());

test.each([
  [409, RefusedError],
  [500, RefusedError],
  [502, UnreachableError],
  [503, UnreachableError],
])("a response with status %i is the right kind of error", async (status, kind) => {
  vi.stubGlobal("fetch", async () => Response.json({ success: false, code: "failed" }, { status }));
  await expect(request("/")).rejects.toBeInstanceOf(kind);
});

test("a server that reports itself busy is not unreachable", async () => {
  const refusal = { success: false, code: "busy" } as const;
  vi.stubGlobal("fetch", async () => Response.json(refusal, { status: 503 }));
  await expect(request("/")).rejects.toEqual(new RefusedError(503, refusal));
});
