import { beforeEach, expect, test, vi } from "vitest";
import { addHandedOver, dropDraft, findLostFiles, keepDraft, restoreDraft } from "./form-draft.ts";

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

/** A form of one line and a file, as far as drafts look at it. */
function formOf(name: string, cv: string) {
  const controls = [
    { name: "name", type: "text", value: name },
    { name: "cv", type: "file", value: cv },
  ];
  const form = { querySelectorAll: () => controls } as unknown as HTMLFormElement;
  return { form, values: () => controls.map(({ value }) => value) };
}

test("a draft fills empty fields, and nothing that has been typed since", () => {
  keepDraft("career", formOf("Asha", "").form);
  for (const [typed, shown] of [
    ["", "Asha"],
    ["Ravi", "Ravi"],
  ] as const) {
    const { form, values } = formOf(typed, "");
    restoreDraft("career", form);
    expect(values()).toEqual([shown, ""]);
  }
});

test("of a file it is kept that there was one, not its name, until the draft is sent", () => {
  keepDraft("career", formOf("Asha", "C:\\fakepath\\cv.pdf").form);
  keepDraft("career", formOf("Asha Verma", "").form);
  expect([...storage.values()].join()).not.toContain("cv.pdf");
  expect(findLostFiles("career", formOf("", "").form)).toEqual(["cv"]);
  expect(findLostFiles("career", formOf("", "cv.pdf").form)).toEqual([]);
  dropDraft("career");
  expect(storage.size).toBe(0);
});

test.each(["{", "null", "7", '{"name":7}'])("a spoilt draft, such as %s, changes nothing", (stored) => {
  storage.set("career", stored);
  const { form, values } = formOf("", "");
  restoreDraft("career", form);
  expect(values()).toEqual(["", ""]);
});

test("a plan stands below what the visitor wrote, and a second plan replaces the first", () => {
  expect(addHandedOver("enquiry", "Hello", "My plan")).toBe("Hello\n\nMy plan");
  expect(addHandedOver("enquiry", "Hello\n\nMy plan", "My other plan")).toBe("Hello\n\nMy other plan");
  expect(addHandedOver("enquiry", "My other plan", "A third")).toBe("A third");
});
