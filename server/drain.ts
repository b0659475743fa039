import type { Server } from "node:http";

/**
 * Stops a server without breaking anything off: it says so at `/readyz` for a moment, takes no new connections,
 * finishes what is in flight, and after 8 s in all cuts what still hangs.
 * @param state shared with the app; `draining` is set here
 * @param linger milliseconds during which new connections are still served, so that a balancer can look at `/readyz`
 */
export async function drain(server: Server, state: { draining: boolean }, linger = 1_000): Promise<void> {
  state.draining = true;
  const cut = setTimeout(() => server.closeAllConnections(), 8_000);
  await new Promise((resolve) => setTimeout(resolve, linger));
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  clearInterval(idle);
  clearTimeout(cut);
}
