import type { Browser, ElementHandle, KeyInput, Page } from "puppeteer-core";
import { type Settings, Visitor } from "./visitor.ts";

/** Firefox by WebDriver BiDi, Chromium by its own protocol. */
export class PuppeteerVisitor extends Visitor {
  readonly settings: Settings;
  private readonly browser: Browser;
  private readonly page: Page;

  constructor(browser: Browser, page: Page, settings: Settings) {
    super();
    this.browser = browser;
    this.page = page;
    this.settings = settings;
  }

  async load(address: string): Promise<void> {
    // What the journey before left under way may break off the first try.
    await this.page.goto(address).catch((error: Error) => {
      if (!error.message.includes("ERR_ABORTED")) throw error;
      return this.page.goto(address);
    });
  }

  async resize(width: number, height: number): Promise<void> {
    await this.page.setViewport({ width, height });
  }

  async back(): Promise<void> {
    await this.page.goBack({ waitUntil: [] });
  }

  moveAway(): Promise<void> {
    return this.page.mouse.move(1, 1);
  }

  press(key: KeyInput): Promise<void> {
    return this.page.keyboard.press(key);
  }

  async evaluate<Args extends unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    return (await this.page.evaluate(`(${run})(...${JSON.stringify(args)})`)) as Awaited<Result>;
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from(await this.page.screenshot());
  }

  end(): Promise<void> {
    return this.browser.close();
  }

  protected async runScript(source: string): Promise<void> {
    await this.page.evaluate(`${source};undefined`);
  }

  /** By the mouse, not by the library's own click: that asks the page for a promise, which none keeps without script. */
  protected async clickFound(): Promise<void> {
    const [x, y] = await this.evaluate(() => {
      const { left, top, width, height } = foundElement.getBoundingClientRect();
      return [left + width / 2, top + height / 2] as [number, number];
    });
    await this.page.mouse.click(x, y);
  }

  protected async typeIntoFound(text: string): Promise<void> {
    await this.evaluate(() => foundElement.focus());
    await this.page.keyboard.type(text);
    await this.nextFrame();
    await this.nextFrame();
  }

  /**
   * Firefox scrolls back to the caret a frame after the last key: what is brought into the window before that is gone
   * again when it is clicked on. The page's clock stands still within a frame, and can be read without script too.
   */
  private async nextFrame(): Promise<void> {
    const time = () => this.evaluate(() => document.timeline.currentTime as number);
    const before = await time();
    await this.until(time, (now) => now !== before);
  }

  protected async attachToFound(file: string): Promise<void> {
    const input = await this.page.evaluateHandle("foundElement");
    await (input as ElementHandle<HTMLInputElement>).uploadFile(file);
  }
}
