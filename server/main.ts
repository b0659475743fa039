import type { AddressInfo } from "node:net";
import { createApp } from "./app.ts";
import { drain } from "./drain.ts";
import { type Environment, EnvironmentError, readEnvironment } from "./environment.ts";
import { readBuiltSite } from "./files/built-site.ts";
import { MissingBuild } from "./files/site-record.ts";
import { createLog } from "./log.ts";
import { openServer } from "./open-server.ts";
import { securityHeaders } from "./security-headers.ts";

/** Listens, drains, stops. */
function main(): void {
  const environment = readEnvironment();
  const site = readBuiltSite("build");
  const { log, flush } = createLog();
  const state = { draining: false };
  const server = openServer(createApp({ site, state, log }), securityHeaders(site.record));

  server.on("error", (error: NodeJS.ErrnoException) => stopWith(cannotListen(error, environment)));
  server.listen(environment.PORT, environment.HOST, () => {
    const { port } = server.address() as AddressInfo;
    const host = environment.HOST === "127.0.0.1" ? "localhost" : environment.HOST;
    console.log(`Serving the site at http://${host}:${port}`);
  });

  const stop = async () => {
    if (state.draining) process.exit(1);
    await drain(server, state);
    flush();
    process.exit(0);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  process.on("exit", flush);
}

function cannotListen(error: NodeJS.ErrnoException, { PORT, HOST }: Environment): string {
  if (error.code === "EADDRINUSE") {
    return `Port ${PORT} is taken by another program. Stop that, or choose another port: PORT=${PORT + 1} npm start`;
  }
  if (error.code === "EACCES")
    return `Port ${PORT} may not be used by this user. Choose one above 1023: PORT=3000 npm start`;
  if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND") {
    return `HOST: "${HOST}" is not an address of this machine. Use 127.0.0.1, or 0.0.0.0 for all of them`;
  }
  return `The server failed: ${error.message}`;
}

function stopWith(message: string): never {
  console.error(message);
  process.exit(1);
}

try {
  main();
} catch (error) {
  if (error instanceof EnvironmentError || error instanceof MissingBuild) stopWith(error.message);
  throw error;
}
