import { totalmem } from "node:os";
import { application, type FormReply, formData, post, postEnquiry } from "../tests/server/fixtures/forms.ts";
import { makePdf } from "../tests/server/fixtures/sample-files.ts";
import { runInParallel } from "../tests/server/fixtures/sample-submissions.ts";
import { startPostgres } from "../tests/server/fixtures/start-postgres.ts";
import { startPostgresPair } from "../tests/server/fixtures/start-postgres-pair.ts";
import { type RunningServer, startProcess } from "../tests/server/fixtures/start-process.ts";
import { writeBuild } from "../tests/server/fixtures/write-build.ts";
import { describeMachine, memory, processorTime, readMachine } from "./results.ts";

const clients = 32;
const megabyte = 1024 * 1024;

/** Measures submissions a second, the time of 95 of 100 answers and memory on both stores, for so many enquiries and CVs. */
export async function formsBench(options: readonly string[]): Promise<void> {
  const [texts = 10_000, cvs = 400] = options.map(Number);
  const postgres = await startPostgres();
  const pair = await startPostgresPair();
  const size = `${Math.round(totalmem() / 1024 ** 3)} GB`;
  console.log(`${describeMachine(readMachine())}, ${size}, ${clients} clients on the same machine`);
  try {
    const alone = await postgres.createDatabase();
    for (const [store, environment] of Object.entries<Record<string, string>>({
      "SQLite, synchronous=FULL": {},
      "PostgreSQL, on the same machine": { DATABASE_URL: alone },
      "PostgreSQL with a synchronous standby, all on the same machine": { DATABASE_URL: pair.url },
    }))
      await measure(store, environment, texts, cvs);
  } finally {
    await pair.remove();
    await postgres.remove();
  }
}

/** Measures one store, on a server started as `npm run serve` does it, but without the limit per minute. */
async function measure(
  store: string,
  environment: Record<string, string>,
  texts: number,
  cvs: number,
): Promise<void> {
  const build = writeBuild();
  const server = await startProcess(build.folder, { RATE_LIMIT: "0", TRUST_PROXY: "1", ...environment });
  try {
    console.log(`\n${store}`);
    console.log(`  memory at rest                ${memory(server.process.pid)} MB`);
    await run(server, `text only, ${texts}`, texts, () => postEnquiry(server.origin, {}, nextVisitor()));
    console.log(`  memory after those            ${memory(server.process.pid)} MB`);
    const cv = makePdf(megabyte);
    await run(server, `with a 1 MB CV, ${cvs}`, cvs, () =>
      post(server.origin, "/api/contact", formData(application, cv), nextVisitor()),
    );
    console.log(`  memory after those            ${memory(server.process.pid)} MB`);
  } finally {
    await server.stop();
    build.remove();
  }
}

async function run(
  server: RunningServer,
  name: string,
  count: number,
  send: () => Promise<FormReply>,
): Promise<void> {
  let refused = 0;
  const times: number[] = [];
  const work = processorTime(server.process.pid);
  const start = performance.now();
  await runInParallel(Array.from({ length: count }), clients, async () => {
    const begun = performance.now();
    if ((await send()).status !== 200) refused += 1;
    times.push(performance.now() - begun);
  });
  const seconds = (performance.now() - start) / 1000;
  times.sort((a, b) => a - b);
  const at = (share: number) => `${Math.round(times[Math.floor(times.length * share)] ?? 0)} ms`;
  console.log(
    `  ${name.padEnd(28)}  ${Math.round(count / seconds)} a second, half within ${at(0.5)}, 95 % within ${at(0.95)}, ` +
      `${((processorTime(server.process.pid) - work) / count).toFixed(1)} ms of processor time each` +
      (refused > 0 ? `, ${refused} refused` : ""),
  );
}

let visitor = 0;

function nextVisitor(): Record<string, string> {
  visitor = (visitor + 1) % 256;
  return { "X-Forwarded-For": `203.0.113.${visitor}`, Connection: "keep-alive" };
}
