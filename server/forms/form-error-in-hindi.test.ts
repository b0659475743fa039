import { expect, test } from "vitest";
import { enquiryLimits, enquirySchema } from "../submission/form-rules.ts";
import { FormError } from "./form-error.ts";
import { formErrorInHindi } from "./form-error-in-hindi.ts";

const inHindi = (message: string) => formErrorInHindi(new FormError(422, "to be mended", message)).message;

test.each(["", "two\nlines", "x".repeat(20_001)])(
  "what is wrong with each field of an enquiry (%#) is said in Hindi, each field by its name",
  (written) => {
    const fields = Object.keys(enquiryLimits);
    const { error } = enquirySchema.safeParse(Object.fromEntries(fields.map((name) => [name, written])));
    const errors = Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path[0], message]));
    const said = Object.values(
      formErrorInHindi(new FormError(422, "to be mended", "", { errors })).errors ?? {},
    );
    expect(said.length).toBeGreaterThan(0);
    expect(new Set(said).size).toBe(said.length);
    for (const sentence of said) expect(sentence).toMatch(/^[\p{Script=Devanagari}\d\s]+।$/u);
  },
);

test("an answer that has no Hindi of its own says that something went wrong, and how to reach the agency", () => {
  expect(inHindi("Something went wrong here. Please try again, or call us.")).toContain("फ़ोन");
  expect(inHindi("This could not be saved just now. Please try again in a minute, or call us.")).toContain(
    "मिनट",
  );
});
