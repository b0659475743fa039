import { expect, test } from "vitest";
import { enquiryLimits } from "../submission/form-rules.ts";
import { FormError, type Outcome, translateFormError } from "./form-error.ts";
import { validate } from "./form-post.ts";

async function refuse(fields: Record<string, string>, kind: "enquiry" | "application") {
  const error = await validate({ fields, cv: undefined }, kind).catch((error: unknown) => error);
  if (!(error instanceof FormError)) throw new Error("the post was not refused");
  return { english: error, ...translateFormError(error) };
}

test.each([
  ["empty", ""],
  ["of two lines", "two\nlines"],
  ["too long", "x".repeat(20_001)],
])("a field of the enquiry that is %s is asked for in Hindi, by its name", async (_fault, written) => {
  const fields = Object.fromEntries(Object.keys(enquiryLimits).map((name) => [name, written]));
  const { english, message, errors = {} } = await refuse(fields, "enquiry");
  const sentences = Object.values(errors);
  expect(Object.keys(errors)).toEqual(Object.keys(english.errors ?? {}));
  expect(message).toBe(sentences[0]);
  expect(new Set(sentences).size).toBe(sentences.length);
  for (const sentence of sentences) expect(sentence).toMatch(/^[\p{Script=Devanagari}\d\s]+।$/u);
});

test("what is wrong with an application, which there is in English alone, is said in English", async () => {
  const { english, errors } = await refuse({ phone: "98765" }, "application");
  expect(errors).toEqual(english.errors);
});

test("an enquiry that can't be kept is answered in Hindi with when to try again, and one that fails with whom to call", () => {
  const answer = (outcome: Outcome) => translateFormError(new FormError(503, outcome, "")).message;
  expect(answer("not kept")).toContain("मिनट");
  expect(answer("failed")).toContain("फ़ोन");
});
