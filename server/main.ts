import { execFile } from "node:child_process";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";
import { dayMs } from "../formats/indian-day.ts";
import { createApp } from "./app.ts";
import { deskAddress } from "./desk-api/desk-address.ts";
import type { DeskParts } from "./desk-api/desk-context.ts";
import { type Environment, readEnvironment } from "./environment.ts";
import { type BuiltSite, readBuiltSite } from "./files/built-site.ts";
import { fitToOpenFiles, limitConnections, openFilesLimit } from "./http/connection-limits.ts";
import { isSuccessfulProbe } from "./http/log-request.ts";
import { drain, openServer, type RunState } from "./http/server.ts";
import { createLog, type Log } from "./log.ts";
import type { Metrics } from "./metrics.ts";
import { OperatorError } from "./operator-error.ts";
import { startOutboxes } from "./outbox/start-outboxes.ts";
import type { OutboxWorker } from "./outbox/worker.ts";
import { StoreDamagedError } from "./store/data-folder.ts";
import { startRetention } from "./store/retention.ts";
import { openStore, type Store } from "./store/store.ts";

/** Starts everything. @returns the address at which it answers by then */
async function listen(onSite?: (site: BuiltSite) => void): Promise<string> {
  const environment = readEnvironment();
  const site = readBuiltSite("build", environment.HSTS_PRELOAD);
  onSite?.(site);
  const { log: write, flush } = createLog();
  const state: RunState = { draining: false };
  const opened = openStore(environment, {}, ({ name, message }) => {
    console.error(message);
    write({ kind: "store", name, what: message });
  });
  const metrics = await startMetrics(environment, opened);
  const store = metrics ? metrics.measure(opened) : opened;
  const log: Log = (entry) => {
    metrics?.note(entry);
    if (!isSuccessfulProbe(entry)) write(entry);
  };
  void reportUntilReady(store, state);
  void store.check();
  setInterval(store.check, dayMs).unref();
  const desk = environment.DESK
    ? deskAddress(process.env, site.manifest.siteUrl, environment.PORT)
    : undefined;
  let outboxes: OutboxWorker | undefined;
  const retention = startRetention(store, environment.RETENTION_DAYS, log);
  const parts = { site, store, environment, state, log, onKept: () => outboxes?.nudge() };
  const app = createApp({ ...parts, desk: await startDesk(environment.DESK, parts) });
  const server = openServer(app, site.secureHeaders);
  const limits = { total: environment.MAX_CONNECTIONS, perAddress: environment.MAX_CONNECTIONS_PER_ADDRESS };
  limitConnections(server, fitToOpenFiles(limits, openFilesLimit(), environment.TRUST_PROXY > 0));

  server.on("error", (error: NodeJS.ErrnoException) => stopWith(cannotListen(error, environment)));
  const stop = async () => {
    if (state.draining) process.exit(1);
    retention.stop();
    await Promise.all([drain(server, state), Promise.race([outboxes?.stop(), cutOutboxes()])]);
    await Promise.race([store.close(), cutStore()]);
    flush();
    process.exit(0);
  };
  startWatchdog(process.env);
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  process.on("exit", flush);

  server.listen(environment.PORT, environment.HOST);
  await once(server, "listening");
  // Not before: if the port is in use, the process would exit with mails that it has claimed.
  outboxes = await startOutboxes(environment, store, log, desk);
  const { port } = server.address() as AddressInfo;
  const address = `http://${environment.HOST === "127.0.0.1" ? "localhost" : environment.HOST}:${port}`;
  const message = `Serving the site at ${address}`;
  // Plain for a person at a terminal; otherwise one more line of the log.
  if (!process.stdout.isTTY) log({ kind: "start", what: message });
  else if (import.meta.main) console.log(message);
  // For a program that has started this one and waits until it answers.
  process.send?.({ port });
  flush();
  return address;
}

/** Under systemd, twice within `WatchdogSec=`: by these it knows that this process still works (sd_watchdog_enabled(3)). */
function startWatchdog({ WATCHDOG_USEC }: NodeJS.ProcessEnv): void {
  if (!WATCHDOG_USEC) return;
  const notify = () => execFile("systemd-notify", ["WATCHDOG=1"], () => {});
  setInterval(notify, Number(WATCHDOG_USEC) / 2_000).unref();
}

/** Reports that the store cannot be used at the start, and when it can. Damage is reported elsewhere, and permanent. */
async function reportUntilReady({ ready }: Store, state: RunState): Promise<void> {
  for (let isReported = false; !state.draining; isReported = true) {
    const error: unknown = await ready().then(
      () => undefined,
      (reason) => reason,
    );
    if (error === undefined && isReported)
      console.error("The database is available again, and the forms work.");
    if (error === undefined || error instanceof StoreDamagedError) return;
    const { code, message } = Object(error).cause ?? error;
    if (!isReported)
      console.error(`The database is not available (${code ?? message}). The forms answer 503 until it is.`);
    await setTimeout(2_000, undefined, { ref: false });
  }
}

/** Only if a port is set; otherwise nothing is counted and its code is not loaded. */
async function startMetrics(environment: Environment, store: Store): Promise<Metrics | undefined> {
  const { METRICS_PORT: port } = environment;
  if (port === 0) return undefined;
  const { createMetrics, serveMetrics } = await import("./metrics.ts");
  const metrics = createMetrics(store, environment);
  serveMetrics(metrics, port).on("error", ({ message }) =>
    stopWith(`METRICS_PORT: port ${port} cannot be used (${message}). Choose another one`),
  );
  return metrics;
}

/** Only if the desk is switched on; otherwise neither its code nor its page is loaded. */
async function startDesk(
  on: boolean,
  { state, ...parts }: Omit<DeskParts, "manifest"> & { site: BuiltSite; state: { draining: boolean } },
) {
  if (!on) return undefined;
  const { openDesk } = await import("./desk-api/desk-page.ts");
  const desk = openDesk("build/desk", parts);
  // For submissions older than the index. If the database is unreachable now, the list indexes them step by step later.
  parts.store.submissions.fillIndex(() => state.draining).catch(() => undefined);
  return desk;
}

/** What is still being sent then is abandoned; its claim expires and it is sent again. */
const cutOutboxes = () => setTimeout(8_500);
const cutStore = () => setTimeout(500);

function cannotListen(error: NodeJS.ErrnoException, { PORT, HOST }: Environment): string {
  if (error.code === "EADDRINUSE")
    return `Port ${PORT} is used by another program. Stop it, or choose another port: PORT=${PORT + 1} npm start`;
  if (error.code === "EACCES")
    return `This user may not use port ${PORT}. Choose one above 1023: PORT=3000 npm start`;
  if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND")
    return `HOST: "${HOST}" is not an address of this machine. Use 127.0.0.1, or 0.0.0.0 for all its addresses`;
  return `The server failed: ${error.message}`;
}

function stopWith(message: string): never {
  console.error(message);
  process.exit(1);
}

/**
 * Starts the server; ends the process where it can't.
 * @param onSite is shown the site before anything of it is served
 * @returns its address, once it answers
 */
export async function startServer(onSite?: (site: BuiltSite) => void): Promise<string> {
  try {
    return await listen(onSite);
  } catch (error) {
    if (error instanceof OperatorError) stopWith(error.message);
    throw error;
  }
}

if (import.meta.main) await startServer();
