import { existsSync } from "node:fs";
import { describe, expect, test, vi } from "vitest";
import { inLanguage } from "../app/data/open-content.server.ts";
import { readContactPage } from "../app/pages/contact/contact-page.server.ts";
import { enquiryNotice } from "../app/pages/contact/enquiry-notice.ts";
import { readClaims, readEveryStatement } from "../app/pages/statement/statement.server.ts";

/** Which tests hold the claims of a section. */
const heldBy: Record<string, string[]> = {
  "/privacy sent": ["tests/server/store.test.ts", "tests/server/senders.test.ts"],
  "/privacy who": ["tests/server/mail.test.ts", "server/store/sqlite.test.ts", "tests/copy-promises.test.ts"],
  "/privacy long": ["tests/server/retention.test.ts", "tests/server/store.test.ts"],
  "/privacy rights": ["tests/server/erase.test.ts"],
  "/privacy browser": ["tests/site/privacy.spec.ts", "tests/server/page-errors.test.ts"],
  "/accessibility tested": [
    "tests/site/accessibility.spec.ts",
    "tests/site/layout.spec.ts",
    "tests/site/head.spec.ts",
    "tests/site/menu.spec.ts",
    "tests/site/both-forms.spec.ts",
    "tests/deep/large-letters.spec.ts",
  ],
  "/accessibility limits": ["tests/site/society-branding.spec.ts"],
};

const sections = (["/privacy", "/accessibility"] as const).flatMap((path) =>
  readClaims(path).map((section) => ({ name: `${path} ${section.id}`, ...section })),
);

describe("What the privacy page and the accessibility statement claim", () => {
  test("is held by existing tests, or declared a promise", () => {
    const testedSections = sections.filter(({ claims }) => claims.some(({ because }) => !because));
    expect(Object.keys(heldBy).sort()).toEqual(testedSections.map(({ name }) => name).sort());
    expect(
      Object.values(heldBy)
        .flat()
        .filter((file) => !existsSync(file)),
    ).toEqual([]);
  });

  test("is stated in English and in Hindi, in sentences that end properly in each", () => {
    for (const { en, hi } of sections.flatMap(({ claims }) => claims)) {
      expect(en, en).toMatch(/^\p{Lu}.*\.$/u);
      expect(hi, en).toMatch(/।$/);
    }
  });

  test("names the service that counts visits in both languages, or says that there is none", () => {
    const statements = () => [readEveryStatement(), inLanguage("hi", readEveryStatement)];
    const text = () => JSON.stringify(statements());
    expect(text()).not.toMatch(/count\.example|\{\w+\}/);
    vi.stubEnv("ANALYTICS_URL", "https://count.example/script.js");
    const [english, hindi] = statements();
    expect(JSON.stringify(english)).toContain("count.example");
    expect(JSON.stringify(hindi)).toContain("count.example");
    expect(text()).not.toMatch(/count no visitors|loads anything from another company|\{\w+\}/);
    vi.unstubAllEnvs();
  });
});

describe("The sentence beside the enquiry’s button", () => {
  const { form } = readContactPage();

  test("says what we keep if our own server takes the form", () => {
    expect(enquiryNotice(form, "/api/submit", "")).toBe(form.notice);
    expect(enquiryNotice(form, "https://forms.chowk360.example/api/submit", "")).toBe(form.notice);
  });

  test("names the outside service that enquiries go to", () => {
    const notice = enquiryNotice(form, "https://api.form-service.example/submit", "key");
    expect(notice).toContain("api.form-service.example");
    expect(notice).not.toContain("{");
  });
});
