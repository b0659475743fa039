// @module-tag caddy
import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { openStore } from "../../server/store/store.ts";
import { findFreePort } from "../server/fixtures/find-free-port.ts";
import { makeSamples, send } from "../server/fixtures/sample-submissions.ts";
import { fetchRaw } from "../server/fixtures/send-request.ts";
import { startCaddy } from "../server/fixtures/start-caddy.ts";
import { baseEnvironment } from "../server/fixtures/start-process.ts";
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
  for (const name of ["server", "formats", "package.json", "package-lock.json"])
    cpSync(name, join(root, name), { recursive: true });
  symlinkSync(resolve("node_modules"), join(root, "node_modules"));
});

test("at 200 requests a second, releases and a rollback lose not one request", async () => {
  const live = join(root, "live");
  const ports = [await findFreePort(), await findFreePort()];
  const settings = {
    RELEASE_RESTART: `kill -TERM $(cat ${root}/$PORT.pid) || true`,
    RELEASE_PORTS: ports.join(),
    RELEASE_WAIT: "60",
  };
  expect(await release("monday")).toMatchObject({
    code: 0,
    output: expect.stringContaining("nothing was restarted"),
  });
  for (const port of ports) startService(port, { DATA_DIR: live, RATE_LIMIT: "0", TRUST_PROXY: "1" });
  const listServedDays = () => Promise.all(ports.map(readDay));
  await expect.poll(listServedDays).toEqual(["monday", "monday"]);
  const proxy = await startCaddy(ports);
  onTestFinished(proxy.stop);
  const visitors = startVisitors(proxy.origin);

  const goodRelease = await release("tuesday", settings);
  expect(goodRelease.code, goodRelease.output).toBe(0);
  expect(await listServedDays()).toEqual(["tuesday", "tuesday"]);
  for (const port of ports) expect(goodRelease.output).toContain(`Restarting the instance at port ${port}`);

  replaceServer('if (process.env.DATA_DIR?.endsWith("live")) throw new Error("a mistake");');
  const badRelease = await release("wednesday", { ...settings, RELEASE_WAIT: "3" });
  expect(badRelease.code).toBe(1);
  expect(badRelease.output).toMatch(/Release 3 failed at port \d+: after 3 s .*\. Release 2 is served again/);
  expect(await listServedDays()).toEqual(["tuesday", "tuesday"]);

  replaceServer('throw new Error("a mistake seen at once");');
  const doomedRelease = await release("thursday", settings);
  expect(doomedRelease.code).toBe(1);
  expect(doomedRelease.output).toMatch(
    /Release 4 does not start.*a mistake seen at once.*Nothing was released/s,
  );

  const rollback = await run(["--back"], settings);
  expect(rollback.code, rollback.output).toBe(0);
  expect(await listServedDays()).toEqual(["monday", "monday"]);

  const { requests, failures, acknowledged } = await visitors.stop();
  expect(failures).toEqual([]);
  expect(requests).toBeGreaterThan(1_000);
  const store = openStore({ DATA_DIR: live });
  const storedIds = (await store.inbox.list(["new"])).map(({ id }) => id);
  await store.close();
  expect(storedIds.sort()).toEqual(acknowledged.sort());
});

test("a release rolled back stays so, overnight too, until somebody says that it is fixed", async () => {
  cpSync("server", join(root, "server"), { recursive: true });
  const readRelease = () => JSON.parse(readFileSync(join(root, "current/build/site.json"), "utf8")).release;
  for (const day of ["friday", "saturday"])
    expect(await release(day, {}, "--forward")).toMatchObject({ code: 0 });
  expect(await run(["--back"], {})).toMatchObject({ code: 0, output: expect.stringContaining("--forward") });
  const night = await release("sunday");
  expect(night.code).toBe(1);
  expect(night.output).toMatch(
    /^\nRelease \d+ was taken back on \d+ .* (am|pm), .*npm run release -- --forward/,
  );
  expect(readRelease()).toBe("friday");
  expect(await release("monday", { DESK: "on" }, "--forward")).toMatchObject({ code: 0 });
  expect(readRelease()).toBe("monday");
  expect(await run(["--back"], {})).toMatchObject({ code: 0 });
  expect(readRelease(), "Saturday’s was a mistake").toBe("friday");
});

