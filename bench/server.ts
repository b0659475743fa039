import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import path from "node:path";
import { parseArgs, promisify } from "node:util";
import { startProcess } from "../tests/server/fixtures/start-process.ts";

const clients = 32;
const page = "/About";
const target = 0.6;

/**
 * Pages a second, compressed by the build, of our server and of nginx with one worker: the same files, the same load
 * from the same machine, turn by turn; what counts is the ratio.
 * @param options the words behind `npm run bench -- server`
 */
export async function serverBench(options: string[]): Promise<void> {
  const { values } = parseArgs({
    args: options,
    options: {
      build: { type: "string", default: "build" },
      rounds: { type: "string", default: "3" },
      seconds: { type: "string", default: "5" },
    },
  });
  const build = path.resolve(values.build);
  const folder = mkdtempSync(path.join(tmpdir(), "chowk-bench-"));
  const ours = await startProcess(path.dirname(build), {
    RATE_LIMIT: "0",
    DATA_DIR: folder,
    NODE_OPTIONS: "--max-semi-space-size=2",
  });
  const nginx = await startNginx(folder, path.join(build, "client"));
  console.log(
    `${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}, ${clients} clients on the same machine, ${page} with gzip\n`,
  );
  const rounds: { ours: number; nginx: number; ratio: number }[] = [];
  try {
    for (let round = 0; round < Number(values.rounds); round++) {
      const theirs = await pagesASecond(nginx.origin + page, values.seconds);
      const own = await pagesASecond(ours.origin + page, values.seconds);
      const ratio = Number((own / theirs).toFixed(2));
      rounds.push({ ours: own, nginx: theirs, ratio });
      console.log(`nginx ${theirs} a second, ours ${own}: ${ratio} ×`);
    }
  } finally {
    nginx.process.kill();
    await Promise.all([ours.stop(), once(nginx.process, "exit")]);
    rmSync(folder, { recursive: true });
  }
  const ratios = rounds.map(({ ratio }) => ratio).sort((a, b) => a - b);
  const ratio = ratios[Math.floor(ratios.length / 2)] ?? Number.NaN;
  console.log(`\n${ratio} × nginx in the middle; ${ratio >= target ? "meets" : "misses"} ${target}`);
  const results = path.join(import.meta.dirname, "results");
  mkdirSync(results, { recursive: true });
  const date = new Date().toISOString().slice(0, 10);
  writeFileSync(
    path.join(results, "server.json"),
    `${JSON.stringify({ date, cores: availableParallelism(), clients, page, target, ratio, rounds }, null, 1)}\n`,
  );
}

async function startNginx(folder: string, root: string): Promise<{ process: ChildProcess; origin: string }> {
  const port = await freePort();
  const file = path.join(folder, "nginx.conf");
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(" ");
  writeFileSync(
    file,
    `worker_processes 1; daemon off; pid ${folder}/nginx.pid; error_log stderr;
events { worker_connections 512; }
http {
  ${temporary} access_log off; sendfile on; tcp_nopush on; keepalive_requests 10000000;
  default_type application/octet-stream; types { text/html html; }
  open_file_cache max=1000 inactive=60s; gzip_static on;
  server { listen 127.0.0.1:${port}; root ${root}; location / { try_files $uri $uri/index.html =404; } }
}
`,
  );
  const child = spawn("nginx", ["-c", file, "-p", folder], { stdio: ["ignore", "ignore", "inherit"] });
  child.on("error", () => undefined);
  const origin = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 50; tries++) {
    const answer = await fetch(origin + page).catch(() => undefined);
    if (answer?.ok) return { process: child, origin };
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error("nginx did not start; it has to be installed (Debian: apt-get install nginx-light).");
}

/** @throws Error when wrk is missing or a page was refused */
async function pagesASecond(url: string, seconds: string): Promise<number> {
  const words = ["-t1", `-c${clients}`, `-d${seconds}s`, "-H", "Accept-Encoding: gzip", url];
  const { stdout } = await promisify(execFile)("wrk", words).catch((error: NodeJS.ErrnoException) => {
    throw error.code === "ENOENT"
      ? new Error("The load comes from wrk, which is not installed (Debian: apt-get install wrk).")
      : error;
  });
  if (/Non-2xx/.test(stdout)) throw new Error(`${url} was refused under load:\n${stdout}`);
  return Math.round(Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]));
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return address && typeof address === "object" ? address.port : 0;
}
