import { describe, expect, test } from "vitest";
import { applicationSchema, cvMessages, cvRules, enquirySchema } from "./form-rules.ts";

const enquiry = { name: "Asha Verma", phone: "98765", service: "Outdoor", message: "Hello" };
const application = {
  position: "Designer",
  firstName: "Ravi",
  lastName: "Sahu",
  experience: "2",
  phone: "98765",
  email: "ravi@example.com",
};

const nameOf = (name: unknown) => enquirySchema.safeParse({ ...enquiry, name });
const messageOf = (message: unknown) => enquirySchema.safeParse({ ...enquiry, message });
const yearsOf = (experience: string) => applicationSchema.safeParse({ ...application, experience });

describe("a line that a visitor writes", () => {
  test.each([
    ["spaces around it", "  Asha Verma ", "Asha Verma"],
    ["two cells of a spreadsheet", "Asha\t\tVerma", "Asha Verma"],
    ["a vertical tab and a form feed of a document", "Asha\v\fVerma", "Asha Verma"],
    ["half of an emoji", "Asha \ud83d", "Asha \ufffd"],
    ["an emoji", "Asha 🙂", "Asha 🙂"],
    ["joined letters of another script", "क्\u200dष", "क्\u200dष"],
  ])("with %s is kept as it is meant", (_what, written, kept) => {
    expect(nameOf(written).data?.name).toBe(kept);
  });

  test.each([
    ["is missing", undefined],
    ["is a number", 7],
    ["is empty", ""],
    ["is of spaces", "   "],
    ["is of characters without width", "\u200b\u200d"],
    ["is of control characters", "\u0001"],
    ["is of fillers", "\u3164"],
    ["is of blank Braille patterns", "\u2800"],
    ["has a line break", "Asha\nVerma"],
    ["begins with control characters", "\u0085\u2028Asha"],
    ["has the end of a paragraph in it", "Asha “\u2029”"],
  ])("that %s is refused with a sentence about that line", (_what, written) => {
    expect(
      nameOf(written).error?.issues.map(({ path, message }) => [path, /\bname\b.*\.$/.test(message)]),
    ).toContainEqual([["name"], true]);
  });
});

describe("a message", () => {
  test.each([
    ["of Windows", "One\r\nTwo", "One\nTwo"],
    ["of an old Mac", "One\rTwo", "One\nTwo"],
    ["of a document", "One\vTwo\fThree", "One\nTwo\nThree"],
    ["of Unicode", "One\u2028Two\u2029Three", "One\nTwo\nThree"],
  ])("keeps the line breaks %s as line breaks", (_of, written, kept) => {
    expect(messageOf(written).data?.message).toBe(kept);
  });

  test("loses control characters and the space around it, and keeps tabs", () => {
    expect(messageOf("\n One\u0000\u001b\tTwo \n").data?.message).toBe("One\tTwo");
  });

  test.each(["", " \n ", "\u0000", "\u200b"])("that shows nothing (%j) is refused", (written) => {
    expect(messageOf(written).success).toBe(false);
  });
});

describe("years of experience", () => {
  test.each(["0", "-0", "2.5", ".5", "1e1", "1E+1", "5e-1", "123456789", "2.25", "1e10", " 2 "])(
    "may be written %s",
    (written) => {
      expect(yearsOf(written).data?.experience).toBe(written.trim());
    },
  );

  test.each([
    "",
    " ",
    "-1",
    "-.5",
    "1.",
    ".",
    "two",
    "x2",
    "2x",
    "1e",
    "1e123",
    "1234567890",
    "1.1234567890",
  ])("written %j are refused", (written) => {
    expect(yearsOf(written).error?.issues[0]?.path).toEqual(["experience"]);
  });
});

test("an application is taken as it was written, with what the form doesn't ask for left out", () => {
  expect(applicationSchema.parse({ ...application, admin: "yes" })).toEqual(application);
});

test("what is said of a CV names the kinds that are taken, and the size in megabytes", () => {
  const { size, ...others } = cvMessages;
  expect(size).toContain("5 MB");
  for (const message of Object.values(others)) expect(message).toContain(cvRules.kinds);
});