/** Releases the small site, in which one script and what tells the releases apart are of that day. */
function release(day: string, settings: Record<string, string> = {}, ...options: string[]) {
  const manifest = join(build.folder, "build/site.json");
  writeFileSync(manifest, JSON.stringify({ ...JSON.parse(readFileSync(manifest, "utf8")), release: day }));
  const assets = join(build.folder, "build/client/assets");
  rmSync(assets, { recursive: true });
  mkdirSync(assets);
  writeFileSync(join(assets, `entry-${day}.js`), `console.log("${day}")`);
  return run(["--from", join(build.folder, "build"), ...options], settings);
}

async function run(args: readonly string[], settings: object): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, [resolve("commands/release.ts"), ...args], {
    cwd: root,
    env: { ...baseEnvironment, ...settings },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  const [code] = await once(child, "close");
  return { code, output };
}

/** Which day's release an instance serves; undefined while it serves none. */
function readDay(port: number): Promise<string | undefined> {
  return fetchRaw(`http://127.0.0.1:${port}`, "/healthz").then(
    ({ text }) => JSON.parse(text).release,
    () => undefined,
  );
}

function replaceServer(mistake: string): void {
  writeFileSync(join(root, "server/main.ts"), `${mistake}\n${readFileSync("server/main.ts", "utf8")}`);
}

/**
 * An instance as a service manager keeps it until the test is over: started in the folder that `current` leads to then, and
 * started again there whenever it ends. Its process is named in `PORT.pid`.
 */
function startService(port: number, settings: Record<string, string>): void {
  let isWanted = true;
  let stop = () => true;
  const keepRunning = async () => {
    for (; isWanted; await pause(200)) {
      const env = { ...baseEnvironment, ...settings, PORT: String(port) };
      const cwd = join(root, "current");
      const child = spawn("node_modules/.bin/node", ["server/main.ts"], { cwd, env, stdio: "ignore" });
      writeFileSync(join(root, `${port}.pid`), String(child.pid));
      stop = () => child.kill("SIGTERM");
      await once(child, "exit");
    }
  };
  const end = keepRunning();
  onTestFinished(() => {
    isWanted = false;
    stop();
    return end;
  });
}

/**
 * 200 requests a second, each on a connection of its own: pages, a script of a tab opened on Monday, enquiries. They do not
 * wait for those before, up to the hundred that a machine too busy to answer has open.
 */
function startVisitors(origin: string) {
  const samples = makeSamples(20_000, 18, { cvEvery: 40_000 }).values();
  const failures: string[] = [];
  const acknowledged: string[] = [];
  const visits: Promise<void>[] = [];
  const paths = ["/", "/About", "/Blog/2", "/assets/entry-monday.js", "/pictures/lift-def456.webp"];
  let isRunning = true;
  let openCount = 0;
  const visit = async (number: number) => {
    const sample = number % 20 === 0 ? samples.next().value : undefined;
    const path = paths[number % paths.length] ?? "/";
    openCount += 1;
    const response: Promise<{ status: number }> = sample ? send(origin, sample) : fetchRaw(origin, path);
    const result = await response.then(({ status }) => status, String);
    openCount -= 1;
    if (result !== 200) failures.push(`${sample ? "enquiry" : path}: ${result}`);
    else if (sample) acknowledged.push(sample.id);
  };
  const start = performance.now();
  const sending = (async () => {
    for (; isRunning; await pause(5))
      while (visits.length < (performance.now() - start) / 5 && openCount < 100)
        visits.push(visit(visits.length));
  })();
  return {
    async stop() {
      isRunning = false;
      await sending;
      await Promise.all(visits);
      return { requests: visits.length, failures, acknowledged };
    },
  };
}
