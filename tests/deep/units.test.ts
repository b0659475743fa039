import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { parts } from "../../commands/machine.ts";
import { makeFolder } from "../server/fixtures/start-app.ts";
import { startProcess } from "../server/fixtures/start-process.ts";
import { writeBuild } from "../server/fixtures/write-build.ts";

const units = readdirSync("deploy").filter((name) => /\.(service|timer)$/.test(name));
const services = units.filter((name) => name.endsWith(".service"));
const site = readFileSync("deploy/chowk360@.service", "utf8");
const analyse = parts.systemd.find() ?? "";
const logrotate = parts.logrotate.find() ?? "";
const { folder, remove } = makeFolder();
afterAll(remove);

test.skipIf(!analyse)("systemd accepts the units without complaint and rates their exposure low", () => {
  const judge = (...words: string[]) => spawnSync(analyse, words, { encoding: "utf8" });
  for (const name of units) {
    const unit = readFileSync(join("deploy", name), "utf8");
    writeFileSync(join(folder, name), unit.replaceAll("/srv/chowk360/deploy/", `${resolve("deploy")}/`));
  }
  const { status, stdout, stderr } = judge("verify", ...units.map((name) => join(folder, name)));
  expect([status, stdout + stderr]).toEqual([0, ""]);
  for (const name of services) {
    const { stdout } = judge("security", "--offline=true", "--no-pager", resolve("deploy", name));
    const [, exposure] = /Overall exposure level for .*: ([\d.]+)/.exec(stdout) ?? [];
    expect(Number(exposure), name).toBeLessThanOrEqual(2);
  }
});

test("the programs that the units run exist, and an instance that can't take forms is not stopped for that", () => {
  for (const name of services) {
    const unit = readFileSync(join("deploy", name), "utf8");
    const files = [...unit.matchAll(/^ExecStart(?:Post)?=(.*)$/gm)].flatMap(([, line = ""]) =>
      line.split(" ").filter((word) => /^\/srv|^server\//.test(word)),
    );
    expect(files).not.toEqual([]);
    for (const file of files)
      expect(existsSync(file.replace(/^\/srv\/chowk360\/(current\/)?/, "")), `${name}: ${file}`).toBe(true);
  }
  // By the mark at its beginning a command that fails leaves the unit running (systemd.service, Command lines).
  expect(site.match(/^ExecStartPost=.*$/gm)).toEqual([
    expect.stringMatching(/^ExecStartPost=-.* server\/probe\.ts \d+$/),
  ]);
});

test("a process that no longer answers stops signalling systemd, and is restarted", async () => {
  expect(site).toMatch(/^WatchdogSec=60$/m);
  expect(site).toMatch(/^NotifyAccess=all$/m);
  expect(site).toMatch(/^Restart=always$/m);
  const build = writeBuild();
  onTestFinished(build.remove);
  const signals = join(folder, "signs");
  writeFileSync(join(folder, "systemd-notify"), `#!/bin/sh\necho "$@" >>"${signals}"\n`, { mode: 0o755 });
  // Only so that the test can make it hang.
  const hang = `data:text/javascript,${encodeURIComponent('process.on("SIGUSR2", () => { for (;;); })')}`;
  const server = await startProcess(build.folder, {
    PATH: `${folder}:${process.env.PATH}`,
    WATCHDOG_USEC: "200000",
    NODE_OPTIONS: `--import ${hang}`,
  });
  onTestFinished(async () => void (await server.stop("SIGKILL")));
  const count = () =>
    existsSync(signals) ? readFileSync(signals, "utf8").split("WATCHDOG=1\n").length - 1 : 0;
  await expect.poll(count).toBeGreaterThan(2);
  process.kill(server.process.pid ?? 0, "SIGUSR2");
  // Ten were due since the last.
  await expect.poll(() => Date.now() - statSync(signals).mtimeMs).toBeGreaterThan(1_000);
});

test.skipIf(!logrotate)("the log is rotated while an instance writes to it, and no line is lost", () => {
  const logs = join(folder, "log");
  mkdirSync(logs, { mode: 0o755 });
  const log = join(logs, "3000.log");
  const rules = join(folder, "logrotate.conf");
  const configuration = readFileSync("deploy/logrotate.conf", "utf8");
  writeFileSync(rules, configuration.replace("/var/log/chowk360/", `${logs}/`), { mode: 0o644 });
  // As systemd opens it: to be written at its end, wherever that is then.
  const writer = `exec >>"$1"; echo before; "$2" --force --state "$3" "$4"; echo after`;
  const words = ["-c", writer, "sh", log, logrotate, join(folder, "state"), rules];
  const { status, stderr } = spawnSync("/bin/sh", words, { encoding: "utf8" });
  expect([status, stderr]).toEqual([0, ""]);
  expect(readFileSync(`${log}.1`, "utf8")).toBe("before\n");
  expect(readFileSync(log, "utf8")).toBe("after\n");
});
