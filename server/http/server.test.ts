import { createServer } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { drain, type RunState } from "./server.ts";

test("a load balancer that polls regularly learns of the shutdown before the server stops", async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  const state: RunState = { draining: false, readyAskedAt: performance.now() };
  const draining = drain(server, state, 10);
  await pause(400);
  expect([state.draining, server.listening]).toEqual([true, true]);
  state.readyAskedAt = performance.now();
  await draining;
  expect(server.listening).toBe(false);
});
