import { expect, test } from "vitest";
import { checkExport } from "./export-site.ts";
import { withPolicy } from "./with-policy.ts";

const own = { enquiryUrl: "/api/submit", applicationUrl: "/api/contact" };
const elsewhere = {
  enquiryUrl: "https://forms.example.com/api/submit",
  applicationUrl: "https://forms.example.com/api/contact",
};

test("an unknown platform stops the build before it begins, with those that are known", () => {
  expect(() => checkExport(["netlify", "toString"], elsewhere)).toThrow(
    "--for toString: there is no such platform; use netlify, cloudflare, s3, pages",
  );
  expect(() => checkExport(["netlify", "s3"], elsewhere)).not.toThrow();
});

test("pages for a CDN whose forms would lead to the CDN are not built", () => {
  expect(() => checkExport(["s3"], own)).toThrow(/^FORMS_URL is unset\. A CDN takes no forms/);
});

test("a page brings its policy before anything that the policy is about", () => {
  const headers = {
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
    "Referrer-Policy": "no-referrer",
  };
  const html =
    '<!DOCTYPE html><html lang="en-IN"><head><meta charSet="utf-8"/><title>A</title></head></html>';
  expect(withPolicy(html, headers)).toBe(
    `<!DOCTYPE html><html lang="en-IN"><head><meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="default-src 'none'; base-uri 'none'"/><meta name="referrer" content="no-referrer"/><title>A</title></head></html>`,
  );
});
