import { readdirSync } from "node:fs";
import { parseArgs } from "node:util";
import { postApplication, postEnquiry } from "../tests/server/fixtures/forms.ts";
import { makePdf } from "../tests/server/fixtures/sample-files.ts";
import { fetchRaw } from "../tests/server/fixtures/send-request.ts";
import { startProcess } from "../tests/server/fixtures/start-process.ts";
import { writeBuild } from "../tests/server/fixtures/write-build.ts";
import { memory } from "./results.ts";

/**
 * Mixed traffic against a server of its own. Memory and open files are recorded thirty times and must not grow: the peak of
 * the last third may exceed that of the middle third by a tenth at most.
 */
const { values } = parseArgs({ options: { minutes: { type: "string", default: "30" } } });
const minutes = Number(values.minutes);
if (!(minutes > 0)) {
  console.error(`--minutes is “${values.minutes}”; it must be a number greater than 0.`);
  process.exit(1);
}

const build = writeBuild();
const server = await startProcess(build.folder, { RATE_LIMIT: "0" });
const cv = makePdf(400_000);
const visits = [
  () => fetchRaw(server.origin, "/About", { headers: { "Accept-Encoding": "br" } }),
  () => fetchRaw(server.origin, "/pictures/big-0a1b2c.webp"),
  () => fetchRaw(server.origin, "/nope"),
  (turn: number) => postEnquiry(server.origin, { message: `Message ${turn}` }),
  () => postEnquiry(server.origin, { name: "" }),
  (turn: number) => postApplication(server.origin, { position: `Post ${turn}` }, cv),
  () => postApplication(server.origin, {}, Buffer.from("no CV")),
  () => fetchRaw(server.origin, "/readyz"),
];

const end = performance.now() + minutes * 60_000;
const samples: { memory: number; files: number }[] = [];
const timer = setInterval(
  () => {
    const { pid } = server.process;
    const files = readdirSync(`/proc/${pid}/fd`).length;
    const sample = { memory: memory(pid), files };
    samples.push(sample);
    console.log(`${samples.length} of 30: ${sample.memory} MB, ${files} files`);
  },
  (minutes * 60_000) / 30,
);
let requests = 0;
const failures = new Set<string>();
await Promise.all(
  Array.from({ length: 6 }, async (_, visitor) => {
    for (let turn = visitor; performance.now() < end; turn += 1) {
      requests += 1;
      await visits[turn % visits.length]?.(turn).catch((error: Error) => failures.add(error.message));
    }
  }),
);
clearInterval(timer);
await server.stop("SIGKILL");
build.remove();

const third = Math.floor(samples.length / 3);
const most = (part: typeof samples, key: "memory" | "files") =>
  Math.max(...part.map((sample) => sample[key]));
const [middle, last] = [samples.slice(third, 2 * third), samples.slice(2 * third)];
const flat = (["memory", "files"] as const).every((key) => most(last, key) <= most(middle, key) * 1.1 + 2);
console.log(
  `${flat ? "Flat" : "GROWING"}: ${requests} requests; ${most(middle, "memory")} MB and ${most(middle, "files")} files in the middle third, ${most(last, "memory")} and ${most(last, "files")} in the last`,
);
for (const failure of failures) console.error(`Failed: ${failure}`);
process.exitCode = flat && failures.size === 0 ? 0 : 1;
