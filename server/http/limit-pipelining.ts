import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/**
 * Requests that may wait on one connection for the answers before theirs. No browser sends a second one before the
 * first is answered; a stranger who sends sixty, and reads nothing, makes the server hold sixty answers.
 */
export const mostWaiting = 2;

const waiting = new WeakMap<Socket, number>();

/**
 * Cuts a connection on which too many requests wait.
 * @returns whether it was cut, and nothing is to be answered
 */
export function cutPipeline({ socket }: IncomingMessage, response: ServerResponse): boolean {
  // Node gives a response the connection when it is its turn.
  if (response.socket !== null) return false;
  const count = (waiting.get(socket) ?? 0) + 1;
  if (count > mostWaiting) {
    socket.destroy();
    return true;
  }
  waiting.set(socket, count);
  response.once("close", () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
  return false;
}
