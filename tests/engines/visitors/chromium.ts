import { existsSync } from "node:fs";
import { launch } from "puppeteer-core";
import { wholeChromium as executablePath } from "../../chromium.ts";
import { PuppeteerVisitor } from "./puppeteer-visitor.ts";
import type { Engine } from "./visitor.ts";

export const chromium: Engine = {
  name: "Chromium",
  there: () => existsSync(executablePath),
  async start(settings) {
    const browser = await launch({
      executablePath,
      args: ["--no-sandbox", "--disable-gpu", "--hide-scrollbars"],
    });
    const page = await browser.newPage();
    await page.setJavaScriptEnabled(settings.script);
    await page.emulateMediaFeatures([
      { name: "prefers-color-scheme", value: settings.dark ? "dark" : "light" },
    ]);
    return new PuppeteerVisitor(browser, page, settings);
  },
};
