import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { readEnvironment } from "../../server/environment.ts";
import { openStore, type Store } from "../../server/store/store.ts";
import { everyKindOfPage } from "../every-page.ts";
import { type RunningServer, startProcess } from "../server/fixtures/start-process.ts";
import { journeys } from "./journeys.ts";
import type { Engine, Settings, Visitor } from "./visitor.ts";

/** Walks the journeys in an engine, and looks at one page of each kind, over the real build and a server with the desk. */
export function testEngine(engine: Engine): void {
  describe.skipIf(!engine.isInstalled())(engine.name, () => {
    const folder = mkdtempSync(path.join(tmpdir(), "chowk-engines-"));
    let server: RunningServer;
    let store: Store;
    let visitor: Visitor | undefined;

    beforeAll(async () => {
      const settings = { DATA_DIR: path.join(folder, "data") };
      server = await startProcess(".", { ...settings, RATE_LIMIT: "0", DESK: "on" });
      store = openStore(readEnvironment(settings));
    });
    afterEach(async ({ task }) => {
      if (task.result?.state === "fail" && visitor) await keepPicture(visitor, `${engine.name} ${task.name}`);
      expect(visitor?.complaints.splice(0) ?? []).toEqual([]);
    });
    afterAll(async () => {
      await visitor?.end();
      await store?.close();
      await server?.stop();
      rmSync(folder, { recursive: true, force: true });
    });

    /** The browser with these settings, its storage empty. */
    async function visit(overrides: Partial<Settings> = {}): Promise<Visitor> {
      const settings = { dark: false, script: true, ...overrides };
      if (!visitor || !isDeepStrictEqual(visitor.settings, settings)) {
        await visitor?.end();
        visitor = undefined;
        visitor = await engine.start(settings);
        visitor.origin = server.origin;
        return visitor;
      }
      await visitor.evaluate(() => {
        if (!location.protocol.startsWith("http")) return;
        localStorage.clear();
        sessionStorage.clear();
      });
      return visitor;
    }

    for (const { title, width, settings, goesBack, walk } of journeys)
      test(title, async () => {
        const browser = await visit(settings);
        await browser.resize(width, width === 360 ? 740 : 800);
        await walk(browser, { origin: server.origin, store, folder, popovers: engine.popovers });
        if (!goesBack) return;
        expect(browser.complaints).toEqual([]);
        visitor = undefined;
        await browser.end();
      });

    for (const page of everyKindOfPage)
      test(`${page} is complete on a phone and a desktop`, async () => {
        const browser = await visit();
        await browser.resize(360, 800);
        await browser.open(page);
        for (const width of [360, 1280]) {
          await browser.resize(width, 800);
          expect(await browser.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
          expect(await browser.evaluate(() => document.querySelectorAll("h1").length)).toBe(1);
        }
      });
  });
}

async function keepPicture(visitor: Visitor, title: string): Promise<void> {
  mkdirSync("test-results/engines", { recursive: true });
  const name = title.replace(/[^\w]+/g, "-").slice(0, 100);
  writeFileSync(`test-results/engines/${name}.png`, await visitor.screenshot());
}
