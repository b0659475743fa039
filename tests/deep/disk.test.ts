// @module-tag smallDisk
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { makeSmallDisk, type SmallDisk } from "../server/fixtures/small-disk.ts";
import { type Started, startProcess } from "../server/fixtures/start-process.ts";
import { expectWhole, makeWishes, send, type Wish } from "../server/fixtures/submissions.ts";
import { writeBuild } from "../server/fixtures/write-build.ts";

let build: ReturnType<typeof writeBuild>;
let disk: SmallDisk;
let server: Started;
afterEach(async () => {
  await server.stop("SIGKILL");
  disk.remove();
  build.remove();
});

test("a full disk is answered with 503, costs nothing acknowledged, and is over when there is room again", async () => {
  build = writeBuild();
  disk = makeSmallDisk();
  server = await startProcess(build.folder, { RATE_LIMIT: "0", DATA_DIR: join(disk.folder, "data") });
  const pid = server.process.pid ?? 0;
  const acknowledged: Wish[] = [];
  let refused = 0;
  const wishes = makeWishes(400, 11, { cvEvery: 2, cvBytes: 60_000 }).values();
  const sendNext = async () => {
    const { value: wish } = wishes.next();
    if (!wish) throw new Error("the disk never filled");
    const { status, body, headers } = await send(server.origin, wish);
    if (status === 200) acknowledged.push(wish);
    else {
      expect([status, body.success, headers.get("retry-after")]).toEqual([503, false, "10"]);
      refused += 1;
    }
    return status;
  };

  for (let count = 0; count < 10; count += 1) expect(await sendNext()).toBe(200);
  disk.fill(pid);
  while (refused < 10) await sendNext();
  expect((await fetch(`${server.origin}/About`)).status).toBe(200);
  expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
  disk.free(pid);
  await vi.waitUntil(async () => (await sendNext()) === 200, { timeout: 10_000, interval: 50 });
  for (let count = 0; count < 20; count += 1) expect(await sendNext()).toBe(200);
  expect(server.process.exitCode).toBeNull();
  await server.stop();
  expect(expectWhole(join(disk.folder, "data/chowk-360.sqlite"), acknowledged)).toBe(acknowledged.length);
});
