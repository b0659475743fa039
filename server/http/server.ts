import { createServer, type RequestListener, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";

/**
 * Milliseconds for the headers, for the whole request, without any progress in either direction, and between two checks. The
 * whole request may take as long as the application form waits for an answer; `forms/read-form.ts` limits how slowly it comes.
 */
export const timeouts = {
  headersTimeout: 15_000,
  requestTimeout: 300_000,
  stallTimeout: 30_000,
  connectionsCheckingInterval: 2_000,
};

/** An HTTP server with limits: what isn't HTTP, too slow or unusual for a site is answered, and its connection closed. */
export function openServer(
  answer: RequestListener,
  headers: Record<string, string>,
  { stallTimeout, ...limits }: typeof timeouts = timeouts,
): Server {
  const options = { ...limits, keepAliveTimeout: 15_000, maxHeaderSize: 16 * 1024, requireHostHeader: false };
  const server = createServer(options, answer);
  // By default Node closes the connection as soon as the client half-closes it, and an answer that waits for the disk is lost.
  Object.assign(server, { httpAllowHalfOpen: true });
  server.setTimeout(stallTimeout);
  closeStalled(server, stallTimeout, limits.connectionsCheckingInterval);
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === "ECONNRESET" || !socket.writable) {
      socket.destroy();
      return;
    }
    const refusal = refusals[error.code ?? ""] ?? ["400 Bad Request", "This request cannot be read."];
    socket.end(rawAnswer(...refusal, headers), () => socket.destroySoon());
  });
  server.on("checkExpectation", (_request, response: ServerResponse) => {
    const answer = rawAnswer("417 Expectation Failed", "This expectation cannot be met.", headers);
    response.socket?.end(answer);
  });
  server.on("connect", (_request, socket: Duplex) => {
    socket.on("error", () => socket.destroy());
    const allowed = { ...headers, Allow: "GET, HEAD, POST" };
    socket.end(rawAnswer("405 Method Not Allowed", "This server is no proxy.", allowed));
  });
  return server;
}

const refusals: Record<string, [string, string]> = {
  HPE_HEADER_OVERFLOW: ["431 Request Header Fields Too Large", "The request's headers are too large."],
  ERR_HTTP_REQUEST_TIMEOUT: ["408 Request Timeout", "The request took too long."],
};

function rawAnswer(status: string, message: string, headers: Record<string, string>): string {
  const body = `${JSON.stringify({ success: false, message })}\n`;
  const lines = Object.entries({
    ...headers,
    "Content-Type": "application/json",
    "Content-Length": Buffer.byteLength(body),
    "Cache-Control": "no-store",
    Connection: "close",
  }).map(([name, value]) => `${name}: ${value}`);
  return `HTTP/1.1 ${status}\r\n${lines.join("\r\n")}\r\n\r\n${body}`;
}

/** Closes connections on which an answer makes no progress; Node's own timeout misses them while they keep sending. */
function closeStalled(server: Server, stallTimeout: number, interval: number): void {
  const sockets = new Map<Socket, { sent: number; since: number }>();
  server.on("connection", (socket: Socket) => {
    sockets.set(socket, { sent: -1, since: 0 });
    socket.once("close", () => sockets.delete(socket));
  });
  const check = () => {
    const now = performance.now();
    for (const [socket, last] of sockets) {
      const sent = socket.writableLength === 0 ? -1 : socket.bytesWritten - socket.writableLength;
      if (sent === -1 || sent !== last.sent) sockets.set(socket, { sent, since: now });
      else if (now - last.since >= stallTimeout) socket.destroy();
    }
  };
  const timer = setInterval(check, interval).unref();
  server.once("close", () => clearInterval(timer));
}

export type RunState = {
  draining: boolean;
  /** When `/readyz` was last requested, in ms of `performance.now()`. */
  readyAskedAt?: number;
};

/** Milliseconds: a balancer that polled this recently polls regularly, and is waited for this long. */
const pollInterval = 15_000;
const maxWait = 4_000;
/** Milliseconds during which new connections are still served, so that a balancer can ask `/readyz`; longer if one that polls has not asked yet. */
const linger = 1_000;
/** Milliseconds for requests that a balancer sent before it knew. */
const transitTime = 200;

/**
 * Stops a server without interrupting anything: `/readyz` announces it for a moment, then no new connections are accepted and
 * running requests finish; after 8 s in all, what is left is cut.
 */
export async function drain(server: Server, state: RunState): Promise<void> {
  state.draining = true;
  const start = performance.now();
  const isPolled = start - (state.readyAskedAt ?? -Infinity) < pollInterval;
  const cut = setTimeout(() => server.closeAllConnections(), 8_000);
  await pause(linger);
  while (isPolled && (state.readyAskedAt ?? 0) < start && performance.now() - start < maxWait)
    await pause(50);
  if (isPolled) await pause(transitTime);
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  clearInterval(idle);
  clearTimeout(cut);
}
