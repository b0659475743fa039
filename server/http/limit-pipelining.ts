import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/**
 * How many requests may wait on one connection for the answers before theirs. No browser sends a second request before the
 * first is answered; an attacker who sends sixty and reads nothing makes the server hold sixty answers.
 */
export const maxWaiting = 2;

const waiting = new WeakMap<Socket, number>();

/**
 * Cuts a connection on which too many requests are waiting.
 * @returns whether it was cut, so that no answer is needed
 */
export function cutPipeline({ socket }: IncomingMessage, response: ServerResponse): boolean {
  // Node assigns the connection to a response when its turn comes.
  if (response.socket !== null) return false;
  const count = (waiting.get(socket) ?? 0) + 1;
  if (count > maxWaiting) {
    socket.destroy();
    return true;
  }
  waiting.set(socket, count);
  response.once("close", () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
  return false;
}
