// @module-tag nginx
import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { openStore } from "../../server/store/store.ts";
import { ask } from "../server/fixtures/ask.ts";
import { freePort } from "../server/fixtures/free-port.ts";
import { startNginx } from "../server/fixtures/start-nginx.ts";
import { surroundings } from "../server/fixtures/start-process.ts";
import { startService } from "../server/fixtures/start-service.ts";
import { makeWishes, send } from "../server/fixtures/submissions.ts";
import { writeBuild } from "../server/fixtures/write-build.ts";

/** On the disk of the project, where packages can be linked instead of copied. */
mkdirSync(".cache", { recursive: true });
const root = mkdtempSync(resolve(".cache/releases-"));
const build = writeBuild({ desk: true });
afterAll(() => {
  build.remove();
  rmSync(root, { recursive: true, force: true });
});

beforeAll(() => {
  for (const name of ["server", "package.json", "package-lock.json"])
    cpSync(name, join(root, name), { recursive: true });
  symlinkSync(resolve("node_modules"), join(root, "node_modules"));
});

const clearing: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const clear of clearing) await clear();
});

test("under 200 requests a second, releases and the way back from a bad one cost not one request", async () => {
  const live = join(root, "live");
  const ports = [await freePort(), await freePort()];
  const settings = {
    RELEASE_RESTART: `kill -TERM $(cat ${root}/$PORT.pid) || true`,
    RELEASE_PORTS: ports.join(),
    RELEASE_WAIT: "60",
  };
  expect(await release("monday")).toMatchObject({
    code: 0,
    said: expect.stringContaining("nothing was restarted"),
  });
  const service = { DATA_DIR: live, RATE_LIMIT: "0", TRUST_PROXY: "1" };
  const instances = ports.map((port) => startService(root, port, service));
  clearing.push(...instances.map((one) => one.stop));
  for (const port of ports) await vi.waitUntil(() => shown(port), { timeout: 20_000 });
  const proxy = await startNginx(ports);
  clearing.unshift(proxy.stop);
  const visitors = startVisitors(proxy.origin);

  const good = await release("tuesday", settings);
  expect(good.code, good.said).toBe(0);
  for (const port of ports) expect(await shown(port)).toBe("tuesday");
  const steps = [
    "starting it beside what is served",
    ...ports.map((port) => `Restarting the instance at port ${port}`),
  ];
  for (const step of steps) expect(good.said).toContain(step);

  replaceServer('if (process.env.DATA_DIR?.endsWith("live")) throw new Error("a mistake");');
  const bad = await release("wednesday", { ...settings, RELEASE_WAIT: "3" });
  expect(bad.code).toBe(1);
  expect(bad.said).toMatch(/Release 3 failed at port \d+: after 3 s .*\. Release 2 is served again/);
  for (const port of ports) expect(await shown(port)).toBe("tuesday");

  replaceServer('throw new Error("a mistake seen at once");');
  const hopeless = await release("thursday", settings);
  expect(hopeless.code).toBe(1);
  expect(hopeless.said).toMatch(/Release 4 does not start.*a mistake seen at once.*Nothing was released/s);

  const back = await run(["--back"], settings);
  expect(back.code, back.said).toBe(0);
  for (const port of ports) expect(await shown(port)).toBe("monday");

  const { asked, seconds, broken, acknowledged } = await visitors.stop();
  console.log(
    `${asked} requests in ${seconds.toFixed()} s, ${broken.length} of them without an answer, ${acknowledged.length} enquiries`,
  );
  expect(broken).toEqual([]);
  expect(asked).toBeGreaterThan(2_000);
  const store = openStore({ DATA_DIR: live, DATABASE_URL: undefined });
  const kept = new Set((await store.list(["new"])).map(({ id }) => id));
  await store.close();
  expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
  expect(kept.size).toBe(acknowledged.length);
});

describe("A release is refused, and nothing is touched,", () => {
  test.each([
    [
      ["--forward", "--from", "nowhere"],
      {},
      /There is no built site to serve \(nowhere\/site\.json is missing\)/,
    ],
    [["--back"], {}, /There is no earlier release to go back to/],
    [["--fast"], {}, /--fast/],
    [[], { RELEASE_PORTS: "3000 3001" }, /RELEASE_PORTS is “3000 3001”; wanted: the ports/],
    [[], { RELEASE_WAIT: "soon" }, /RELEASE_WAIT is “soon”; wanted: seconds/],
  ])("%j %j", async (args, settings, wanted) => {
    const before = realpathSync(join(root, "current"));
    const { code, said } = await run(args, settings);
    expect(code).toBe(1);
    expect(said).toMatch(wanted);
    expect(realpathSync(join(root, "current"))).toBe(before);
  });
});

