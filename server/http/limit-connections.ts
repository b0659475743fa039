import type { Server } from "node:http";
import type { Socket } from "node:net";
import { createTally } from "../process/create-tally.ts";
import { clientAddress } from "./client-address.ts";

export type ConnectionLimits = { total: number; perAddress: number };

/**
 * Refuses connections beyond the limits, so that no single address can use up all handles or memory. Before a connection is
 * refused because of the total, idle ones are closed.
 */
export function limitConnections(server: Server, { total, perAddress }: ConnectionLimits): void {
  const open = createTally(total, perAddress);
  server.on("connection", (socket: Socket) => {
    const address = clientAddress({ socket, headers: {} }, 0);
    if (open.isFull()) server.closeIdleConnections();
    if (open.add(address, 1)) socket.once("close", () => open.add(address, -1));
    else socket.destroy();
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
