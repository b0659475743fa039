import { Server, type ServerOptions } from "node:http";
import type { Socket } from "node:net";
import type { AnswerPlain } from "./plain/create-plain-answers.ts";

/** A connection on which nothing but plain requests has come so far. */
type PlainConnection = { socket: Socket; since: number; answered: boolean };

/**
 * Node's HTTP server with a short way before it: what arrives on a connection is first offered to `answerPlain`; with the
 * first piece that it does not take, the connection goes to Node for good. Connections on the short way keep the
 * server's own limits of time, and count as idle where those of Node would.
 */
export class SiteServer extends Server {
  readonly #plain = new Set<PlainConnection>();

  constructor(options: ServerOptions & { connectionsCheckingInterval: number }, answerPlain: AnswerPlain) {
    super(options);
    const node = this.listeners("connection") as ((this: Server, socket: Socket) => void)[];
    this.removeAllListeners("connection");
    this.on("connection", (socket: Socket) =>
      this.#begin(socket, answerPlain, () => {
        for (const listen of node) listen.call(this, socket);
      }),
    );
    const timer = setInterval(() => this.#closeExpired(), options.connectionsCheckingInterval).unref();
    this.once("close", () => clearInterval(timer));
  }

  #begin(socket: Socket, answerPlain: AnswerPlain, handOver: () => void): void {
    const connection = { socket, since: performance.now(), answered: false };
    const onData = (bytes: Buffer) => {
      if (socket.writableLength === 0 && answerPlain(socket, bytes)) {
        connection.since = performance.now();
        connection.answered = true;
        return;
      }
      leave();
      handOver();
      socket.unshift(bytes);
    };
    const onEnd = () => socket.end();
    const onError = () => socket.destroy();
    const onClose = () => this.#plain.delete(connection);
    const leave = () => {
      this.#plain.delete(connection);
      socket.off("data", onData).off("end", onEnd).off("error", onError).off("close", onClose);
    };
    this.#plain.add(connection);
    socket.on("data", onData).on("end", onEnd).on("error", onError).on("close", onClose);
  }

  /** Who has never asked is told so, as Node does; who has asked before and waits is left without a word, as Node does. */
  #closeExpired(): void {
    const now = performance.now();
    for (const { socket, since, answered } of this.#plain) {
      if (socket.writableLength > 0) continue;
      if (answered && now - since > this.keepAliveTimeout + 1_000) socket.destroy();
      else if (!answered && now - since > this.headersTimeout) {
        const error = Object.assign(new Error("no request came"), { code: "ERR_HTTP_REQUEST_TIMEOUT" });
        this.emit("clientError", error, socket);
      }
    }
  }

  override closeIdleConnections(): void {
    super.closeIdleConnections();
    for (const { socket, answered } of this.#plain)
      if (answered && socket.writableLength === 0) socket.destroy();
  }

  override closeAllConnections(): void {
    super.closeAllConnections();
    for (const { socket } of this.#plain) socket.destroy();
  }
}
