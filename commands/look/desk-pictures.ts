import type { Browser, Page } from "@playwright/test";
import { words } from "../../desk/words.ts";
import { DeskUnderTest } from "../../tests/site/desk/desk-under-test.ts";
import { fillDesk } from "./fill-desk.ts";
import { keepPicture } from "./keep-picture.ts";

const office = { width: 1280, height: 800 };
const phone = { width: 390, height: 780 };

/**
 * Photographs what the staff's guide shows, on a server of its own with invented senders.
 * @returns the pictures' files
 * @throws Error where the server doesn't start
 */
export async function photographDesk(browser: Browser): Promise<string[]> {
  const desk = new DeskUnderTest();
  await fillDesk(desk.data);
  await desk.start();
  const context = await browser.newContext({
    baseURL: desk.origin,
    viewport: office,
    locale: "en-IN",
    colorScheme: "light",
    reducedMotion: "reduce",
  });
  try {
    await desk.signIn(context, "Meera", "owner");
    return await photographed(await context.newPage());
  } finally {
    await context.close();
    await desk.remove();
  }
}

async function photographed(page: Page): Promise<string[]> {
  const first = page.getByRole("list", { name: words.listLabel }).getByRole("link").first();
  await page.goto("/desk");
  await first.waitFor();
  const files = [await keepPicture(page, "desk-inbox")];
  await first.click();
  await page.getByRole("article").waitFor();
  await page.getByRole("button", { name: words.actions.done }).click();
  await page.getByRole("button", { name: words.undo }).waitFor();
  files.push(await keepPicture(page, "desk-one"));
  await page.goto("/desk/numbers");
  await page.getByRole("img", { name: words.numbers.timeToDone }).waitFor();
  files.push(await keepPicture(page, "desk-numbers"));
  await page.setViewportSize(phone);
  await page.goto("/desk");
  await first.click();
  await page.getByRole("article").waitFor();
  files.push(await keepPicture(page, "desk-phone"));
  return files;
}
