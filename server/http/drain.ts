import type { Server } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

/** How the server stands, shared with the app. */
export type RunState = {
  /** True once the server has been told to stop. */
  draining: boolean;
  /** When `/readyz` was last asked, in ms of `performance.now()`. */
  readyAskedAt?: number;
};

/** In ms: who has asked within the first asks steadily, and is waited for up to the second. */
const steadily = 15_000;
const longest = 4_000;
/** In ms: what a balancer has sent before it heard is under way so long at the most. */
const underWay = 200;

/**
 * Stops a server without breaking anything off: it says so at `/readyz` for a moment, takes no new connections,
 * finishes what is in flight, and after 8 s in all cuts what still hangs.
 * @param linger milliseconds during which new connections are still served, so that a balancer can look at `/readyz`;
 * longer where one that asks steadily has not looked yet
 */
export async function drain(server: Server, state: RunState, linger = 1_000): Promise<void> {
  state.draining = true;
  const begun = performance.now();
  const asks = begun - (state.readyAskedAt ?? -Infinity) < steadily;
  const cut = setTimeout(() => server.closeAllConnections(), 8_000);
  await pause(linger);
  while (asks && (state.readyAskedAt ?? 0) < begun && performance.now() - begun < longest) await pause(50);
  if (asks) await pause(underWay);
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  clearInterval(idle);
  clearTimeout(cut);
}
