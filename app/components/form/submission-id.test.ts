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
  return () => vi.unstubAllGlobals();
});

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

function form(message: string, cv?: File): FormData {
  const body = new FormData();
  body.set("message", message);
  if (cv) body.set("cv", cv);
  return body;
}

test("the same words sent again have the same id, and other words another", () => {
  const ids = createSubmissionIds("enquiry");
  const first = ids.for(form("Hello"));
  expect(first).toMatch(uuid);
  expect(ids.for(form("Hello"))).toBe(first);
  expect(ids.for(form("Hello again"))).not.toBe(first);
});

test("the same words sent after the page was loaded anew have the same id", () => {
  const first = createSubmissionIds("enquiry").for(form("Hello"));
  expect(createSubmissionIds("enquiry").for(form("Hello"))).toBe(first);
  expect(createSubmissionIds("application").for(form("Hello"))).not.toBe(first);
});

test("what was taken is sent under a new id when it is written once more", () => {
  const ids = createSubmissionIds("enquiry");
  const first = ids.for(form("Hello"));
  ids.done();
  expect(storage.size).toBe(0);
  expect(ids.for(form("Hello"))).not.toBe(first);
});

test("a file is told from another by name, size and day", () => {
  const ids = createSubmissionIds("application");
  const files = [
    new File(["x"], "cv.pdf", { lastModified: 1 }),
    new File(["x"], "other.pdf", { lastModified: 1 }),
    new File(["xx"], "cv.pdf", { lastModified: 1 }),
    new File(["x"], "cv.pdf", { lastModified: 2 }),
  ];
  expect(new Set(files.map((cv) => ids.for(form("Hello", cv)))).size).toBe(4);
});

test.each(["{", "null", "7", '{"id":"x"}', '{"id":7,"content":"[[\\"message\\",\\"Hello\\"]]"}'])(
  "what a browser kept that is no id, such as %s, is left aside",
  (stored) => {
    storage.set("enquiry", stored);
    expect(createSubmissionIds("enquiry").for(form("Hello"))).toMatch(uuid);
  },
);

test("an id is a UUID of random bytes, made without the browser, which makes none over plain HTTP", () => {
  vi.stubGlobal("crypto", {
    getRandomValues: (bytes: Uint8Array) => bytes.fill(0xff).fill(0x01, 12),
  });
  expect(createSubmissionIds("enquiry").for(form("Hello"))).toBe("ffffffff-ffff-4fff-bfff-ffff01010101");
});
