import type { Server } from "node:http";
import type { Socket } from "node:net";
import { clientAddress } from "./client-address.ts";

export type ConnectionLimits = { inAll: number; perAddress: number };

/**
 * Turns away connections beyond what is given, so that one address can neither take all handles nor all memory. Before
 * anybody is turned away because there are too many in all, those that only wait for a next request are closed.
 */
export function limitConnections(server: Server, { inAll, perAddress }: ConnectionLimits): void {
  const counts = new Map<string, number>();
  let total = 0;
  server.on("connection", (socket: Socket) => {
    const address = clientAddress(socket.remoteAddress, undefined, 0);
    const own = (counts.get(address) ?? 0) + 1;
    if (total >= inAll) server.closeIdleConnections();
    if (total >= inAll || own > perAddress) {
      socket.destroy();
      return;
    }
    total += 1;
    counts.set(address, own);
    socket.once("close", () => {
      total -= 1;
      const left = (counts.get(address) ?? 1) - 1;
      if (left > 0) counts.set(address, left);
      else counts.delete(address);
    });
  });
}

/**
 * What this process can bear: never more than its files allow, of which some are kept for the store and for mail, and
 * never all of them for one address. Behind proxies of our own every connection is theirs, so only the sum counts.
 * @param given what the settings say
 */
export function bearableLimits(
  given: ConnectionLimits,
  openFiles: number,
  behindProxy: boolean,
): ConnectionLimits {
  const inAll = Math.max(16, Math.min(given.inAll, openFiles - 64));
  return { inAll, perAddress: behindProxy ? inAll : Math.min(given.perAddress, Math.ceil(inAll / 2)) };
}

/** How many files this process may have open; Node has raised it as far as it may already. */
export function openFilesLimit(): number {
  (process.report as { excludeNetwork?: boolean }).excludeNetwork = true;
  const report = process.report.getReport() as { userLimits?: { open_files?: { soft?: unknown } } };
  const limit = Number(report.userLimits?.open_files?.soft);
  return Number.isFinite(limit) && limit > 0 ? limit : 1_024;
}
