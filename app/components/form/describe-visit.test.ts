import { beforeEach, expect, test, vi } from "vitest";
import { noteVisit } from "../visit-origin.ts";
import { describeVisit } from "./describe-visit.ts";

beforeEach(() => {
  const storage = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
  });
});

function visitSite(query: string): Record<string, string> {
  vi.stubGlobal("location", new URL(`https://chowk.example/Contact${query}`));
  vi.stubGlobal("document", { referrer: "" });
  noteVisit("/Contact");
  return describeVisit();
}

test.each([
  ["?gclid=EAIa", { gclid: "yes" }],
  ["?wbraid=Cl8K", { gclid: "yes" }],
  ["?msclkid=5f2e", { msclkid: "yes" }],
  ["?fbclid=IwAR", { fbclid: "yes" }],
  ["?GCLID=EAIa", { gclid: "yes" }],
  [
    "?utm_source=news&amp;utm_medium=email&amp;amp;utm_term=a",
    { utm_source: "news", utm_medium: "email", utm_term: "a" },
  ],
  ["?utm_id=1&gclid_src=2", {}],
])("an enquiry says which advertisement led to %s", (query, marks) => {
  expect(visitSite(query)).toEqual({ firstPage: "/Contact", ...marks });
});
