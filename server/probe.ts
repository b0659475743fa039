import { setTimeout } from "node:timers/promises";
import { apiPaths } from "./http/api-paths.ts";

/**
 * Polls this machine's server for a number of seconds until it can accept forms: `node server/probe.ts 20`. Exits with 0
 * once it can, else with 1 and a line that says why. `PORT` and `HOST` are the server's.
 */
const seconds = Number(process.argv[2] ?? 3);
const { PORT = "3000", HOST = "" } = process.env;
const everywhere = ["", "0.0.0.0", "::"].includes(HOST);
const host = everywhere ? "127.0.0.1" : HOST.includes(":") ? `[${HOST}]` : HOST;
const address = `http://${host}:${PORT || 3000}${apiPaths.ready}`;
const end = performance.now() + seconds * 1_000;
for (;;) {
  const why = await whyNot();
  if (why === undefined) break;
  if (performance.now() > end) {
    console.error(`${address}: ${why}`);
    process.exitCode = 1;
    break;
  }
  await setTimeout(200);
}

async function whyNot(): Promise<string | undefined> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(3_000) });
    await answer.body?.cancel();
    return answer.ok ? undefined : `it answers ${answer.status}`;
  } catch (error) {
    return error instanceof Error && error.name === "TimeoutError" ? "no answer" : "nothing answers there";
  }
}
