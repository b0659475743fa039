import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { createRandom } from "../server/fixtures/create-random.ts";
import {
  expectWhole,
  makeSamples,
  runInParallel,
  type Sample,
  send,
} from "../server/fixtures/sample-submissions.ts";
import { type RunningServer, startProcess } from "../server/fixtures/start-process.ts";
import { writeBuild } from "../server/fixtures/write-build.ts";

const build = writeBuild();
afterAll(() => build.remove());

test("a server killed again and again while enquiries come in loses none that it acknowledged", async () => {
  const random = createRandom(2026);
  const samples = makeSamples(500, 3);
  const acknowledged: Sample[] = [];
  const start = () => startProcess(build.folder, { RATE_LIMIT: "0" });
  let server: RunningServer | undefined = await start();

  const visitors = runInParallel(samples, 16, async (sample) => {
    for (;;) {
      const reply = server && (await send(server.origin, sample).catch(() => undefined));
      if (reply) {
        expect(reply).toMatchObject({ status: 200, body: { success: true, id: sample.id } });
        acknowledged.push(sample);
        return;
      }
      await pause(20);
    }
  });
  for (const killCount of [60, 140, 230, 320, 420]) {
    await expect.poll(() => acknowledged.length, { interval: 5 }).toBeGreaterThan(killCount);
    await pause(random() * 20);
    const killedServer = server;
    server = undefined;
    await killedServer?.stop("SIGKILL");
    server = await start();
  }
  await visitors;
  await server.stop("SIGKILL");
  expect(expectWhole(join(build.folder, "data/chowk-360.sqlite"), acknowledged)).toBe(samples.length);
});
