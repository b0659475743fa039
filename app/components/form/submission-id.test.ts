import { beforeEach, expect, test, vi } from "vitest";
import { createSubmissionIds } from "./submission-id.ts";

let storage: Map<string, string>;
beforeEach(() => {
  storage = new Map();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  });
});

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

function form(message: string, cv?: File): FormData {
  const body = new FormData();
  body.set("message", message);
  if (cv) body.set("cv", cv);
  return body;
}

test("the same text keeps its ID even after a reload; a different text or form gets a new one", () => {
  const ids = createSubmissionIds("enquiry");
  const first = ids.for(form("Hello"));
  expect(first).toMatch(uuid);
  expect(ids.for(form("Hello"))).toBe(first);
  expect(createSubmissionIds("enquiry").for(form("Hello"))).toBe(first);
  expect(createSubmissionIds("application").for(form("Hello"))).not.toBe(first);
  expect(ids.for(form("Hello again"))).not.toBe(first);
});

test("a CV with a different name, size or date gets a new ID", () => {
  const ids = createSubmissionIds("application");
  const files = [
    new File(["x"], "cv.pdf", { lastModified: 1 }),
    new File(["x"], "other.pdf", { lastModified: 1 }),
    new File(["xx"], "cv.pdf", { lastModified: 1 }),
    new File(["x"], "cv.pdf", { lastModified: 2 }),
  ];
  expect(new Set(files.map((cv) => ids.for(form("Hello", cv)))).size).toBe(4);
});

test("an ID is also created over plain HTTP, where browsers offer no randomUUID", () => {
  vi.stubGlobal("crypto", { getRandomValues: (bytes: Uint8Array) => bytes.fill(0xff).fill(0x01, 12) });
  expect(createSubmissionIds("enquiry").for(form("Hello"))).toBe("ffffffff-ffff-4fff-bfff-ffff01010101");
});
