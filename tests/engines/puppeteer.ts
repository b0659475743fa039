import type { Browser, ElementHandle, HTTPRequest, KeyInput, Page } from "puppeteer-core";
import { launch } from "puppeteer-core";
import { expect } from "vitest";
import { parts } from "../../commands/machine.ts";
import { quickChromium, wholeChromium } from "../chromium.ts";
import { unknownScripts } from "./older/unknown-scripts.ts";
import { unknownMarkup, unknownStyles } from "./older/unknown-styles.ts";
import { type Engine, type Settings, Visitor } from "./visitor.ts";

const firefoxPath = parts.firefox.find() ?? "";

export const firefox: Engine = {
  name: "Firefox ESR",
  popovers: true,
  isInstalled: () => firefoxPath !== "",
  async start(settings) {
    const browser = await launch({
      browser: "firefox",
      executablePath: firefoxPath,
      extraPrefsFirefox: {
        // Classic scroll bars would narrow a window that stands for a phone.
        "ui.useOverlayScrollbars": 1,
        "javascript.enabled": settings.script,
        // 0 is dark, 1 is light; Firefox knows no other way to be told.
        "layout.css.prefers-color-scheme.content-override": settings.dark ? 0 : 1,
      },
    });
    // The page it starts with has no focus, and a key pressed on a button there does nothing.
    return new PuppeteerVisitor(browser, await browser.newPage(), settings);
  },
};

/** Chromium from which everything has been taken that the oldest browsers of our floor lack. */
export const olderChromium: Engine = {
  name: "Chromium without what the oldest browsers lack",
  popovers: false,
  isInstalled: () => wholeChromium !== "",
  async start(settings) {
    const browser = await launch({
      executablePath: quickChromium,
      args: ["--no-sandbox", "--disable-gpu", "--hide-scrollbars"],
    });
    const page = await browser.newPage();
    await page.setJavaScriptEnabled(settings.script);
    const scheme = settings.dark ? "dark" : "light";
    await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: scheme }]);
    // What is changed on its way is no longer what the page's policy allows.
    await page.setBypassCSP(true);
    await page.evaluateOnNewDocument(unknownScripts());
    await page.setRequestInterception(true);
    page.on("request", stripUnsupported);
    return new PuppeteerVisitor(browser, page, settings);
  },
};

async function stripUnsupported(request: HTTPRequest): Promise<void> {
  const kind = request.resourceType();
  if (request.method() !== "GET" || (kind !== "document" && kind !== "stylesheet")) return request.continue();
  const response = await fetch(request.url(), { redirect: "manual" });
  if (response.status >= 300 && response.status < 400) return request.continue();
  const text = await response.text();
  const body = kind === "stylesheet" ? unknownStyles(text) : unknownMarkup(text);
  return request.respond({
    status: response.status,
    contentType: response.headers.get("content-type") ?? "",
    body,
  });
}

/** Firefox by WebDriver BiDi, Chromium by its own protocol. */
class PuppeteerVisitor extends Visitor {
  readonly #browser: Browser;
  readonly #page: Page;

  constructor(browser: Browser, page: Page, settings: Settings) {
    super(settings);
    this.#browser = browser;
    this.#page = page;
    page.on("pageerror", (error) => this.complaints.push(String(error)));
    page.on("console", (message) => {
      // Chromium reports every answer but a success, also those that are meant.
      const isAnswer = message.text().startsWith("Failed to load resource");
      if (["error", "warn"].includes(message.type()) && !isAnswer) this.complaints.push(message.text());
    });
  }

  async load(address: string): Promise<void> {
    await this.#page.goto(address);
  }

  resize(width: number, height: number): Promise<void> {
    return this.#page.setViewport({ width, height });
  }

  /** By the page's own history: the library's way waits for events that Firefox need not send for a page it has kept. */
  back(): Promise<void> {
    return this.evaluate(() => void setTimeout(() => history.back()));
  }

  moveAway(): Promise<void> {
    return this.#page.mouse.move(1, 1);
  }

  press(key: KeyInput): Promise<void> {
    return this.#page.keyboard.press(key);
  }

  async evaluate<Args extends unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    return (await this.#page.evaluate(`(${run})(...${JSON.stringify(args)})`)) as Awaited<Result>;
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from(await this.#page.screenshot());
  }

  end(): Promise<void> {
    return this.#browser.close();
  }

  protected async runScript(source: string): Promise<void> {
    await this.#page.evaluate(`${source};undefined`);
  }

  /** By the mouse, not by the library's own click: that asks the page for a promise, which none keeps without script. */
  protected async clickTarget(): Promise<void> {
    const [x, y] = await this.evaluate(() => {
      const { left, top, width, height } = globalThis.target.getBoundingClientRect();
      return [left + width / 2, top + height / 2] as [number, number];
    });
    await this.#page.mouse.click(x, y);
  }

  protected async typeIntoTarget(text: string): Promise<void> {
    await this.evaluate(() => globalThis.target.focus());
    await this.#page.keyboard.type(text);
    // Firefox scrolls back to the caret a frame after the last key. The page's clock stands still within a frame.
    const time = () => this.evaluate(() => document.timeline.currentTime as number);
    const typedAt = await time();
    await expect.poll(time).toBeGreaterThan(typedAt + 50);
  }

  protected async attachToTarget(file: string): Promise<void> {
    const input = await this.#page.evaluateHandle("globalThis.target");
    await (input as ElementHandle<HTMLInputElement>).uploadFile(file);
  }
}
