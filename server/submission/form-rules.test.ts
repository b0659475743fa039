import { describe, expect, test } from "vitest";
import { applicationSchema, enquirySchema, fieldProblems } from "./form-rules.ts";
import { originOf } from "./origin.ts";

const enquiry = { name: "Asha Verma", phone: "98765", service: "Outdoor", message: "Hello" };
const application = {
  position: "Designer",
  firstName: "Ravi",
  lastName: "Sahu",
  experience: "2",
  phone: "98765",
  email: "ravi@example.com",
};

const enquiryWith = (fields: object) => enquirySchema.safeParse({ ...enquiry, ...fields });
const applicationWith = (fields: object) => applicationSchema.safeParse({ ...application, ...fields });

describe("a name", () => {
  test.each([
    ["spaces around it", "  Asha Verma ", "Asha Verma"],
    ["a vertical tab and a form feed of a document", "Asha\v\fVerma", "Asha Verma"],
    ["joined letters of Hindi", "क्\u200dष", "क्\u200dष"],
  ])("with %s is kept as it was meant", (_what, name, expected) => {
    expect(enquiryWith({ name }).data?.name).toBe(expected);
  });

  test.each([
    ["is missing", undefined],
    ["is of spaces", "   "],
    ["is of characters without width", "\u200b\u200d\ufeff"],
    ["is of control characters", "\u0001"],
    ["has a line break", "Asha\r\nBcc: x@example.com"],
    ["has a control character", "Asha\u001b[31m"],
    ["has the end of a paragraph in it", "Asha “\u2029”"],
  ])("that %s is refused, for a reason there are words for", (_what, name) => {
    const [issue] = enquiryWith({ name }).error?.issues ?? [];
    expect(issue?.path).toEqual(["name"]);
    expect(fieldProblems).toContain(issue?.message);
  });
});

test("a message keeps its line breaks and tabs, and loses control characters", () => {
  const message = "\n 1\r\n2\r3\v4\f5\u20286\u2029\t7\u0000\u001b \n";
  expect(enquiryWith({ message }).data?.message).toBe("1\n2\n3\n4\n5\n6\n\t7");
});

test.each(["", " \n ", "\u0000", "\u200b"])(
  "a message without visible characters (%j) is refused",
  (message) => {
    expect(enquiryWith({ message }).success).toBe(false);
  },
);

test.each(["0", "2.5", "40", ".5", "1e1", "5e-1", " 2 "])(
  "%j years of experience are accepted",
  (experience) => {
    expect(applicationWith({ experience }).data?.experience).toBe(experience.trim());
  },
);

test.each([
  ["२", "2"],
  ["5+", "5"],
  ["2 years", "2"],
  ["2.5  Years", "2.5"],
  ["१० साल", "10"],
  ["Fresher", "0"],
])("the experience %j is read as %s years", (experience, expected) => {
  expect(applicationWith({ experience }).data?.experience).toBe(expected);
});

test.each([
  ["\u202a+91 98260 77431\u202c", "+91 98260 77431"],
  ["98260\u00a077431\u200b", "98260 77431"],
  ["0771\u2011222\u20133333", "0771-222-3333"],
  ["९८२६० ७७४३१", "९८२६० ७७४३१"],
])("the telephone number %j is kept as %j", (phone, expected) => {
  expect([enquiryWith({ phone }).data?.phone, applicationWith({ phone }).data?.phone]).toEqual([
    expected,
    expected,
  ]);
});

test.each([
  ["\u202aasha@example.test\u202c", "asha@example.test"],
  ["as\u200bha@exam\u00adple.test\ufeff", "asha@example.test"],
  ["<asha@example.test>", "asha@example.test"],
  ['"asha@example.test",', "asha@example.test"],
  [" asha@example.test. ", "asha@example.test"],
  ["राम@उदाहरण.भारत", "राम@उदाहरण.भारत"],
  ["o'neill+cv@mail.example.co.in", "o'neill+cv@mail.example.co.in"],
])("the e-mail address %j is kept as %j", (email, expected) => {
  expect(applicationWith({ email }).data?.email).toBe(expected);
});

test.each(["", " ", "-1", "two", "2x", "2 or 3", "6 months", "5-6", "Infinity", "1234567890"])(
  "%j years of experience are refused",
  (experience) => {
    expect(applicationWith({ experience }).error?.issues[0]?.path).toEqual(["experience"]);
  },
);

test.each([
  "ravi",
  "ravi@",
  "ravi@example.com\r\nBcc: x@example.com",
  "a@b.example,c@d.example",
  "asha@-example.com",
  "राम@",
])("the e-mail address %j is refused", (email) => {
  expect(applicationWith({ email }).error?.issues[0]?.path).toEqual(["email"]);
});

test.each([
  ["utm_campaign", "\u202e=1+1\u0000\n diwali", "=1+1 diwali"],
  ["utm_source", "x".repeat(5_000), "x".repeat(200)],
  ["utm_term", " \u200b ", undefined],
  ["utm_medium", { toString: "x" }, undefined],
  ["firstPage", "/sites/a?name=Asha#b", "/sites/a"],
  ["page", "https://evil.example/", undefined],
  ["firstPage", "/a/https://evil.example", undefined],
  ["utm_content", "see http://evil.example", undefined],
  ["referrer", "https://example.com/search?q=secret", undefined],
  ["gclid", "EAIaIQob", undefined],
  ["msclkid", "yes", "yes"],
])("the %s %j of a visit is kept as %j, and refuses no form", (name, value, expected) => {
  for (const { data } of [enquiryWith({ [name]: value }), applicationWith({ [name]: value })])
    expect(data).toMatchObject({ [name]: expected });
});

test.each([
  [{ utm_source: "Instagram", utm_campaign: "diwali" }, ["instagram", "diwali", ""]],
  [{ utm_source: "board", utm_campaign: "telibandha" }, ["board", "telibandha", "telibandha"]],
  [{ utm_source: "board", utm_campaign: "a", firstPage: "/societies/b" }, ["board", "a", "a"]],
  [{ referrer: "l.instagram.com", fbclid: "yes" }, ["instagram", "", ""]],
  [{ referrer: "www.google.co.in", gclid: "yes" }, ["google ads", "", ""]],
  [{ referrer: "www.example.in", firstPage: "/hi/sites/a" }, ["example.in", "", "a"]],
  [{ firstPage: "/sites/a", fromPage: "/societies/b" }, ["direct", "", "b"]],
  [{ via: "Call", utm_source: undefined }, ["Call", "", ""]],
  [{ page: "/Contact" }, ["", "", ""]],
])("what came with %j is counted under its source, campaign and board: %j", (fields, expected) => {
  expect(Object.values(originOf(fields))).toEqual(expected);
});
