import type { Server } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

/** The state of the server, shared with the app. */
export type RunState = {
  /** True once the server has been told to stop. */
  draining: boolean;
  /** When `/readyz` was last requested, in ms of `performance.now()`. */
  readyAskedAt?: number;
};

/** Milliseconds: a balancer that asked this recently asks regularly, and it is waited for this long. */
const regularly = 15_000;
const maxWait = 4_000;
/** Milliseconds that requests take which a balancer sent before it knew. */
const inTransit = 200;

/**
 * Stops a server without interrupting anything: `/readyz` announces it for a moment, then no new connections are accepted and
 * running requests finish; after 8 s in all, what is left is cut.
 * @param linger milliseconds during which new connections are still served, so that a balancer can ask `/readyz`; longer if
 * one that asks regularly has not asked yet
 */
export async function drain(server: Server, state: RunState, linger = 1_000): Promise<void> {
  state.draining = true;
  const start = performance.now();
  const isAsked = start - (state.readyAskedAt ?? -Infinity) < regularly;
  const cut = setTimeout(() => server.closeAllConnections(), 8_000);
  await pause(linger);
  while (isAsked && (state.readyAskedAt ?? 0) < start && performance.now() - start < maxWait) await pause(50);
  if (isAsked) await pause(inTransit);
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  clearInterval(idle);
  clearTimeout(cut);
}
