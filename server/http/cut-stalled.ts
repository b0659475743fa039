import type { Server } from "node:http";
import type { Socket } from "node:net";

/**
 * Cuts connections whose visitor does not take the answer: of what was written nothing has left for so long. Node's own
 * timeout does not see them while they go on sending something.
 * @param stallTimeout milliseconds
 * @param interval milliseconds between two looks
 */
export function cutStalled(server: Server, stallTimeout: number, interval: number): void {
  const sockets = new Map<Socket, { gone: number; since: number }>();
  server.on("connection", (socket: Socket) => {
    sockets.set(socket, { gone: -1, since: 0 });
    socket.once("close", () => sockets.delete(socket));
  });
  const look = () => {
    const now = performance.now();
    for (const [socket, seen] of sockets) {
      const gone = socket.writableLength === 0 ? -1 : socket.bytesWritten - socket.writableLength;
      if (gone === -1 || gone !== seen.gone) sockets.set(socket, { gone, since: now });
      else if (now - seen.since >= stallTimeout) socket.destroy();
    }
  };
  const timer = setInterval(look, interval).unref();
  server.once("close", () => clearInterval(timer));
}
