import { expect, test } from "vitest";
import { readContactPage } from "./contact-page.server.ts";
import { enquiryNotice } from "./enquiry-notice.ts";

const { form } = readContactPage();

test("beside the enquiry’s button stands what we keep, or the outside service that enquiries go to", () => {
  for (const url of ["/api/submit", "https://forms.chowk360.example/api/submit"])
    expect(enquiryNotice(form, url, "")).toBe(form.notice);
  const notice = enquiryNotice(form, "https://api.form-service.example/submit", "key");
  expect(notice).toContain("api.form-service.example");
  expect(notice).not.toContain("{");
});
