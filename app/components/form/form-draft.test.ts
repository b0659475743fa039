import { beforeEach, expect, test, vi } from "vitest";
import { restoreDraft, saveDraft } from "./form-draft.ts";

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

/** A form of one line, as far as drafts look at it. */
function createForm(value: string) {
  const field = { name: "name", type: "text", value };
  const form = { querySelectorAll: () => [field] } as unknown as HTMLFormElement;
  return { form, field };
}

test.each([
  ["", "Asha"],
  ["Ravi", "Ravi"],
])("a draft fills an empty field and never overwrites new typing: “%s” becomes “%s”", (current, expected) => {
  saveDraft("career", createForm("Asha").form);
  const { form, field } = createForm(current);
  restoreDraft("career", form);
  expect(field.value).toBe(expected);
});
