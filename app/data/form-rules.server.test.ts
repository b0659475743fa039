import { expect, test, vi } from "vitest";
import { listFormRules } from "./form-rules.server.ts";

test("the pages name the same number of days as the server uses, whatever else the server is told", () => {
  vi.stubEnv("RETENTION_DAYS", "30");
  vi.stubEnv("SMTP_URL", "none of the build's concern");
  expect(listFormRules().retentionDays).toBe(30);
});
