import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, expect, test, vi } from "vitest";
import { seeded } from "../server/fixtures/seeded.ts";
import { type Started, startProcess } from "../server/fixtures/start-process.ts";
import { expectWhole, inParallel, makeWishes, send, type Wish } from "../server/fixtures/submissions.ts";
import { writeBuild } from "../server/fixtures/write-build.ts";

const build = writeBuild();
afterAll(() => build.remove());

test("a server killed again and again while enquiries come in loses none that it acknowledged", async () => {
  const random = seeded(2026);
  const wishes = makeWishes(500, 3);
  const acknowledged: Wish[] = [];
  const start = () => startProcess(build.folder, { RATE_LIMIT: "0" });
  let server: Started | undefined = await start();

  const visitors = inParallel(wishes, 16, async (wish) => {
    for (;;) {
      const reply = server && (await send(server.origin, wish).catch(() => undefined));
      if (reply) {
        expect(reply).toMatchObject({ status: 200, body: { success: true, id: wish.id } });
        acknowledged.push(wish);
        return;
      }
      await pause(20);
    }
  });
  for (const enough of [60, 140, 230, 320, 420]) {
    await vi.waitUntil(() => acknowledged.length > enough, { timeout: 60_000, interval: 5 });
    await pause(random() * 20);
    const victim = server;
    server = undefined;
    await victim?.stop("SIGKILL");
    server = await start();
  }
  await visitors;
  await server.stop("SIGKILL");
  expect(expectWhole(join(build.folder, "data/chowk-360.sqlite"), acknowledged)).toBe(wishes.length);
});
