import type { Page } from "@playwright/test";
import axe from "axe-core";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * A line for each rule of accessibility that what is shown now breaks, with where. The page gets axe at the first
 * question and keeps it for the next ones: reading it again takes as long as an answer. Frames are not looked into.
 */
export async function findViolations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as { axe: typeof import("axe-core") };
    // What passes needn't be described: that spares axe most of its time.
    const results = await axe.run({ runOnly, resultTypes: ["violations"], iframes: false });
    return results.violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }));
  }, rules);
  return violations.map(({ id, at }) => `${id}: ${at.map((html) => html.slice(0, 160)).join(" | ")}`);
}
