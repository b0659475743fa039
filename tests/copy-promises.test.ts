import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test, vi } from "vitest";
import { inLanguage } from "../app/data/open-content.server.ts";
import { readContactPage } from "../app/pages/contact/contact-page.server.ts";
import { enquiryNotice } from "../app/pages/contact/enquiry-notice.ts";
import { readClaims, readEveryStatement } from "../app/pages/statement/statement.server.ts";

const claims = [...readClaims("/privacy"), ...readClaims("/accessibility")];

describe("What the privacy page and the accessibility statement claim", () => {
  test("is shown by tests that are there, or said to be a promise", () => {
    const missing = claims.flatMap(({ tests = [] }) => tests).filter((one) => !isThere(one));
    expect(missing).toEqual([]);
    expect(claims.filter(({ tests }) => tests).length).toBeGreaterThan(claims.length / 2);
  });

  test("is said in English and in Hindi, in sentences that end as they do in each", () => {
    for (const { en, hi } of claims) {
      expect(en, en).toMatch(/^\p{Lu}.*\.$/u);
      expect(hi, en).toMatch(/।$/);
    }
  });

  test("names the service that counts visits where there is one, in both languages, and else says there is none", () => {
    const statements = () => [readEveryStatement(), inLanguage("hi", readEveryStatement)];
    const said = () => JSON.stringify(statements());
    expect(said()).not.toContain("count.example");
    vi.stubEnv("ANALYTICS_URL", "https://count.example/script.js");
    const [english, hindi] = statements();
    expect(JSON.stringify(english)).toContain("count.example");
    expect(JSON.stringify(hindi)).toContain("count.example");
    expect(said()).not.toMatch(/count no visitors|loads anything from another company|\{\w+\}/);
    vi.unstubAllEnvs();
  });

  test("leaves no gap unfilled", () => {
    for (const language of ["en", "hi"] as const)
      expect(JSON.stringify(inLanguage(language, readEveryStatement))).not.toMatch(/\{\w+\}/);
  });
});

describe("The sentence beside the enquiry’s button", () => {
  const { form } = readContactPage();

  test("says what we keep while our own server takes the form", () => {
    expect(enquiryNotice(form, "/api/submit", "")).toBe(form.notice);
    expect(enquiryNotice(form, "https://forms.chowk360.example/api/submit", "")).toBe(form.notice);
  });

  test("names the outside service that enquiries go to", () => {
    const notice = enquiryNotice(form, "https://api.form-service.example/submit", "key");
    expect(notice).toContain("api.form-service.example");
    expect(notice).not.toContain("{");
  });
});

/** @param reference a test's file and words of its title, such as `tests/copy.test.ts: no sentence is said` */
function isThere(reference: string): boolean {
  const [file = "", words = ""] = reference.split(/: (.*)/s);
  if (!existsSync(file)) return false;
  const titles = readFileSync(file, "utf8").replace(/\s+/g, " ");
  return titles.includes(words);
}
