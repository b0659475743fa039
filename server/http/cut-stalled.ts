import type { Server } from "node:http";
import type { Socket } from "node:net";

/**
 * Cuts connections whose visitor does not read the answer: nothing of what was written has been sent for some time. Node's
 * own timeout misses them while they keep sending.
 * @param stallTimeout milliseconds
 * @param interval milliseconds between two checks
 */
export function cutStalled(server: Server, stallTimeout: number, interval: number): void {
  const sockets = new Map<Socket, { sent: number; since: number }>();
  server.on("connection", (socket: Socket) => {
    sockets.set(socket, { sent: -1, since: 0 });
    socket.once("close", () => sockets.delete(socket));
  });
  const check = () => {
    const now = performance.now();
    for (const [socket, seen] of sockets) {
      const sent = socket.writableLength === 0 ? -1 : socket.bytesWritten - socket.writableLength;
      if (sent === -1 || sent !== seen.sent) sockets.set(socket, { sent, since: now });
      else if (now - seen.since >= stallTimeout) socket.destroy();
    }
  };
  const timer = setInterval(check, interval).unref();
  server.once("close", () => clearInterval(timer));
}
