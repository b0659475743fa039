import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeEach, describe, expect, test } from "vitest";

const root = process.cwd();

function launch(args: string[], { from = root, env = {} }: { from?: string; env?: object } = {}) {
  const { status, stdout, stderr } = spawnSync("node", [path.join(from, "commands/run.mjs"), ...args], {
    cwd: tmpdir(),
    env: { ...process.env, ...env },
    encoding: "utf8",
  });
  return { status, output: stdout + stderr };
}

test("an unknown flag is refused by name", () => {
  for (const name of ["start", "check", "dev"])
    expect(launch([name, "--fast"])).toEqual({
      status: 1,
      output: `\nnpm run ${name} takes no “--fast”. npm run ${name} -- --help says what it does.\n`,
    });
});

test("a command that isn't there is answered by those that are", () => {
  const { status, output } = launch(["strat"]);
  expect(status).toBe(1);
  expect(output).toContain("There is no command “strat”. Use one of: start, test,");
});

test("a taken port is said by npm run dev, with what to do", async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
  const address = other.address();
  const port = address && typeof address === "object" ? address.port : 0;
  const { status, output } = launch(["dev"], { env: { PORT: String(port) } });
  other.close();
  expect(status).toBe(1);
  expect(output).toContain(`Port ${port} is taken`);
  expect(output).toContain(`PORT=${port + 1} npm run dev`);
});

test("settings are read from .env, and what is set outside it wins", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "chowk-env-"));
  for (const name of ["commands", "app", "server", "package.json", "package-lock.json"])
    cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
  for (const name of ["node_modules", "content"]) symlinkSync(path.join(root, name), path.join(folder, name));
  writeFileSync(path.join(folder, ".env"), "# where it listens\nPORT=eighty\n");
  const { PORT: _, ...env } = process.env;
  const read = spawnSync("node", ["commands/run.mjs", "dev"], { cwd: folder, env, encoding: "utf8" });
  const won = launch(["dev"], { from: folder, env: { PORT: "ninety" } });
  rmSync(folder, { recursive: true });
  expect(read.stderr).toContain("PORT is “eighty”");
  expect(won.output).toContain("PORT is “ninety”");
});

describe("in a copy of the project", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), "chowk-run-"));
    for (const name of ["commands", "package.json", "package-lock.json"])
      cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
    // Should the command go on to install packages, that fails at once.
    writeFileSync(path.join(folder, "npm"), "exit 1", { mode: 0o755 });
    return () => rmSync(folder, { recursive: true });
  });

  test("a .env that can’t be read is said to be so, and not passed over", () => {
    symlinkSync(".env", path.join(folder, ".env"));
    const { status, output } = launch(["inbox"], {
      from: folder,
      env: { PATH: `${folder}:${process.env.PATH}` },
    });
    expect([status, output]).toEqual([
      1,
      expect.stringMatching(/^\n\.env can’t be read \(ELOOP.*as a user who may/),
    ]);
  });

  test("packages that another user installed are left to that user", () => {
    mkdirSync(path.join(folder, "node_modules"));
    const env = {
      PATH: `${folder}:${process.env.PATH}`,
      NODE_OPTIONS: "--import=data:text/javascript,process.getuid=()=>4711",
    };
    const { status, output } = launch(["inbox"], { from: folder, env });
    expect([status, output]).toEqual([1, expect.stringContaining("Let that user run the command once")]);
    expect(output).not.toContain("Installing");
  });
});

describe("installing", () => {
  const lock = (version: string) =>
    JSON.stringify({ packages: { "": {}, "node_modules/node": { version } } });
  let folder: string;

  /** A project of its own, with an npm that notes each call in `calls` and installs once there is a file `go`. */
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), "chowk-install-"));
    mkdirSync(path.join(folder, "commands"));
    cpSync("commands/project.mjs", path.join(folder, "commands/project.mjs"));
    writeFileSync(path.join(folder, "package-lock.json"), lock("24.21.0"));
    const install = `echo installed >> calls
while [ ! -e go ]; do sleep 0.1; done
mkdir -p node_modules/.bin
ln -sf ${process.execPath} node_modules/.bin/node
cp package-lock.json node_modules/.package-lock.json`;
    writeFileSync(path.join(folder, "npm"), `#!/bin/sh\n${install}\n`, { mode: 0o755 });
    return () => rmSync(folder, { recursive: true });
  });

  const calls = () => readFileSync(path.join(folder, "calls"), "utf8").match(/installed/g)?.length;
  const ensureInstalled = () => {
    const code = 'import("./commands/project.mjs").then((project) => project.ensureInstalled())';
    const PATH = `${folder}:${process.env.PATH}`;
    const command = spawn(process.execPath, ["-e", code], { cwd: folder, env: { ...process.env, PATH } });
    const said = new Promise<string>((resolve) => command.stderr.once("data", (part) => resolve(`${part}`)));
    return { said, ended: once(command, "exit") };
  };
  const go = () => writeFileSync(path.join(folder, "go"), "");

  test("what npm has installed itself is not installed once more, until another version is wanted", async () => {
    go();
    spawnSync(path.join(folder, "npm"), { cwd: folder });
    await ensureInstalled().ended;
    expect(calls()).toBe(1);
    writeFileSync(path.join(folder, "package-lock.json"), lock("24.22.0"));
    await ensureInstalled().ended;
    expect(calls()).toBe(2);
  });

  test("of two commands at once the second waits for the first, and finds everything installed", async () => {
    const first = ensureInstalled();
    expect(await first.said).toContain("Installing packages");
    const second = ensureInstalled();
    expect(await second.said).toContain("Waiting for process");
    go();
    expect([await first.ended, await second.ended]).toEqual([
      [0, null],
      [0, null],
    ]);
    expect(calls()).toBe(1);
  });

  test("a command that was killed while it installed keeps no other waiting", async () => {
    const { pid } = spawnSync("true");
    mkdirSync(path.join(folder, ".cache"));
    writeFileSync(path.join(folder, ".cache/turn"), String(pid));
    go();
    await ensureInstalled().ended;
    expect(calls()).toBe(1);
  });
});
