import { createServer, type RequestListener, type Server } from "node:http";
import type { Socket } from "node:net";

/** Milliseconds that a visitor may take, and how often it is looked whether one takes longer. */
export const timeouts = {
  headersTimeout: 15_000,
  requestTimeout: 60_000,
  connectionsCheckingInterval: 2_000,
};

/**
 * An HTTP server with the limits every visitor gets: headers within 15 s, the whole request within 60 s.
 * What is not HTTP at all, or too slow, is answered with the given headers and its connection closed.
 */
export function openServer(
  listener: RequestListener,
  headers: Record<string, string>,
  limits: typeof timeouts = timeouts,
): Server {
  const server = createServer(
    {
      ...limits,
      keepAliveTimeout: 15_000,
      maxHeaderSize: 16 * 1024,
      requireHostHeader: false,
    },
    listener,
  );
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => refuse(error, socket, headers));
  return server;
}

const refusals: Record<string, [string, string]> = {
  HPE_HEADER_OVERFLOW: ["431 Request Header Fields Too Large", "The request's headers are too large."],
  ERR_HTTP_REQUEST_TIMEOUT: ["408 Request Timeout", "The request took too long."],
};

function refuse(error: NodeJS.ErrnoException, socket: Socket, headers: Record<string, string>): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, message] = refusals[error.code ?? ""] ?? ["400 Bad Request", "This request cannot be read."];
  const body = `${JSON.stringify({ success: false, message })}\n`;
  const lines = Object.entries({
    ...headers,
    "Content-Type": "application/json",
    "Content-Length": Buffer.byteLength(body),
    "Cache-Control": "no-store",
    Connection: "close",
  }).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join("\r\n")}\r\n\r\n${body}`, () => socket.destroySoon());
}
