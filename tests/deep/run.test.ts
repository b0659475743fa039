import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempDisposableSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";

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
  using project = mkdtempDisposableSync(path.join(tmpdir(), "chowk-run-"));
  const folder = project.path;
  for (const name of ["commands", "app", "server", "package.json", "package-lock.json"])
    cpSync(name, path.join(folder, name), { recursive: true });
  for (const name of ["content", "node_modules"]) symlinkSync(path.resolve(name), path.join(folder, name));
  writeFileSync(path.join(folder, ".env"), "# where it listens\nPORT=eighty\n");
  const { PORT: _, ...env } = process.env;
  const read = spawnSync("node", ["commands/run.mjs", "dev"], { cwd: folder, env, encoding: "utf8" });
  expect(read.stderr).toContain("PORT is “eighty”");
  expect(launch(["dev"], { from: folder, env: { PORT: "ninety" } }).output).toContain("PORT is “ninety”");
});
