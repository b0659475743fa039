import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { findProgram, parts } from "../../../commands/machine.mjs";
import type { Engine } from "./visitor.ts";
import { WebDriver } from "./webdriver.ts";
import { WebKitVisitor } from "./webkit-visitor.ts";

const driverPath = findProgram(["WebKitWebDriver"]) ?? "";
const screenPath = findProgram(["Xvfb"]) ?? "";
const browserPath = () => globSync("/usr/lib/*/webkit2gtk-4.1/MiniBrowser")[0];

/** The toolbar of WebKit's small browser keeps its window 447 px wide, a phone's is narrower: it is made tiny. */
const tinyToolbar =
  "* { min-width: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; -gtk-icon-transform: scale(.01) }";

export const webkit: Engine = {
  name: "WebKitGTK",
  there: () => parts.webkit.find() !== undefined && browserPath() !== undefined,
  quick: "pages",
  async start(settings) {
    const home = mkdtempSync(path.join(tmpdir(), "chowk-webkit-"));
    mkdirSync(path.join(home, ".config/gtk-3.0"), { recursive: true });
    writeFileSync(path.join(home, ".config/gtk-3.0/gtk.css"), tinyToolbar);
    const [screen, display] = await startScreen();
    const [driver, origin] = await startDriver(home, display, settings.whole);
    const session = await WebDriver.start(origin, {
      browserName: "MiniBrowser",
      "webkitgtk:browserOptions": {
        binary: browserPath(),
        args: [
          "--automation",
          ...(settings.dark ? ["--dark-mode"] : []),
          ...(settings.script ? [] : ["--enable-javascript=false"]),
        ],
      },
    });
    return new WebKitVisitor(session, settings, async () => {
      for (const process of [driver, screen]) {
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
  const screen = spawn(screenPath, args, { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  const told = screen.stdio[3] as NodeJS.ReadableStream;
  const [number] = await once(told, "data");
  return [screen, `:${String(number).trim()}`];
}

async function startDriver(
  home: string,
  display: string,
  whole: boolean,
): Promise<[process: ChildProcess, origin: string]> {
  const port = await freePort();
  const driver = spawn(driverPath, [`--port=${port}`], {
    stdio: "ignore",
    env: {
      ...process.env,
      HOME: home,
      DISPLAY: display,
      GDK_BACKEND: "x11",
      LIBGL_ALWAYS_SOFTWARE: "1",
      // It draws with a third less of the processor's time, and ends where one page passes into another.
      ...(!whole && { WEBKIT_DISABLE_DMABUF_RENDERER: "1" }),
      // The sandbox needs rights that root in a container has not. Nothing but our own pages is opened.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
    },
  });
  const origin = `http://127.0.0.1:${port}`;
  for (let tries = 0; ; tries++) {
    const up = await fetch(`${origin}/status`).catch((error) => error);
    if (up instanceof Response) return [driver, origin];
    if (driver.exitCode !== null || tries > 200)
      throw new Error("WebKitWebDriver did not start", { cause: up });
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, "close");
  return port;
}
