import { createServer, type Server } from "node:http";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Environment } from "./environment.ts";
import { apiPaths, isDeskPath } from "./http/api-paths.ts";
import type { LogEntry } from "./log.ts";
import { readLastCopy } from "./store/data-folder.ts";
import type { Backlog } from "./store/outbox-queries.ts";
import type { Store } from "./store/store.ts";

export type Metrics = ReturnType<typeof createMetrics>;

/** Seconds. Pages take a millisecond, submissions some tens of them, and the store at most 5 s. */
const buckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The metrics of a process, and of those of its outboxes that are set up. */
export function createMetrics(
  { ready, mails, webhooks }: Pick<Store, "ready" | "mails" | "webhooks">,
  { SMTP_URL, WEBHOOK_URL, DATA_DIR }: Pick<Environment, "SMTP_URL" | "WEBHOOK_URL" | "DATA_DIR">,
) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = histogram(
    "http_request_duration_seconds",
    "Requests by what was asked for and how they were answered",
    "route",
    "status",
  );
  const submissions = counter("chowk_submissions_total", "Posts of forms by what became of them", "outcome");
  // There from the start: Prometheus sees no increase in the first value of a series, and its alert would miss the first.
  submissions.inc({ outcome: "not kept" }, 0);
  const deliveries = counter(
    "chowk_deliveries_total",
    "Tries to send mails and webhooks by what became of them",
    "kind",
    "outcome",
  );
  const storeTime = histogram(
    "chowk_store_keep_seconds",
    "How long a submission took to be on disk, its repetitions included",
    "result",
  );
  const pageErrors = counter(
    "chowk_page_errors_total",
    "Scripts that failed in visitors' browsers, as far as they were reported",
  );
  const waiting = gauge("chowk_deliveries_waiting", "Mails and webhooks that wait to be sent", "kind");
  const failed = gauge("chowk_deliveries_given_up", "Mails and webhooks that were given up", "kind");
  const oldest = gauge(
    "chowk_deliveries_oldest_seconds",
    "Age of the oldest submission that waits to be sent",
    "kind",
  );
  const lastCopy = gauge(
    "chowk_last_copy_timestamp_seconds",
    "When the newest copy was made that is known here",
  );
  const storeUp = gauge("chowk_store_up", "Whether submissions can be kept, by the trial write of /readyz");

  return {
    /** Counts an entry of the log: serving a page needs nothing more. */
    note(entry: LogEntry) {
      if (entry.kind === "request") {
        const status = `${String(entry.status).charAt(0)}xx`;
        const route = routeKind(String(entry.path));
        requests.observe({ route, status }, Number(entry.ms) / 1000);
        if (entry.outcome && route === "form") submissions.inc({ outcome: String(entry.outcome) });
      } else if (entry.kind === "mail" || entry.kind === "webhook") {
        deliveries.inc({ kind: entry.kind, outcome: String(entry.outcome) });
      } else if (entry.kind === "page error") pageErrors.inc();
    },
    /** The same store, measuring how long keeping a submission takes. */
    measure: <Kept extends Pick<Store, "keep">>(store: Kept): Kept => ({
      ...store,
      keep: (submission: Parameters<Store["keep"]>[0]) => {
        const end = storeTime.startTimer();
        const keeping = store.keep(submission);
        keeping.then(
          () => end({ result: "kept" }),
          () => end({ result: "failed" }),
        );
        return keeping;
      },
    }),
    async text() {
      for (const metric of [waiting, failed, oldest]) metric.reset();
      try {
        const [mail, webhook] = [await mails.backlog(), await webhooks.backlog()];
        if (SMTP_URL) show("mail", mail);
        if (WEBHOOK_URL) show("webhook", webhook);
        await ready();
        storeUp.set(1);
      } catch {
        storeUp.set(0);
      }
      const copy = readLastCopy(DATA_DIR);
      if (copy) lastCopy.set(copy.at.getTime() / 1000);
      else lastCopy.remove();
      return registry.metrics();
    },
    contentType: registry.contentType,
  };

  function counter(name: string, help: string, ...labelNames: string[]) {
    return new Counter({ name, help, labelNames, registers });
  }

  function gauge(name: string, help: string, ...labelNames: string[]) {
    return new Gauge({ name, help, labelNames, registers });
  }

  function histogram(name: string, help: string, ...labelNames: string[]) {
    return new Histogram({ name, help, labelNames, buckets, registers });
  }

  function show(kind: string, backlog: Backlog): void {
    waiting.set({ kind }, backlog.waiting);
    failed.set({ kind }, backlog.failed);
    oldest.set({ kind }, backlog.oldestSeconds);
  }
}

/** Answers `GET /metrics` on a port of its own, to this machine alone, so that no proxy of the site can expose it. */
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
  return server.unref();
}

const kinds: Record<string, string> = {
  [apiPaths.submit]: "form",
  [apiPaths.contact]: "form",
  [apiPaths.error]: "page error",
  [apiPaths.alive]: "probe",
  [apiPaths.ready]: "probe",
};

/** What was requested, as one of a few words, so that addresses invented by visitors create no time series. */
function routeKind(path: string): string {
  const kind = kinds[path];
  if (kind) return kind;
  if (isDeskPath(path) || path.startsWith("/api/desk/")) return "desk";
  if (path.startsWith("/pictures/")) return "picture";
  if (/\.[a-z0-9]+$/i.test(path)) return "file";
  return "page";
}
