import { expect, test } from "vitest";
import { readBuildEnvironment } from "./build-settings.ts";

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
  const formService = {
    SITE_URL: "https://www.example.com/",
    ENQUIRY_URL: "https://forms.example.com/submit",
    ENQUIRY_ACCESS_KEY: "key",
    APPLICATION_HOST: "https://jobs.example.com",
  };
  expect(readBuildEnvironment(formService)).toMatchObject({
    siteUrl: "https://www.example.com",
    enquiryUrl: "https://forms.example.com/submit",
    applicationUrl: "https://jobs.example.com/api/contact",
    formOrigins: ["https://forms.example.com", "https://jobs.example.com"],
  });
  expect(readBuildEnvironment({ FORMS_URL: "https://forms.example.com" })).toMatchObject({
    enquiryUrl: "https://forms.example.com/api/submit",
    applicationUrl: "https://forms.example.com/api/contact",
    errorUrl: "https://forms.example.com/api/error",
    formOrigins: ["https://forms.example.com"],
  });
});

test("an outside form service without its key stops the build, because it would accept no enquiry", () => {
  expect(() => readBuildEnvironment({ ENQUIRY_URL: "https://forms.example.com/submit" })).toThrow(
    /^ENQUIRY_ACCESS_KEY is not set: it must be the key that the form service at https:\/\/forms\.example\.com gave you/,
  );
});

test.each([
  ["SITE_URL", "https://example.com/shop"],
  ["ENQUIRY_URL", "javascript:alert(1)"],
  ["FORMS_URL", "https://forms.example.com/api"],
  ["APPLICATION_HOST", "https://jobs.example.com/path"],
  ["ANALYTICS_URL", "http://count.example/script.js"],
  ["ANALYTICS_DATA", "domain"],
  ["PUBLISH_AS_OF", "24 December"],
])(
  "%s=%s stops the build with an error that names the setting, its value and what is expected",
  (name, value) => {
    expect(() => readBuildEnvironment({ [name]: value })).toThrow(
      `${name} is ${JSON.stringify(value)}: it must be `,
    );
  },
);
