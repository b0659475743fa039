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
  folder = mkdtempSync(path.join(tmpdir(), "chowk-run-"));
  for (const name of ["commands", "app", "server", "package.json", "package-lock.json"])
    cpSync(name, path.join(folder, name), { recursive: true });
  symlinkSync(path.resolve("content"), path.join(folder, "content"));
  const install = `echo installed >> calls
while [ ! -e go ]; do sleep 0.1; done
mkdir -p node_modules/.bin
ln -sf ${process.execPath} node_modules/.bin/node
cp package-lock.json node_modules/.package-lock.json`;
  writeFileSync(path.join(folder, "npm"), `#!/bin/sh\n${install}\n`, { mode: 0o755 });
  return () => rmSync(folder, { recursive: true });
});

function launch(args: string[], { from = process.cwd(), env = {} }: { from?: string; env?: object } = {}) {
  const { status, stdout, stderr } = spawnSync("node", [path.join(from, "commands/run.mjs"), ...args], {
    cwd: tmpdir(),
    env: { ...process.env, ...env },
    encoding: "utf8",
  });
  return { status, output: stdout + stderr };
}

test("a command or flag that isn't there is refused by name, with what there is", () => {
  expect(launch(["start", "--fast"])).toEqual({
    status: 1,
    output: `\nnpm run start takes no “--fast”. npm run start -- --help says what it does.\n`,
  });
  const { status, output } = launch(["strat"]);
  expect([status, output]).toEqual([
    1,
    expect.stringContaining("There is no command “strat”. Use one of: start, test,"),
  ]);
});

test("a taken port is said by npm run dev, with what to do", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as { port: number };
  const { status, output } = launch(["dev"], { env: { PORT: String(port) } });
  other.close();
  expect(status).toBe(1);
  expect(output).toContain(`Port ${port} is taken`);
  expect(output).toContain(`PORT=${port + 1} npm run dev`);
});

test("settings are read from .env, and what is set outside it wins", () => {
  symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"));
  writeFileSync(path.join(folder, ".env"), "# where it listens\nPORT=eighty\n");
  const { PORT: _, ...env } = process.env;
  const read = spawnSync("node", ["commands/run.mjs", "dev"], { cwd: folder, env, encoding: "utf8" });
  expect(read.stderr).toContain("PORT is “eighty”");
  expect(launch(["dev"], { from: folder, env: { PORT: "ninety" } }).output).toContain("PORT is “ninety”");
});

test("settings that can’t be read, and packages of another user, are said and left alone", () => {
  symlinkSync(".env", path.join(folder, ".env"));
  expect(launch(["inbox"], { from: folder }).output).toMatch(/^\n\.env can’t be read \(ELOOP/);
  rmSync(path.join(folder, ".env"));
  mkdirSync(path.join(folder, "node_modules"));
  const env = { NODE_OPTIONS: "--import=data:text/javascript,process.getuid=()=>4711" };
  expect(launch(["inbox"], { from: folder, env }).output).toContain("Let that user run the command once");
});

test("packages are installed once, by the first of two commands, though one before them was killed", async () => {
  const calls = () => readFileSync(path.join(folder, "calls"), "utf8").match(/installed/g)?.length;
  const ensureInstalled = () => {
    const code = 'import("./commands/project.mjs").then((project) => project.ensureInstalled())';
    const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` };
    const command = spawn(process.execPath, ["-e", code], { cwd: folder, env });
    return { output: once(command.stderr, "data").then(String), end: once(command, "exit") };
  };
  // A command that was killed while it installed keeps no other waiting.
  mkdirSync(path.join(folder, ".cache"));
  writeFileSync(path.join(folder, ".cache/turn"), String(spawnSync("true").pid));
  const first = ensureInstalled();
  expect(await first.output).toContain("Installing packages");
  const second = ensureInstalled();
  expect(await second.output).toContain("Waiting for process");
  writeFileSync(path.join(folder, "go"), "");
  expect([await first.end, await second.end]).toEqual([
    [0, null],
    [0, null],
  ]);
  expect(calls()).toBe(1);
});
