import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { isDeepStrictEqual, promisify } from "node:util";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { readEnvironment } from "../../server/process/environment.ts";
import { openStore } from "../../server/store/store.ts";
import { newPerson } from "../server/fixtures/desk-client.ts";
import { anApplication } from "../server/fixtures/new-submissions.ts";
import { type Started, startProcess, surroundings } from "../server/fixtures/start-process.ts";
import { type Change, type Door, openDoor } from "./door/open-door.ts";
import { type Journey, journeys } from "./journeys/journeys.ts";
import type { Engine, Settings, Visitor } from "./visitors/visitor.ts";

type Wishes = Change & {
  /** Which pages are looked at besides walking the journeys. */
  pages: readonly string[];
  popovers?: boolean;
};

/** What the site promises in one engine: every page at a phone's and a desk's width, and the journeys. */
export function promisesIn(engine: Engine, { pages, popovers = true, ...change }: Wishes): void {
  if (!engine.there()) console.log(`${engine.name} is not on this machine: its tests are skipped.`);
  describe.skipIf(!engine.there())(engine.name, () => {
    const visits = siteFor(engine, popovers, change);
    for (const path of pages) pageIsSound(visits, path);
    for (const { title, width, settings, walk } of bySettings(journeysIn(engine), engine))
      test(title, async () => {
        const visitor = await visits.visitor(settings);
        await visitor.resize(width, width === 360 ? 740 : 800);
        await walk(visitor, visits);
        await visitor.evaluate(() => {
          localStorage.clear();
          sessionStorage.clear();
        });
      });
  });
}

function journeysIn(engine: Engine): Journey[] {
  if (engine.quick !== "pages") return journeys;
  return journeys.map((one) => ({ ...one, settings: { ...one.settings, whole: true } }));
}

/** In an order in which the browser is rarely started anew: as it is set for the pages first. */
function bySettings(all: Journey[], engine: Engine): Journey[] {
  const orderOf = ({ settings }: Journey) => {
    const { dark, script, whole } = settingsIn(engine, settings);
    return [dark, !script, whole !== settingsIn(engine).whole].join();
  };
  return all.toSorted((one, other) => orderOf(one).localeCompare(orderOf(other)));
}

/** How the engine's browser is set where so much is wished. */
function settingsIn(engine: Engine, wished: Partial<Settings> = {}): Settings {
  const settings = { dark: false, script: true, whole: false, ...wished };
  return { ...settings, whole: !engine.quick || settings.whole };
}

function pageIsSound(visits: Visits, path: string): void {
  test(`${path} stands whole at 360 and 1280 px: no error, nothing forbidden, no scrolling sideways`, async () => {
    const visitor = await visits.visitor();
    await visitor.resize(360, 800);
    await visitor.open(path);
    for (const width of [360, 1280]) {
      await visitor.resize(width, 800);
      await visits.quiet();
      expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(await visitor.evaluate(() => document.querySelectorAll("h1").length)).toBe(1);
    }
  });
}

/** What a journey knows of the site besides its pages. */
export type Visits = {
  /** The browser with these settings; one with others is ended, for a page that nobody looks at works on. */
  visitor: (settings?: Partial<Settings>) => Promise<Visitor>;
  /** A folder for this engine's files: the server's data and what visitors attach. */
  folder: string;
  /** False in browsers that know no popovers: they show plain links instead. */
  popovers: boolean;
  /** Waits until the page asks for nothing more. */
  quiet: () => Promise<void>;
  /**
   * Has the browser come by another address, where it knows no script yet and gets none until the returned function is
   * called.
   */
  holdScripts: () => Promise<() => void>;
  /** Everything that lies in the staff's inbox, quarantined or not. */
  inbox: () => Promise<unknown[]>;
  /** Has one of the staff let in to the desk, with the password of `desk-client.ts`, and answers the address to sign in with. */
  letIn: (name: string) => Promise<string>;
  /** Keeps an application of somebody with this first name and CV, as if it had been sent. */
  apply: (firstName: string, cv: Buffer) => Promise<void>;
};

function siteFor(engine: Engine, popovers: boolean, change: Change): Visits {
  const folder = mkdtempSync(path.join(tmpdir(), "chowk-engines-"));
  const data = path.join(folder, "data");
  let server: Started;
  let door: Door;
  let lateDoor: Door | undefined;
  let last: Visitor | undefined;

  beforeAll(async () => {
    server = await startProcess(".", { DATA_DIR: data, RATE_LIMIT: "0", DESK: "on" });
    door = await openDoor(server.origin, change);
  });
  afterEach(async ({ task }) => {
    await door.quiet();
    await lateDoor?.quiet();
    const heard = [...door.complaints(), ...(lateDoor?.complaints() ?? [])];
    if (last) last.origin = door.origin;
    if (task.result?.state === "fail" && last) {
      const words = await last.evaluate(() => document.body.innerText);
      console.log(`${engine.name} stands at ${await last.path()}:\n${words.slice(0, 2000)}`);
      await keepPicture(last, engine, task.name);
    }
    expect(heard).toEqual([]);
  });
  afterAll(async () => {
    await last?.end();
    await door?.shut();
    await lateDoor?.shut();
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  return {
    folder,
    popovers,
    quiet: () => door.quiet(),
    async holdScripts() {
      lateDoor = await openDoor(server.origin, change);
      if (last) last.origin = lateDoor.origin;
      return lateDoor.holdScripts();
    },
    async inbox() {
      const { stdout } = await promisify(execFile)(
        process.execPath,
        ["server/inbox.ts", "export", "--json"],
        { env: { ...surroundings, DATA_DIR: data } },
      );
      return JSON.parse(stdout);
    },
    async letIn(name) {
      const store = openStore(readEnvironment({ DATA_DIR: data }));
      const { email } = await newPerson({ origin: server.origin, store }, name, "staff");
      await store.close();
      return email;
    },
    async apply(firstName, cv) {
      const store = openStore(readEnvironment({ DATA_DIR: data }));
      await store.keep(anApplication(cv, { firstName }));
      await store.close();
    },
    async visitor(wished) {
      const settings = settingsIn(engine, wished);
      if (last && isDeepStrictEqual(last.settings, settings)) return last;
      await last?.end();
      last = undefined;
      last = await engine.start(settings);
      last.origin = door.origin;
      return last;
    },
  };
}

async function keepPicture(visitor: Visitor, engine: Engine, title: string): Promise<void> {
  const name = `${engine.name} ${title}`.replace(/[^\w]+/g, "-").slice(0, 100);
  mkdirSync("test-results/engines", { recursive: true });
  writeFileSync(`test-results/engines/${name}.png`, await visitor.screenshot());
}
