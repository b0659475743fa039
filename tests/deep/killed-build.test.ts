import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdtempSync, readdirSync, readlinkSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { inputs } from "../../commands/project.mjs";
import { beginRelease, finishRelease } from "../../commands/release/release-folders.ts";
import { switchLink } from "../../commands/release/switch-link.ts";
import { copyProject } from "../project-copy.ts";
import { ask } from "../server/fixtures/ask.ts";
import { startProcess } from "../server/fixtures/start-process.ts";
import { builtFiles, writeBuild } from "../server/fixtures/write-build.ts";

const copy = copyProject();
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test("a build that is killed halfway leaves the old site complete, for those who are being served and for a new start", async () => {
  const old = writeBuild();
  const unfinished = beginRelease(copy);
  cpSync(join(old.folder, "build"), join(unfinished, "build"), { recursive: true });
  switchLink(copy, "build", finishRelease(copy, unfinished));
  old.remove();
  const server = await startProcess(copy, { DATA_DIR: join(copy, "data") });

  const build = startBuild(copy);
  const ended = once(build, "exit");
  const begun = join(copy, `releases/unfinished-${build.pid}`);
  await vi.waitUntil(() => existsSync(join(begun, "build/client/assets")), { timeout: 90_000, interval: 50 });
  process.kill(-Number(build.pid), "SIGKILL");
  await ended;

  expect(readlinkSync(join(copy, "build"))).toBe("releases/1/build");
  const restarted = await startProcess(copy, { DATA_DIR: join(copy, "data") });
  for (const { origin } of [server, restarted])
    for (const name of ["About/index.html", "pictures/lift-def456.webp", "robots.txt"] as const)
      expect((await ask(origin, `/${name.replace("/index.html", "")}`)).text).toBe(builtFiles[name]);
  await server.stop();
  await restarted.stop();

  rmSync(beginRelease(copy), { recursive: true });
  expect(readdirSync(join(copy, "releases"))).toEqual(["1"]);
});

test("what a build reads is what it is renewed for: it needs nothing else", async () => {
  const folder = mkdtempSync(join(tmpdir(), "chowk-inputs-"));
  // Pictures that are there need not be made again.
  for (const name of [...inputs, ".generated"]) cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  const build = startBuild(folder);
  let output = "";
  for (const stream of [build.stdout, build.stderr]) stream.on("data", (part) => (output += part));
  await once(build, "close");
  expect(output).toMatch(/^Built: \d+ pages/m);
  rmSync(folder, { recursive: true });
});

function startBuild(cwd: string) {
  return spawn(process.execPath, [resolve(cwd, "commands/build.ts")], {
    cwd,
    env: { ...process.env, PATH: `${resolve("node_modules/.bin")}:${process.env.PATH}` },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
}
