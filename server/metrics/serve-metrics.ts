import { createServer, type Server } from "node:http";
import type { Metrics } from "./create-metrics.ts";

/**
 * Answers `GET /metrics` on a port of its own, to this machine alone: nothing in front of the site can let it out.
 * @throws nothing; a port that is taken is told by the server's `error` event
 */
export function serveMetrics(metrics: Metrics, port: number): Server {
  const server = createServer(async (request, response) => {
    const [path] = (request.url ?? "").split("?");
    if (path !== "/metrics" || (request.method !== "GET" && request.method !== "HEAD")) {
      response.writeHead(404, { "Content-Type": "text/plain" }).end("Only GET /metrics is answered here.\n");
      return;
    }
    const text = await metrics.text().catch(() => undefined);
    if (text === undefined) response.writeHead(500).end();
    else response.writeHead(200, { "Content-Type": metrics.contentType }).end(text);
  });
  server.listen(port, "127.0.0.1");
  // Nobody waits for it when the process is to end.
  return server.unref();
}
