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
])("an enquiry with a field that is %s is answered in Hindi, naming the field", async (_fault, value) => {
  const fields = Object.fromEntries(Object.keys(enquiryLimits).map((name) => [name, value]));
  const { english, message, errors = {} } = await refuse(fields, "enquiry");
  const sentences = Object.values(errors);
  expect(Object.keys(errors)).toEqual(Object.keys(english.errors ?? {}));
  expect(message).toBe(sentences[0]);
  expect(new Set(sentences).size).toBe(sentences.length);
  for (const sentence of sentences) expect(sentence).toMatch(/^[\p{Script=Devanagari}\d\s]+।$/u);
});

test("errors in an application are in English, since that form exists in English only", async () => {
  const { english, errors } = await refuse({ phone: "98765" }, "application");
  expect(errors).toEqual(english.errors);
});

test("the Hindi answer to an enquiry that could not be stored says when to try again, and to one that failed whom to call", () => {
  const answer = (outcome: Outcome) => translateFormError(new FormError(503, outcome, "")).message;
  expect(answer("not kept")).toContain("मिनट");
  expect(answer("failed")).toContain("फ़ोन");
});
