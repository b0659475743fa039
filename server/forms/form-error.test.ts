import { expect, test } from "vitest";
import { readFormAnswers } from "../../app/data/form-rules.server.ts";
import { inLanguage } from "../../app/data/open-content.server.ts";
import { enquiryLimits } from "../submission/form-rules.ts";
import { describeFormError, FormError } from "./form-error.ts";
import { validate } from "./form-post.ts";

const english = readFormAnswers();
const hindi = inLanguage("hi", readFormAnswers);

async function refuse(fields: Record<string, string>, kind: "enquiry" | "application", words = hindi) {
  const error = await validate({ fields, cv: undefined }, kind).catch((error: unknown) => error);
  if (!(error instanceof FormError)) throw new Error("the post was not refused");
  return describeFormError(error, words);
}

test.each([
  ["empty", ""],
  ["of two lines", "two\nlines"],
  ["too long", "x".repeat(20_001)],
])("a field of the enquiry that is %s is asked for in Hindi, by its name", async (_fault, text) => {
  const fields = Object.fromEntries(Object.keys(enquiryLimits).map((name) => [name, text]));
  const { message, errors = {} } = await refuse(fields, "enquiry");
  const sentences = Object.values(errors);
  expect(Object.keys(errors)).toEqual(Object.keys((await refuse(fields, "enquiry", english)).errors ?? {}));
  expect(message).toBe(sentences[0]);
  expect(new Set(sentences).size).toBe(sentences.length);
  for (const sentence of sentences) expect(sentence).toMatch(/^[\p{Script=Devanagari}\d\s]+।$/u);
});

test("what is wrong with an application is said in English, each field by its name", async () => {
  const { errors = {} } = await refuse({ email: "ravi", experience: "two" }, "application", english);
  expect(errors.firstName).toContain(english.fields.firstName);
  expect(errors.email).toContain("name@example.com");
  expect(errors.experience).toContain("number");
  expect(errors.cv).toContain("PDF");
});
