import { type Settings, Visitor } from "./visitor.ts";
import type { ElementReference, WebDriver } from "./webdriver.ts";

/** The keys' code points in WebDriver (https://www.w3.org/TR/webdriver2/#keyboard-actions). */
const keys = { Escape: "\ue00c", ArrowRight: "\ue014", Tab: "\ue004", Enter: "\ue007" };

/** WebKitGTK by WebDriver. */
export class WebKitVisitor extends Visitor {
  readonly settings: Settings;
  private readonly driver: WebDriver;
  private readonly cleanUp: () => Promise<void>;

  constructor(driver: WebDriver, settings: Settings, cleanUp: () => Promise<void>) {
    super();
    this.driver = driver;
    this.settings = settings;
    this.cleanUp = cleanUp;
  }

  load(address: string): Promise<void> {
    return this.driver.post("url", { url: address });
  }

  /** The window is larger than the page by the toolbar, whose height only a first try tells. */
  async resize(width: number, height: number): Promise<void> {
    const inner = () => this.evaluate(() => [innerWidth, innerHeight] as [number, number]);
    const [wide, high] = await inner();
    if (wide === width && high === height) return;
    const outer = await this.driver.get<{ width: number; height: number }>("window/rect");
    await this.driver.post("window/rect", {
      width: outer.width + width - wide,
      height: outer.height + height - high,
    });
    await this.eventually(inner, [width, height]);
  }

  back(): Promise<void> {
    return this.driver.post("back");
  }

  moveAway(): Promise<void> {
    const actions = [{ type: "pointerMove", x: 1, y: 1, duration: 0 }];
    return this.driver.post("actions", { actions: [{ type: "pointer", id: "mouse", actions }] });
  }

  async press(key: keyof typeof keys): Promise<void> {
    const value = keys[key];
    const actions = [
      { type: "keyDown", value },
      { type: "keyUp", value },
    ];
    await this.driver.post("actions", { actions: [{ type: "key", id: "keyboard", actions }] });
  }

  evaluate<Args extends unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    return this.driver.execute(`return (${run})(...arguments)`, args);
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from(await this.driver.get<string>("screenshot"), "base64");
  }

  async end(): Promise<void> {
    await this.driver.end();
    await this.cleanUp();
  }

  protected async runScript(source: string): Promise<void> {
    await this.driver.execute(source);
  }

  protected async clickFound(): Promise<void> {
    await this.driver.onElement(await this.found(), "click");
  }

  protected async typeIntoFound(text: string): Promise<void> {
    await this.driver.onElement(await this.found(), "value", { text });
  }

  protected async attachToFound(file: string): Promise<void> {
    await this.driver.onElement(await this.found(), "value", { text: file });
  }

  private found(): Promise<ElementReference> {
    return this.driver.execute("return foundElement");
  }
}
