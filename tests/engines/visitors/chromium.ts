import { launch } from "puppeteer-core";
import { quickChromium, wholeChromium } from "../../chromium.ts";
import { PuppeteerVisitor } from "./puppeteer-visitor.ts";
import type { Engine } from "./visitor.ts";

export const chromium = createEngine("Chromium");

/** The same without its window: for what is taken away on the way to it, which it lacks either way. */
export const olderChromium = createEngine("Chromium without what the oldest browsers lack", "all");

function createEngine(name: string, quick?: Engine["quick"]): Engine {
  return {
    name,
    ...(quick && { quick }),
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
}
