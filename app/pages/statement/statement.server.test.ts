import { expect, test, vi } from "vitest";
import { inLanguage } from "../../data/open-content.server.ts";
import { readStatement } from "./statement.server.ts";

test("the privacy page names the service that counts visits, in both languages, or says that there is none", () => {
  const read = () => ["/privacy", "/accessibility"].map((pattern) => readStatement({ pattern }));
  const readBoth = () => [read(), inLanguage("hi", read)].map((statements) => JSON.stringify(statements));
  for (const text of readBoth()) expect(text).not.toMatch(/count\.example|\{\w+\}/);
  vi.stubEnv("ANALYTICS_URL", "https://count.example/script.js");
  for (const text of readBoth()) {
    expect(text).toContain("count.example");
    expect(text).not.toMatch(/count no visitors|loads anything from another company|\{\w+\}/);
  }
});
