import { readdirSync } from "node:fs";
import { parseArgs } from "node:util";
import { ask } from "../tests/server/fixtures/ask.ts";
import { postApplication, postEnquiry } from "../tests/server/fixtures/forms.ts";
import { pdfOf } from "../tests/server/fixtures/sample-files.ts";
import { type Target, withTarget } from "./attack/tools.ts";

const { values } = parseArgs({
  options: { minutes: { type: "string", default: "30" }, help: { type: "boolean" } },
});
if (values.help) {
  console.log(`npm run soak [-- --minutes 30]

Mixed traffic against a server of its own on this machine: pages, pictures, enquiries, applications, refusals. Memory and
open files are written down thirty times and may not grow: the last third by no more than a tenth above the middle one.`);
  process.exit(0);
}
const minutes = Number(values.minutes);
if (!(minutes > 0)) {
  console.error(`--minutes: ${JSON.stringify(values.minutes)} is wrong: a number of minutes is wanted`);
  process.exit(1);
}

const cv = pdfOf(400_000);
const step = [
  ({ server }: Target) => ask(server.origin, "/About", { headers: { "Accept-Encoding": "br" } }),
  ({ server }: Target) => ask(server.origin, "/pictures/big-0a1b2c.webp"),
  ({ server }: Target) => ask(server.origin, "/nope"),
  ({ server }: Target, turn: number) => postEnquiry(server.origin, { message: `Message ${turn}` }),
  ({ server }: Target) => postEnquiry(server.origin, { name: "" }),
  ({ server }: Target, turn: number) => postApplication(server.origin, { position: `Post ${turn}` }, cv),
  ({ server }: Target) => postApplication(server.origin, {}, Buffer.from("no CV")),
  ({ server }: Target) => ask(server.origin, "/readyz"),
];

const result = await withTarget({}, async (target) => {
  const end = performance.now() + minutes * 60_000;
  const samples: { memory: number; files: number }[] = [];
  const look = () => {
    const files = readdirSync(`/proc/${target.server.process.pid}/fd`).length;
    samples.push({ memory: target.memory(), files });
    console.log(`${samples.length} of 30: ${samples.at(-1)?.memory} MB, ${files} files`);
  };
  const timer = setInterval(look, (minutes * 60_000) / 30);
  let requests = 0;
  const failures = new Set<string>();
  await Promise.all(
    Array.from({ length: 6 }, async (_, visitor) => {
      for (let turn = visitor; performance.now() < end; turn += 1) {
        requests += 1;
        await step[turn % step.length]?.(target, turn).catch((error: Error) => failures.add(error.message));
      }
    }),
  );
  clearInterval(timer);
  const third = Math.floor(samples.length / 3);
  const most = (part: typeof samples, key: "memory" | "files") => Math.max(...part.map((one) => one[key]));
  const [middle, last] = [samples.slice(third, 2 * third), samples.slice(2 * third)];
  const flat = (["memory", "files"] as const).every((key) => most(last, key) <= most(middle, key) * 1.1 + 2);
  return {
    figure: `${requests} requests; ${most(middle, "memory")} MB and ${most(middle, "files")} files in the middle, ${most(last, "memory")} and ${most(last, "files")} at the end${failures.size ? `; ${[...failures].join("; ")}` : ""}`,
    held: flat && failures.size === 0,
  };
});
console.log(`${result.held ? "Flat" : "GROWING"}: ${result.figure}`);
process.exitCode = result.held ? 0 : 1;
