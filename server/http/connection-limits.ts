import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { clientAddress } from "./request.ts";

export type ConnectionLimits = { total: number; perAddress: number };

/**
 * Refuses an address more connections than its limit, so that no single one can use up all handles or memory. When there are
 * too many in all, the one that has gone longest without a request is closed: an idle one, or one whose headers have not
 * arrived. A visitor's arrive within one round trip, so an attacker's half-sent requests only push out each other.
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

/** What this process can bear: fewer connections than open files, not all for one address unless it is our own proxy. */
export function fitToOpenFiles(
  { total: maxTotal, perAddress }: ConnectionLimits,
  openFiles: number,
  isBehindProxy: boolean,
): ConnectionLimits {
  const total = Math.max(16, Math.min(maxTotal, openFiles - 64));
  return { total, perAddress: isBehindProxy ? Infinity : Math.min(perAddress, Math.ceil(total / 2)) };
}

/** How many files this process may open; Node has already raised the limit as far as it can. */
export function openFilesLimit(): number {
  (process.report as { excludeNetwork?: boolean }).excludeNetwork = true;
  const report = process.report.getReport() as { userLimits?: { open_files?: { soft?: unknown } } };
  const limit = Number(report.userLimits?.open_files?.soft);
  return Number.isFinite(limit) && limit > 0 ? limit : 1_024;
}

/**
 * How many requests may wait on one connection for the answers before theirs. No browser sends a second request before the
 * first is answered; an attacker who sends sixty and reads nothing makes the server hold sixty answers.
 */
export const maxWaiting = 2;

const pipelined = new WeakMap<Socket, number>();

/** Cuts a connection on which too many requests are waiting. @returns whether it was cut, so that no answer is needed */
export function cutPipeline({ socket }: IncomingMessage, response: ServerResponse): boolean {
  // Node assigns the connection to a response when its turn comes.
  if (response.socket !== null) return false;
  const count = (pipelined.get(socket) ?? 0) + 1;
  if (count > maxWaiting) {
    socket.destroy();
    return true;
  }
  pipelined.set(socket, count);
  response.once("close", () => pipelined.set(socket, (pipelined.get(socket) ?? 1) - 1));
  return false;
}

/** Adds up amounts to a total limit and a limit per address; `add` returns false for an amount that would exceed either. */
export function createTally(limit: number, perAddress: number) {
  const amounts = new Map<string, number>();
  let total = 0;
  return {
    add(address: string, amount: number): boolean {
      const sum = (amounts.get(address) ?? 0) + amount;
      if (total + amount > limit || sum > perAddress) return false;
      total += amount;
      if (sum > 0) amounts.set(address, sum);
      else amounts.delete(address);
      return true;
    },
  };
}
