import { execFile, execFileSync, spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, cpus, loadavg, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { ask } from "../tests/server/fixtures/ask.ts";
import { freePort } from "../tests/server/fixtures/free-port.ts";
import { startProcess } from "../tests/server/fixtures/start-process.ts";

const page = "/About";
const brotli = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

/**
 * A prerendered page from our server against nginx with one worker: same files, headers of the same length, access log
 * on, Brotli, 32 connections that stay open; the runs alternate, and each one's processor time is read from the system,
 * which tells more than answers a second where other work keeps the machine busy.
 * @param options so many pairs of runs (6), so many seconds each (4)
 */
export async function serverBench(options: readonly string[]): Promise<void> {
  const [pairs = 6, seconds = 4] = options.map(Number);
  if (!existsSync("build/site.json")) throw new Error("There is nothing to serve yet: npm run build");
  for (const [file, name] of [
    ["/usr/bin/wrk", "wrk"],
    ["/usr/sbin/nginx", "nginx-light"],
    [brotli, "libnginx-mod-http-brotli-static"],
  ] as const) {
    if (!existsSync(file)) throw new Error(`This bench needs ${name}: apt-get install ${name}`);
  }
  const folder = mkdtempSync(join(tmpdir(), "chowk-bench-"));
  const ours = await startProcess(resolve("."), {
    DATA_DIR: join(folder, "data"),
    MAX_CONNECTIONS_PER_ADDRESS: "2000",
  });
  const nginx = await startNginx(folder, ours.origin);
  try {
    const about = `${availableParallelism()} cores (${cpus()[0]?.model.trim()}), load ${loadavg()[0]?.toFixed(1)}`;
    console.log(
      `${new Date().toISOString().slice(0, 10)}, ${about}, ${page}, ${pairs} pairs of ${seconds} s`,
    );
    await run(ours.origin, ours.process.pid ?? 0, 2);
    await run(nginx.origin, nginx.worker, 2);
    const rows: Pair[] = [];
    for (let turn = 0; turn < pairs; turn += 1) {
      const own = await run(ours.origin, ours.process.pid ?? 0, seconds);
      const theirs = await run(nginx.origin, nginx.worker, seconds);
      rows.push({ own, theirs });
      console.log(
        `  ours ${own.rate} a second, ${own.micros} µs each; nginx ${theirs.rate}, ${theirs.micros} µs; ${(own.rate / theirs.rate).toFixed(2)} × by rate, ${(theirs.micros / own.micros).toFixed(2)} × by processor time`,
      );
    }
    const result = {
      date: new Date().toISOString(),
      page,
      pairs: rows,
      byRate: median(rows.map(({ own, theirs }) => own.rate / theirs.rate)),
      byProcessorTime: median(rows.map(({ own, theirs }) => theirs.micros / own.micros)),
    };
    console.log(
      `Median: ${result.byRate.toFixed(2)} × by rate, ${result.byProcessorTime.toFixed(2)} × by processor time`,
    );
    mkdirSync("bench/results", { recursive: true });
    writeFileSync("bench/results/server.json", `${JSON.stringify(result, null, 2)}\n`);
  } finally {
    nginx.stop();
    await ours.stop("SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  }
}

type Run = { rate: number; micros: number };
type Pair = { own: Run; theirs: Run };

/** Answers a second, and microseconds of the server's processor time for each. */
async function run(origin: string, pid: number, duration: number): Promise<Run> {
  const before = processorSeconds(pid);
  const { stdout } = await promisify(execFile)("wrk", [
    "-t1",
    "-c32",
    `-d${duration}s`,
    "-H",
    "Accept-Encoding: gzip, deflate, br, zstd",
    "-H",
    "User-Agent: Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36",
    origin + page,
  ]);
  const count = Number(/(\d+) requests in/.exec(stdout)?.[1]);
  const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(stdout);
  const used = processorSeconds(pid) - before;
  return { rate: Math.round(rate), micros: Math.round((used / count) * 1e7) / 10 };
}

/** Processor time of a process by proc(5): utime and stime, in clock ticks of a hundredth of a second. */
function processorSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

async function startNginx(folder: string, ours: string) {
  const port = await freePort();
  const { headers } = await ask(ours, page);
  const own = ["content-security-policy", "x-content-type-options", "x-frame-options", "referrer-policy"]
    .concat([
      "cross-origin-opener-policy",
      "cross-origin-resource-policy",
      "permissions-policy",
      "cache-control",
    ])
    .map((name) => `add_header ${name} "${headers[name]}";`);
  const file = join(folder, "nginx.conf");
  writeFileSync(
    file,
    `load_module ${brotli}; ${process.getuid?.() === 0 ? "user root;" : ""} daemon off; worker_processes 1; pid ${folder}/pid;
    error_log ${folder}/error.log; events { worker_connections 512; } http { include /etc/nginx/mime.types;
    access_log ${folder}/access.log combined buffer=64k flush=1s; open_file_cache max=1000 inactive=60s; keepalive_requests 10000000;
    sendfile on; tcp_nopush on; brotli_static on;
    server { listen 127.0.0.1:${port}; root ${resolve("build/client")}; ${own.join(" ")}
    location = ${page} { rewrite ^ ${page}/index.html last; } } }\n`,
  );
  const nginx = spawn("/usr/sbin/nginx", ["-c", file, "-p", folder], { stdio: "inherit" });
  const origin = `http://127.0.0.1:${port}`;
  while (
    !(await ask(origin, page).then(
      ({ status }) => status === 200,
      () => false,
    ))
  ) {
    if (nginx.exitCode !== null) throw new Error("nginx did not start");
    await new Promise((done) => setTimeout(done, 50));
  }
  const worker = Number(
    execFileSync("pgrep", ["-P", String(nginx.pid)])
      .toString()
      .trim()
      .split("\n")[0],
  );
  return { origin, worker, stop: () => nginx.kill("SIGTERM") };
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle) - 1] ?? 0)) / 2;
}

if (import.meta.main) await serverBench(process.argv.slice(2));
