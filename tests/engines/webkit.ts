import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { Builder, Capabilities, Key, Origin, type WebDriver, type WebElement } from "selenium-webdriver";
import { expect } from "vitest";
import { findProgram, parts } from "../../commands/machine.ts";
import { findFreePort } from "../server/fixtures/find-free-port.ts";
import { type Engine, type Settings, Visitor } from "./visitor.ts";

const browserPath = globSync("/usr/lib/*/webkit2gtk-4.1/MiniBrowser")[0];

/** The toolbar of WebKit's small browser keeps its window 447 px wide, a phone's is narrower: it is made tiny. */
const tinyToolbar =
  "* { min-width: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; -gtk-icon-transform: scale(.01) }";

export const webkit: Engine = {
  name: "WebKitGTK",
  popovers: true,
  isInstalled: () => parts.webkit.find() !== undefined && browserPath !== undefined,
  async start(settings) {
    const home = mkdtempSync(path.join(tmpdir(), "chowk-webkit-"));
    mkdirSync(path.join(home, ".config/gtk-3.0"), { recursive: true });
    writeFileSync(path.join(home, ".config/gtk-3.0/gtk.css"), tinyToolbar);
    const [screen, display] = await startScreen();
    const [service, origin] = await startService(home, display);
    const driver = await new Builder()
      .usingServer(origin)
      .withCapabilities(
        new Capabilities({
          browserName: "MiniBrowser",
          "webkitgtk:browserOptions": {
            binary: browserPath,
            args: [
              "--automation",
              ...(settings.dark ? ["--dark-mode"] : []),
              ...(settings.script ? [] : ["--enable-javascript=false"]),
            ],
          },
        }),
      )
      .build();
    return new WebKitVisitor(driver, settings, async () => {
      for (const process of [service, screen]) {
        process.kill();
        if (process.exitCode === null && process.signalCode === null) await once(process, "exit");
      }
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    });
  },
};

/** A screen that nobody looks at, under a number of its own. */
async function startScreen(): Promise<[process: ChildProcess, display: string]> {
  const args = ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"];
  const screen = spawn(findProgram(["Xvfb"]) ?? "", args, { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  const [number] = await once(screen.stdio[3] as NodeJS.ReadableStream, "data");
  return [screen, `:${String(number).trim()}`];
}

async function startService(home: string, display: string): Promise<[process: ChildProcess, origin: string]> {
  const port = await findFreePort();
  const service = spawn(findProgram(["WebKitWebDriver"]) ?? "", [`--port=${port}`], {
    stdio: "ignore",
    env: {
      ...process.env,
      HOME: home,
      DISPLAY: display,
      GDK_BACKEND: "x11",
      LIBGL_ALWAYS_SOFTWARE: "1",
      // Drawing takes a third less of the processor's time without it.
      WEBKIT_DISABLE_DMABUF_RENDERER: "1",
      // The sandbox needs rights that root in a container has not. Nothing but our own pages is opened.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
    },
  });
  const origin = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${origin}/status`).catch(() => undefined))) {
    if (service.exitCode !== null) throw new Error("WebKitWebDriver did not start");
    await setTimeout(25);
  }
  return [service, origin];
}

class WebKitVisitor extends Visitor {
  readonly #driver: WebDriver;
  readonly #cleanUp: () => Promise<void>;

  constructor(driver: WebDriver, settings: Settings, cleanUp: () => Promise<void>) {
    super(settings);
    this.#driver = driver;
    this.#cleanUp = cleanUp;
  }

  load(address: string): Promise<void> {
    return this.#driver.get(address);
  }

  /** The window is larger than the page by the toolbar, whose height only a first try tells. */
  async resize(width: number, height: number): Promise<void> {
    const readViewport = () => this.evaluate(() => [innerWidth, innerHeight] as [number, number]);
    const [currentWidth, currentHeight] = await readViewport();
    if (currentWidth === width && currentHeight === height) return;
    const window = this.#driver.manage().window();
    const outer = await window.getRect();
    await window.setRect({
      ...{ x: 0, y: 0, width: outer.width + width - currentWidth },
      height: outer.height + height - currentHeight,
    });
    await expect.poll(readViewport).toEqual([width, height]);
  }

  back(): Promise<void> {
    return this.#driver.navigate().back();
  }

  moveAway(): Promise<void> {
    return this.#driver.actions().move({ x: 1, y: 1, origin: Origin.VIEWPORT }).perform();
  }

  press(key: "Escape" | "Enter"): Promise<void> {
    return this.#driver
      .actions()
      .sendKeys(key === "Escape" ? Key.ESCAPE : Key.ENTER)
      .perform();
  }

  evaluate<Args extends unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    return this.#driver.executeScript(`return (${run})(...arguments)`, ...args);
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from(await this.#driver.takeScreenshot(), "base64");
  }

  async end(): Promise<void> {
    await this.#driver.quit();
    await this.#cleanUp();
  }

  protected runScript(source: string): Promise<void> {
    return this.#driver.executeScript(source);
  }

  protected async clickTarget(): Promise<void> {
    await (await this.#element()).click();
  }

  protected async typeIntoTarget(text: string): Promise<void> {
    await (await this.#element()).sendKeys(text);
  }

  protected async attachToTarget(file: string): Promise<void> {
    await (await this.#element()).sendKeys(file);
  }

  #element(): Promise<WebElement> {
    return this.#driver.executeScript("return globalThis.target");
  }
}
