import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";

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
