import { test as base, expect } from "@playwright/test";

export { expect };

type Fixtures = {
  /** Messages of the page's console that a test provokes on purpose. */
  expectedMessages: RegExp;
  quietConsole: undefined;
};

/** Every test watches the console: an error or warning that it didn't announce fails it. */
export const test = base.extend<Fixtures>({
  expectedMessages: [/^$/, { option: true }],
  quietConsole: [
    async ({ page, expectedMessages }, use) => {
      const heard: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error" || message.type() === "warning") heard.push(message.text());
      });
      page.on("pageerror", (error) => heard.push(String(error)));
      await use(undefined);
      expect(heard.filter((text) => !expectedMessages.test(text))).toEqual([]);
    },
    { auto: true },
  ],
});

/** True once the page listens: React has taken over the prerendered markup. */
export async function hydrated(page: import("@playwright/test").Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.hasAttribute("data-hydrated"));
}
