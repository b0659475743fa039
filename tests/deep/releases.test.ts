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
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { openStore } from "../../server/store/store.ts";
import { ask } from "../server/fixtures/ask.ts";
import { freePort } from "../server/fixtures/free-port.ts";
import { startNginx } from "../server/fixtures/start-nginx.ts";
import { surroundings } from "../server/fixtures/start-process.ts";
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

test("at 200 requests a second, releases and a rollback lose not one request", async () => {
  const live = join(root, "live");
  const ports = [await freePort(), await freePort()];
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
  const served = () => Promise.all(ports.map(dayAt));
  await expect.poll(served).toEqual(["monday", "monday"]);
  const proxy = await startNginx(ports);
  onTestFinished(proxy.stop);
  const visitors = startVisitors(proxy.origin);

  const good = await release("tuesday", settings);
  expect(good.code, good.output).toBe(0);
  expect(await served()).toEqual(["tuesday", "tuesday"]);
  for (const port of ports) expect(good.output).toContain(`Restarting the instance at port ${port}`);

  replaceServer('if (process.env.DATA_DIR?.endsWith("live")) throw new Error("a mistake");');
  const bad = await release("wednesday", { ...settings, RELEASE_WAIT: "3" });
  expect(bad.code).toBe(1);
  expect(bad.output).toMatch(/Release 3 failed at port \d+: after 3 s .*\. Release 2 is served again/);
  expect(await served()).toEqual(["tuesday", "tuesday"]);

  replaceServer('throw new Error("a mistake seen at once");');
  const hopeless = await release("thursday", settings);
  expect(hopeless.code).toBe(1);
  expect(hopeless.output).toMatch(/Release 4 does not start.*a mistake seen at once.*Nothing was released/s);

  const back = await run(["--back"], settings);
  expect(back.code, back.output).toBe(0);
  expect(await served()).toEqual(["monday", "monday"]);

  const { requests, broken, acknowledged } = await visitors.stop();
  expect(broken).toEqual([]);
  expect(requests).toBeGreaterThan(1_000);
  const store = openStore({ DATA_DIR: live });
  const kept = (await store.list(["new"])).map(({ id }) => id);
  await store.close();
  expect(kept.sort()).toEqual(acknowledged.sort());
});

test.each([
  [
    ["--forward", "--from", "nowhere"],
    {},
    /There is no built site to serve \(nowhere\/site\.json is missing\)/,
  ],
  [["--back"], {}, /There is no earlier release to go back to/],
  [[], { RELEASE_PORTS: "3000 3001" }, /RELEASE_PORTS is “3000 3001”; wanted: the ports/],
  [[], { RELEASE_WAIT: "soon" }, /RELEASE_WAIT is “soon”; wanted: seconds/],
])("a release with %j and %j is refused, and nothing is touched", async (args, settings, message) => {
  const before = realpathSync(join(root, "current"));
  const { code, output } = await run(args, settings);
  expect([code, output]).toEqual([1, expect.stringMatching(message)]);
  expect(realpathSync(join(root, "current"))).toBe(before);
});

test("a release rolled back stays so, overnight too, until somebody says that it is fixed", async () => {
  cpSync("server", join(root, "server"), { recursive: true });
  const served = () => JSON.parse(readFileSync(join(root, "current/build/site.json"), "utf8")).release;
  for (const day of ["friday", "saturday"])
    expect(await release(day, {}, "--forward")).toMatchObject({ code: 0 });
  expect(await run(["--back"], {})).toMatchObject({ code: 0, output: expect.stringContaining("--forward") });
  const night = await release("sunday");
  expect(night.code).toBe(1);
  expect(night.output).toMatch(
    /^\nRelease \d+ was taken back on \d+ .* (am|pm), .*npm run release -- --forward/,
  );
  expect(served()).toBe("friday");
  expect(await release("monday", { DESK: "on" }, "--forward")).toMatchObject({ code: 0 });
  expect(served()).toBe("monday");
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

async function run(args: readonly string[], settings: object): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, [resolve("commands/release.ts"), ...args], {
    cwd: root,
    env: { ...surroundings, ...settings },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  const [code] = await once(child, "close");
  return { code, output };
}

/** Which day's release an instance serves; undefined while it serves none. */
function dayAt(port: number): Promise<string | undefined> {
  return ask(`http://127.0.0.1:${port}`, "/healthz").then(
    ({ text }) => JSON.parse(text).release,
    () => undefined,
  );
}

function replaceServer(mistake: string): void {
  writeFileSync(join(root, "server/main.ts"), `${mistake}\n${readFileSync("server/main.ts", "utf8")}`);
}

/**
 * An instance as a service manager keeps it until the test is over: started in the folder that `current` leads to then, and
 * started anew there whenever it ends. Its process is named in `PORT.pid`.
 */
function startService(port: number, settings: Record<string, string>): void {
  let wanted = true;
  let stop = () => true;
  const keepRunning = async () => {
    for (; wanted; await pause(200)) {
      const env = { ...surroundings, ...settings, PORT: String(port) };
      const cwd = join(root, "current");
      const child = spawn("node_modules/.bin/node", ["server/main.ts"], { cwd, env, stdio: "ignore" });
      writeFileSync(join(root, `${port}.pid`), String(child.pid));
      stop = () => child.kill("SIGTERM");
      await once(child, "exit");
    }
  };
  const end = keepRunning();
  onTestFinished(() => {
    wanted = false;
    stop();
    return end;
  });
}

/**
 * 200 requests a second, each on a connection of its own: pages, a script of a tab opened on Monday, enquiries. They do not
 * wait for those before, up to the hundred that a machine too busy to answer has open: more, and nginx itself refuses.
 */
function startVisitors(origin: string) {
  const wishes = makeWishes(20_000, 18, { cvEvery: 40_000 }).values();
  const broken: string[] = [];
  const acknowledged: string[] = [];
  const visits: Promise<void>[] = [];
  const paths = [
    "/",
    "/About",
    "/Blog/2",
    "/assets/entry-monday.js",
    "/pictures/lift-def456.webp",
    "/About.data",
  ];
  let going = true;
  let open = 0;
  const visit = async (number: number) => {
    const wish = number % 20 === 0 ? wishes.next().value : undefined;
    const path = paths[number % paths.length] ?? "/";
    open += 1;
    const answer: Promise<{ status: number }> = wish ? send(origin, wish) : ask(origin, path);
    const result = await answer.then(({ status }) => status, String);
    open -= 1;
    if (result !== 200) broken.push(`${wish ? "enquiry" : path}: ${result}`);
    else if (wish) acknowledged.push(wish.id);
  };
  const start = performance.now();
  const coming = (async () => {
    for (; going; await pause(5))
      while (visits.length < (performance.now() - start) / 5 && open < 100) visits.push(visit(visits.length));
  })();
  return {
    async stop() {
      going = false;
      await coming;
      await Promise.all(visits);
      return { requests: visits.length, broken, acknowledged };
    },
  };
}
