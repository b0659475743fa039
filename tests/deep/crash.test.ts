import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, expect, test, vi } from "vitest";
import { seeded } from "../server/fixtures/seeded.ts";
import { type Started, startProcess } from "../server/fixtures/start-process.ts";
import { expectWhole, inParallel, makeWishes, send, type Wish } from "../server/fixtures/submissions.ts";
import { writeBuild } from "../server/fixtures/write-build.ts";

vi.setConfig({ testTimeout: 600_000 });

const build = writeBuild();
afterAll(() => build.remove());

test("killed again and again while 1,000 submissions come in, the server loses none that it acknowledged", async () => {
  const random = seeded(2026);
  const wishes = makeWishes(1_000, 3);
  const acknowledged: Wish[] = [];
  let server: Started | undefined = await startProcess(build.folder, { RATE_LIMIT: "0" });
  let kills = 0;
  let finished = false;

  const killer = (async () => {
    while (!finished) {
      const enough = acknowledged.length + 60 + random() * 100;
      await vi.waitUntil(() => finished || acknowledged.length > enough, { timeout: 60_000, interval: 5 });
      if (finished) break;
      await pause(random() * 20);
      const victim = server;
      server = undefined;
      await victim?.stop("SIGKILL");
      kills += 1;
      server = await startProcess(build.folder, { RATE_LIMIT: "0" });
    }
  })();
  await inParallel(wishes, 16, async (wish) => {
    for (;;) {
      const origin = server?.origin;
      const reply = origin && (await send(origin, wish).catch(() => undefined));
      if (reply) {
        expect(reply).toMatchObject({ status: 200, body: { success: true, id: wish.id } });
        break;
      }
      await pause(20);
    }
    acknowledged.push(wish);
  });
  finished = true;
  await killer;
  await server?.stop("SIGKILL");

  expect(kills).toBeGreaterThanOrEqual(5);
  expect(expectWhole(join(build.folder, "data/chowk-360.sqlite"), acknowledged)).toBe(wishes.length);
});
