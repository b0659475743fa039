import { beforeEach, expect, test, vi } from "vitest";
import { addToMessage, deleteDraft, restoreDraft, saveDraft } from "./form-draft.ts";

let storage: Map<string, string>;
beforeEach(() => {
  storage = new Map();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  });
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

test.each([
  ["", "About Ashoka Heights\n\nMy plan"],
  ["From Diwali on.", "About Ashoka Heights\n\nFrom Diwali on.\n\nMy plan"],
])("a link that names a board and brings a plan puts both into the message “%s”", (written, expected) => {
  const added = { before: "About Ashoka Heights", below: "My plan" };
  expect(addToMessage("draft:enquiry", written, added)).toBe(expected);
});

test("once an enquiry is sent, the tab keeps nothing of what was typed or brought along", () => {
  saveDraft("draft:enquiry", createForm("Asha").form);
  addToMessage("draft:enquiry", "", { before: "About Ashoka Heights", below: "My plan" });
  deleteDraft("draft:enquiry");
  expect([...storage.keys()]).toEqual([]);
});
