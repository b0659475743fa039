import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Browser, Page } from "@playwright/test";
import { words } from "../../desk/words.ts";
import { addAccount } from "../../server/desk/accounts.ts";
import { readEnvironment } from "../../server/process/environment.ts";
import { openStore } from "../../server/store/store.ts";
import { atTheTerminal } from "../../server/submission/staff.ts";
import { fillDesk } from "./fill-desk.ts";
import { keepPicture } from "./keep-picture.ts";

const office = { width: 1280, height: 800 };
const phone = { width: 390, height: 780 };
const password = "marigold lamp river kerb";

/**
 * Photographs what the staff's guide shows, on a server of its own with invented senders.
 * @param port that of the server
 * @returns the pictures' files
 * @throws Error where the server doesn't start
 */
export async function photographDesk(browser: Browser, port: number): Promise<string[]> {
  const data = mkdtempSync(path.join(tmpdir(), "chowk-desk-look-"));
  const environment = { PORT: String(port), DATA_DIR: data, DESK: "on", RATE_LIMIT: "0" };
  const origin = `http://localhost:${port}`;
  const store = openStore(readEnvironment({ DATA_DIR: data }));
  const page = await browser.newPage({
    baseURL: origin,
    viewport: office,
    locale: "en-IN",
    colorScheme: "light",
    reducedMotion: "reduce",
  });
  let server: ChildProcess | undefined;
  try {
    const { link } = await addAccount(
      store,
      { name: "Meera", email: "meera@example.com", role: "owner" },
      atTheTerminal,
    );
    await fillDesk(data);
    server = spawn("node", ["server/main.ts"], { env: { ...process.env, ...environment } });
    await new Promise((resolve) => server?.stdout?.once("data", resolve));
    await signIn(page, link);
    return await photographed(page);
  } finally {
    await page.close();
    if (server) {
      server.kill();
      await once(server, "exit");
    }
    await store.close();
    rmSync(data, { recursive: true });
  }
}

async function signIn(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel(words.newPassword).fill(password);
  await page.getByRole("button", { name: words.welcome.button }).click();
  await page.getByRole("link", { name: words.signIn.title }).click();
  await page.getByLabel(words.email).fill("meera@example.com");
  await page.getByLabel(words.password, { exact: true }).fill(password);
  await page.getByRole("button", { name: words.signIn.button }).click();
  await page.getByRole("list", { name: words.listLabel }).waitFor();
}

async function photographed(page: Page): Promise<string[]> {
  const first = page.getByRole("list", { name: words.listLabel }).getByRole("link").first();
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
