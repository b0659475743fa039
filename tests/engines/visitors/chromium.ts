import { launch } from "puppeteer-core";
import { quickChromium, wholeChromium } from "../../chromium.ts";
import { PuppeteerVisitor } from "./puppeteer-visitor.ts";
import type { Engine } from "./visitor.ts";

/** Without its window, which decides nothing of what is taken away from it. */
export const olderChromium: Engine = {
  name: "Chromium without what the oldest browsers lack",
  quick: "all",
  there: () => wholeChromium !== "",
  async start(settings) {
    const browser = await launch({
      executablePath: settings.whole ? wholeChromium : quickChromium,
      args: ["--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--renderer-process-limit=1"],
    });
    const page = await browser.newPage();
    await page.setJavaScriptEnabled(settings.script);
    await page.emulateMediaFeatures([
      { name: "prefers-color-scheme", value: settings.dark ? "dark" : "light" },
    ]);
    return new PuppeteerVisitor(browser, page, settings);
  },
};
