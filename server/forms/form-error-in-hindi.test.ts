import { expect, test } from "vitest";
import { enquiryLimits } from "../submission/form-rules.ts";
import { FormError, type Outcome } from "./form-error.ts";
import { formErrorInHindi } from "./form-error-in-hindi.ts";
import { validate } from "./validate-submission.ts";

/** What is said in Hindi of a post that is refused. */
async function refusal(written: Record<string, string>, kind: "enquiry" | "application") {
  const error = await validate({ fields: written, cv: undefined }, kind).catch((error: unknown) => error);
  if (!(error instanceof FormError)) throw new Error("the post was not refused");
  return { english: error, ...formErrorInHindi(error) };
}

test.each(["", "two\nlines", "x".repeat(20_001)])(
  "what is wrong with each field of an enquiry (%#) is said in Hindi, each field by its name",
  async (written) => {
    const fields = Object.keys(enquiryLimits);
    const {
      english,
      message,
      errors = {},
    } = await refusal(Object.fromEntries(fields.map((name) => [name, written])), "enquiry");
    const sentences = Object.values(errors);
    expect(Object.keys(errors)).toEqual(Object.keys(english.errors ?? {}));
    expect(message).toBe(sentences[0]);
    expect(new Set(sentences).size).toBe(sentences.length);
    for (const sentence of sentences) expect(sentence).toMatch(/^[\p{Script=Devanagari}\d\s]+।$/u);
  },
);

test("what is wrong with an application, which is there in English alone, stays in English", async () => {
  const { english, errors } = await refusal({ phone: "98765" }, "application");
  expect(errors).toEqual(english.errors);
});

test("a post that can't be kept is answered in Hindi with when to try again, and one that fails with whom to call", () => {
  const answer = (outcome: Outcome) => formErrorInHindi(new FormError(503, outcome, "")).message;
  expect(answer("not kept")).toContain("मिनट");
  expect(answer("failed")).toContain("फ़ोन");
});
