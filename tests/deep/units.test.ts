import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, describe, expect, test, vi } from "vitest";
import { parts } from "../../commands/machine.mjs";
import { temporaryFolder } from "../server/fixtures/start-app.ts";
import { startProcess } from "../server/fixtures/start-process.ts";
import { writeBuild } from "../server/fixtures/write-build.ts";

const units = readdirSync("deploy").filter((name) => /\.(service|timer)$/.test(name));
const services = units.filter((name) => name.endsWith(".service"));
const analyse = parts.systemd.find() ?? "";
const logrotate = parts.logrotate.find() ?? "";
const { folder, remove } = temporaryFolder();
afterAll(remove);

describe.skipIf(!analyse)("The units for systemd", () => {
  test("are understood whole, without a word of complaint", () => {
    for (const name of units) {
      const unit = readFileSync(join("deploy", name), "utf8");
      writeFileSync(join(folder, name), unit.replaceAll("/srv/chowk360/deploy/", `${resolve("deploy")}/`));
    }
    const { status, stdout, stderr } = judge("verify", ...units.map((name) => join(folder, name)));
    expect(stdout + stderr).toBe("");
    expect(status).toBe(0);
  });

  test.each(services)("%s is exposed by no more than 2.0 of 10", (name) => {
    const { stdout } = judge("security", "--offline=true", "--no-pager", resolve("deploy", name));
    const [, exposure] = /Overall exposure level for .*: ([\d.]+)/.exec(stdout) ?? [];
    expect(Number(exposure)).toBeLessThanOrEqual(2);
  });
});

test("an instance that can take no forms, its database being away or damaged, is not ended for that: its pages are served", () => {
  const unit = readFileSync("deploy/chowk360@.service", "utf8");
  const after = [...unit.matchAll(/^ExecStartPost=(.*)$/gm)].map(([, line = ""]) => line);
  // By the mark at its beginning a command that fails leaves the unit running (systemd.service, Command lines).
  expect(after).toEqual([expect.stringMatching(/^-.* server\/probe\.ts \d+$/)]);
});

test("a process that no longer answers gives systemd no more signs of life, and is ended and started anew", async () => {
  const unit = readFileSync("deploy/chowk360@.service", "utf8");
  expect(unit).toMatch(/^WatchdogSec=60$/m);
  expect(unit).toMatch(/^NotifyAccess=all$/m);
  expect(unit).toMatch(/^Restart=always$/m);
  const build = writeBuild();
  const signs = join(folder, "signs");
  writeFileSync(join(folder, "systemd-notify"), `#!/bin/sh\necho "$@" >>"${signs}"\n`, { mode: 0o755 });
  // Only so that the test can make it hang.
  const hang = `data:text/javascript,${encodeURIComponent('process.on("SIGUSR2", () => { for (;;); })')}`;
  const server = await startProcess(build.folder, {
    PATH: `${folder}:${process.env.PATH}`,
    WATCHDOG_USEC: "200000",
    NODE_OPTIONS: `--import ${hang}`,
  });
  const count = () => (existsSync(signs) ? readFileSync(signs, "utf8").split("WATCHDOG=1\n").length - 1 : 0);
  await vi.waitUntil(() => count() >= 3, { timeout: 20_000 });
  process.kill(server.process.pid ?? 0, "SIGUSR2");
  // Ten were due since the last.
  await vi.waitUntil(() => Date.now() - statSync(signs).mtimeMs > 1_000, { timeout: 20_000 });
  expect(server.process.exitCode).toBeNull();
  await server.stop("SIGKILL");
  build.remove();
});

test("what the units run is in the project, and a release has it too", () => {
  for (const name of services) {
    const unit = readFileSync(join("deploy", name), "utf8");
    const run = [...unit.matchAll(/^ExecStart(?:Post)?=(.*)$/gm)].map(([, line = ""]) => line);
    expect(run).not.toEqual([]);
    const files = run.flatMap((line) => line.split(" ")).filter((word) => /^\/srv|^server\//.test(word));
    for (const file of files) {
      const inProject = file.replace("/srv/chowk360/current/", "").replace("/srv/chowk360/", "");
      expect(existsSync(inProject), `${name}: ${file}`).toBe(true);
    }
  }
});

test.skipIf(!logrotate)("the log is rotated while an instance keeps writing it, and no line is lost", () => {
  const logs = join(folder, "log");
  mkdirSync(logs, { mode: 0o755 });
  const log = join(logs, "3000.log");
  const shipped = readFileSync("deploy/logrotate.conf", "utf8");
  const rules = join(folder, "logrotate.conf");
  writeFileSync(rules, shipped.replace("/var/log/chowk360/", `${logs}/`), { mode: 0o644 });
  // As systemd opens it: to be written at its end, wherever that is then.
  const writer = `exec >>"$1"; echo before; "$2" --force --state "$3" "$4"; echo after`;
  const words = ["-c", writer, "sh", log, logrotate, join(folder, "state"), rules];
  const { status, stderr } = spawnSync("/bin/sh", words, { encoding: "utf8" });
  expect(stderr).toBe("");
  expect(status).toBe(0);
  expect(readFileSync(`${log}.1`, "utf8")).toBe("before\n");
  expect(readFileSync(log, "utf8")).toBe("after\n");
});

function judge(...words: string[]) {
  return spawnSync(analyse, words, { encoding: "utf8" });
}
