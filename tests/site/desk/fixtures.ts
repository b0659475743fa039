import type { Page } from "@playwright/test";
import { words } from "../../../desk/words.ts";
import { test as siteTest } from "../fixtures.ts";
import { DeskUnderTest } from "./desk-under-test.ts";

export { expect } from "../fixtures.ts";

/** Tests of the staff's page; each has a server of its own. */
export const test = siteTest.extend<{ desk: DeskUnderTest }>({
  // Browsers report every answer but a success: nobody signed in, a server away, and refusals that a test provokes.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from there
  expectedMessages: ({}, use) => use(/status of (401|404|409|410|422|503)|ERR_CONNECTION|ERR_EMPTY/),
  baseURL: ({ desk }, use) => use(desk.origin),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from there
  desk: async ({}, use) => {
    const desk = new DeskUnderTest();
    await desk.start();
    await use(desk);
    await desk.remove();
  },
});

export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
/** The submissions in the list. */
export const lines = (page: Page) => page.getByRole("list", { name: words.listLabel }).getByRole("link");
/** The state of the submission that is shown. */
export const state = (page: Page, name: string | RegExp) =>
  page.getByRole("article").locator("header").getByText(name, { exact: true });
export const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
