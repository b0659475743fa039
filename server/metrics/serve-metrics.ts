import { createServer, type Server } from "node:http";
import type { Metrics } from "./create-metrics.ts";

/**
 * Answers `GET /metrics` on a separate port, only to this machine, so that no proxy of the site can expose it. A port that is in
 * use is reported by the server's `error` event.
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
  // It does not keep the process running.
  return server.unref();
}
