import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeEach, expect, test } from "vitest";

let folder: string;
/** A project of its own, with an npm that notes each call in `calls` and installs once there is a file `go`. */
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "chowk-setup-"));
  for (const name of ["commands", "app", "server", "package.json", "package-lock.json"])
    cpSync(name, path.join(folder, name), { recursive: true });
  symlinkSync(path.resolve("content"), path.join(folder, "content"));
  const install = `echo installed >> calls
while [ ! -e go ]; do sleep 0.1; done
mkdir -p node_modules/.bin
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

test("packages are installed once, by the first of two commands, even after a killed one", async () => {
  const calls = () => readFileSync(path.join(folder, "calls"), "utf8").match(/installed/g)?.length;
  const setUp = () => {
    const env = { ...process.env, PATH: `${folder}/bin:${process.env.PATH}` };
    const command = spawn(process.execPath, ["commands/setup.mjs"], { cwd: folder, env });
    return { output: once(command.stderr, "data").then(String), end: once(command, "exit") };
  };
  // A command that was killed while it installed keeps no other waiting.
  mkdirSync(path.join(folder, ".cache"));
  writeFileSync(path.join(folder, ".cache/lock"), String(spawnSync("true").pid));
  const first = setUp();
  expect(await first.output).toContain("Installing packages");
  const secondRun = setUp();
  expect(await secondRun.output).toContain("Waiting for process");
  writeFileSync(path.join(folder, "go"), "");
  expect([await first.end, await secondRun.end]).toEqual([
    [0, null],
    [0, null],
  ]);
  expect(calls()).toBe(1);
});
