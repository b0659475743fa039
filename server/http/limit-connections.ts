import type { Server } from "node:http";
import type { Socket } from "node:net";
import { createTally } from "../process/create-tally.ts";
import { clientAddress } from "./client-address.ts";

export type ConnectionLimits = { total: number; perAddress: number };

/**
 * Refuses an address more connections than its limit, so that no single one can use up all handles or memory. When there are
 * too many in all, the one goes that has waited longest without a request to answer: an idle one, or one whose headers haven't
 * arrived. A visitor's arrive within one round trip; whoever fills the server with half-sent ones only pushes out their own.
 */
export function limitConnections(server: Server, { total, perAddress }: ConnectionLimits): void {
  const open = createTally(Infinity, perAddress);
  /** Oldest first. */
  const waiting = new Set<Socket>();
  let count = 0;
  server.on("connection", (socket: Socket) => {
    const address = clientAddress({ socket, headers: {} }, 0);
    if (!open.add(address, 1)) {
      socket.destroy();
      return;
    }
    count += 1;
    waiting.add(socket);
    socket.once("close", () => {
      open.add(address, -1);
      count -= 1;
      waiting.delete(socket);
    });
    const [oldest] = waiting;
    if (count > total && oldest && waiting.delete(oldest)) oldest.destroy();
  });
  server.on("request", ({ socket }, response) => {
    waiting.delete(socket);
    response.once("close", () => socket.destroyed || waiting.add(socket));
  });
}

/**
 * The limits that this process can bear: fewer connections than it may open files, some of which the store and mail need, and
 * never all of them for one address. Behind our own proxies every connection comes from them, so only the total counts.
 * @param wanted by the settings
 */
export function bearableLimits(
  wanted: ConnectionLimits,
  openFiles: number,
  behindProxy: boolean,
): ConnectionLimits {
  const total = Math.max(16, Math.min(wanted.total, openFiles - 64));
  return { total, perAddress: behindProxy ? Infinity : Math.min(wanted.perAddress, Math.ceil(total / 2)) };
}

/** How many files this process may open; Node has already raised the limit as far as it can. */
export function openFilesLimit(): number {
  (process.report as { excludeNetwork?: boolean }).excludeNetwork = true;
  const report = process.report.getReport() as { userLimits?: { open_files?: { soft?: unknown } } };
  const limit = Number(report.userLimits?.open_files?.soft);
  return Number.isFinite(limit) && limit > 0 ? limit : 1_024;
}
