import type { Page } from "@playwright/test";
import { findViolations } from "../find-violations.ts";
import { expect, waitUntilLaidOut } from "./fixtures.ts";

type Setting = { width: number; colorScheme: "light" | "dark" };

/** What is shown breaks no rule of accessibility; on a phone by day, unless other settings are given. */
export async function expectUsable(
  page: Page,
  settings: readonly Setting[] = [{ width: 360, colorScheme: "light" }],
): Promise<void> {
  for (const { width, colorScheme } of settings) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await waitUntilLaidOut(page);
    // Where the page stands after a change of width is chance, and the plan's bar may lie across half a link there.
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    expect(await findViolations(page), `${width} px, ${colorScheme}`).toEqual([]);
  }
}
