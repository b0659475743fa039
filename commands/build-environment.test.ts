import { describe, expect, test } from "vitest";
import { readBuildEnvironment } from "./build-environment.ts";

test("without settings the site is built for localhost and its own form endpoints", () => {
  expect(readBuildEnvironment({})).toEqual({
    siteUrl: "http://localhost:3000",
    enquiryUrl: "/api/submit",
    enquiryAccessKey: "",
    applicationUrl: "/api/contact",
    errorUrl: "/api/error",
    formOrigins: [],
    analytics: undefined,
  });
});

test("the forms can post to other hosts, which the security policy then allows", () => {
  const settings = readBuildEnvironment({
    SITE_URL: "https://www.example.com/",
    ENQUIRY_URL: "https://forms.example.com/submit",
    ENQUIRY_ACCESS_KEY: "key",
    APPLICATION_HOST: "https://jobs.example.com",
  });
  expect(settings.siteUrl).toBe("https://www.example.com");
  expect(settings.enquiryUrl).toBe("https://forms.example.com/submit");
  expect(settings.applicationUrl).toBe("https://jobs.example.com/api/contact");
  expect(settings.formOrigins).toEqual(["https://forms.example.com", "https://jobs.example.com"]);
});

test("the pages can lie elsewhere than our own form server, to which all they send goes then", () => {
  expect(readBuildEnvironment({ FORMS_URL: "https://forms.example.com" })).toMatchObject({
    enquiryUrl: "https://forms.example.com/api/submit",
    applicationUrl: "https://forms.example.com/api/contact",
    errorUrl: "https://forms.example.com/api/error",
    formOrigins: ["https://forms.example.com"],
  });
});

test("an outside form service without its key stops the build, for it would take no enquiry", () => {
  expect(() => readBuildEnvironment({ ENQUIRY_URL: "https://forms.example.com/submit" })).toThrow(
    /^ENQUIRY_ACCESS_KEY is unset; wanted: the key that the form service at https:\/\/forms\.example\.com gave you/,
  );
});

describe("A wrong setting stops the build with its name, its value and what is wanted", () => {
  for (const [name, value] of [
    ["SITE_URL", "example.com"],
    ["SITE_URL", "https://example.com/shop"],
    ["ENQUIRY_URL", "javascript:alert(1)"],
    ["FORMS_URL", "https://forms.example.com/api"],
    ["APPLICATION_HOST", "https://jobs.example.com/path"],
    ["ANALYTICS_URL", "http://count.example/script.js"],
    ["ANALYTICS_DATA", "domain"],
    ["PUBLISH_AS_OF", "24 December"],
  ] as const)
    test(`${name}=${value}`, () => {
      expect(() => readBuildEnvironment({ [name]: value })).toThrow(`${name} is “${value}”; wanted: `);
    });
});
