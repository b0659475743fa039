import { createServer, type Server } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { drain, type RunState } from "./drain.ts";

let server: Server;
beforeEach(async () => {
  server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
});
afterEach(() => {
  server.close();
});

test("a load balancer that asks regularly is told before the server stops, however late it asks", async () => {
  const state: RunState = { draining: false, readyAskedAt: performance.now() };
  let over = false;
  const drained = drain(server, state, 10).then(() => {
    over = true;
  });
  await pause(400);
  expect([state.draining, over, server.listening]).toEqual([true, false, true]);
  state.readyAskedAt = performance.now();
  await drained;
  expect(server.listening).toBe(false);
});
