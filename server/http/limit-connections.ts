import type { Server } from "node:http";
import type { Socket } from "node:net";
import { clientAddress } from "./client-address.ts";

export type ConnectionLimits = { total: number; perAddress: number };

/**
 * Refuses connections beyond the limits, so that no single address can use up all handles or memory. Before a connection is
 * refused because of the total, idle ones are closed.
 */
export function limitConnections(server: Server, { total, perAddress }: ConnectionLimits): void {
  const counts = new Map<string, number>();
  let open = 0;
  server.on("connection", (socket: Socket) => {
    const address = clientAddress(socket.remoteAddress, undefined, 0);
    const own = (counts.get(address) ?? 0) + 1;
    if (open >= total) server.closeIdleConnections();
    if (open >= total || own > perAddress) {
      socket.destroy();
      return;
    }
    open += 1;
    counts.set(address, own);
    socket.once("close", () => {
      open -= 1;
      const left = (counts.get(address) ?? 1) - 1;
      if (left > 0) counts.set(address, left);
      else counts.delete(address);
    });
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
  return { total, perAddress: behindProxy ? total : Math.min(wanted.perAddress, Math.ceil(total / 2)) };
}

/** How many files this process may open; Node has already raised the limit as far as it can. */
export function openFilesLimit(): number {
  (process.report as { excludeNetwork?: boolean }).excludeNetwork = true;
  const report = process.report.getReport() as { userLimits?: { open_files?: { soft?: unknown } } };
  const limit = Number(report.userLimits?.open_files?.soft);
  return Number.isFinite(limit) && limit > 0 ? limit : 1_024;
}
