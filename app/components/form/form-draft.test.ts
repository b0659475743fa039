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

test("what was typed stands in the form again when the visitor comes back", () => {
  keepDraft("career", formOf("Asha", "").form);
  const { form, values } = formOf("", "");
  restoreDraft("career", form);
  expect(values()).toEqual(["Asha", ""]);
});

test("what has been typed since is left as it is", () => {
  keepDraft("career", formOf("Asha", "").form);
  const { form, values } = formOf("Ravi", "");
  restoreDraft("career", form);
  expect(values()).toEqual(["Ravi", ""]);
});

test("of a file no more is kept than that there was one, and its field is named when it is gone", () => {
  keepDraft("career", formOf("Asha", "C:\\fakepath\\cv.pdf").form);
  expect([...storage.values()].join()).not.toContain("cv.pdf");
  const { form, values } = formOf("", "");
  restoreDraft("career", form);
  expect(values()).toEqual(["Asha", ""]);
  expect(findLostFiles("career", form)).toEqual(["cv"]);
  expect(findLostFiles("career", formOf("", "cv.pdf").form)).toEqual([]);
});

test("a file that is gone stays known as gone while the visitor types on", () => {
  keepDraft("career", formOf("Asha", "cv.pdf").form);
  keepDraft("career", formOf("Asha Verma", "").form);
  expect(findLostFiles("career", formOf("", "").form)).toEqual(["cv"]);
});

test("a field that says “chosen” is no file", () => {
  keepDraft("career", formOf("chosen", "").form);
  expect(findLostFiles("career", formOf("", "").form)).toEqual([]);
});

test("a draft that was sent is forgotten", () => {
  keepDraft("career", formOf("Asha", "cv.pdf").form);
  dropDraft("career");
  const { form, values } = formOf("", "");
  restoreDraft("career", form);
  expect(values()).toEqual(["", ""]);
  expect(findLostFiles("career", form)).toEqual([]);
});

test.each(["{", "null", "7", '{"name":7}'])(
  "a draft that was spoilt, such as %s, changes nothing",
  (stored) => {
    storage.set("career", stored);
    const { form, values } = formOf("", "");
    restoreDraft("career", form);
    expect(values()).toEqual(["", ""]);
  },
);

test("a plan that is handed over stands below what the visitor wrote", () => {
  expect(addHandedOver("enquiry", "Hello", "My plan")).toBe("Hello\n\nMy plan");
});

test("a plan that is handed over once more takes the place of the one before", () => {
  addHandedOver("enquiry", "", "My plan");
  expect(addHandedOver("enquiry", "Hello\n\nMy plan", "My other plan")).toBe("Hello\n\nMy other plan");
  expect(addHandedOver("enquiry", "My other plan", "A third")).toBe("A third");
});