test("what was taken back stays back, at night too, until somebody says that it is mended", async () => {
  cpSync("server", join(root, "server"), { recursive: true });
  const serves = () => JSON.parse(readFileSync(join(root, "current/build/site.json"), "utf8")).release;
  for (const day of ["friday", "saturday"])
    expect(await release(day, {}, "--forward")).toMatchObject({ code: 0 });
  expect(await run(["--back"], {})).toMatchObject({ code: 0, said: expect.stringContaining("--forward") });
  const night = await release("sunday");
  expect(night.code).toBe(1);
  expect(night.said).toMatch(
    /^\nRelease \d+ was taken back on \d+ .* (am|pm), .*npm run release -- --forward/,
  );
  expect(serves()).toBe("friday");
  expect(await release("monday", {}, "--forward")).toMatchObject({ code: 0 });
  expect(await release("tuesday")).toMatchObject({ code: 0 });
  expect(serves()).toBe("tuesday");
});

test("pages built elsewhere bring the desk with them", async () => {
  expect((await release("wednesday", { DESK: "on" }, "--forward")).said).toContain("pages answered");
});

/** Releases the small site, in which one script and what tells the releases apart are of that day. */
function release(day: string, settings: Record<string, string> = {}, ...more: string[]) {
  const manifest = join(build.folder, "build/site.json");
  writeFileSync(manifest, JSON.stringify({ ...JSON.parse(readFileSync(manifest, "utf8")), release: day }));
  const assets = join(build.folder, "build/client/assets");
  rmSync(assets, { recursive: true });
  mkdirSync(assets);
  writeFileSync(join(assets, `entry-${day}.js`), `console.log("${day}")`);
  return run(["--from", join(build.folder, "build"), ...more], settings);
}

async function run(
  args: readonly string[],
  settings: object,
): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [resolve("commands/release.ts"), ...args], {
    cwd: root,
    env: { ...surroundings, ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => {
      said += chunk.toString();
    });
  const [code] = await once(child, "close");
  return { code, said };
}

/** Which day's release an instance serves; undefined while it serves none. */
function shown(port: number): Promise<string | undefined> {
  return ask(`http://127.0.0.1:${port}`, "/healthz").then(
    ({ text }) => JSON.parse(text).release,
    () => undefined,
  );
}

function replaceServer(mistake: string): void {
  writeFileSync(join(root, "server/main.ts"), `${mistake}\n${readFileSync("server/main.ts", "utf8")}`);
}

/**
 * 200 requests a second, each on a connection of its own: pages, a script of a tab opened on Monday, enquiries. They do not
 * wait for those before, up to the hundred that a machine too busy to answer has open: more, and nginx itself refuses.
 */
function startVisitors(origin: string) {
  const wishes = makeWishes(20_000, 18, { cvEvery: 40_000 }).values();
  const broken: string[] = [];
  const acknowledged: string[] = [];
  const under: Promise<void>[] = [];
  const paths = [
    "/",
    "/About",
    "/Blog/2",
    "/assets/entry-monday.js",
    "/pictures/lift-def456.webp",
    "/About.data",
  ];
  const visit = async (number: number) => {
    const wish = number % 20 === 0 ? wishes.next().value : undefined;
    const path = paths[number % paths.length] ?? "/";
    open += 1;
    try {
      const { status } = wish ? await send(origin, wish) : await ask(origin, path);
      if (status !== 200) broken.push(`${wish ? "enquiry" : path}: ${status}`);
      else if (wish) acknowledged.push(wish.id);
    } catch (error) {
      broken.push(`${wish ? "enquiry" : path}: ${error}`);
    } finally {
      open -= 1;
    }
  };
  let going = true;
  let open = 0;
  const begun = performance.now();
  const ask200 = async () => {
    while (going) {
      const due = (performance.now() - begun) / 5;
      while (under.length < due && open < 100) under.push(visit(under.length));
      await setTimeout(5);
    }
  };
  const asking = ask200();
  return {
    async stop() {
      going = false;
      await asking;
      await Promise.all(under);
      return { asked: under.length, seconds: (performance.now() - begun) / 1_000, broken, acknowledged };
    },
  };
}
