import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { createSecret, digestSecret } from "../server/desk-api/cookies.ts";
import { openStore } from "../server/store/store.ts";
import { atTheTerminal } from "../server/submission/staff.ts";
import { postEnquiry } from "../tests/server/fixtures/forms.ts";
import { startProcess } from "../tests/server/fixtures/start-process.ts";
import type { Location } from "../tests/server/fixtures/store-locations.ts";
import { writeBuild } from "../tests/server/fixtures/write-build.ts";

/** Posts of each kind, one about every 20 ms. */
const posts = 500;

/** What the desk asks for, each again and again as soon as it has been answered. */
const questions = {
  numbers: "/numbers?months=60",
  search: "/submissions?q=raipur&person=nobody",
  export: "/export",
  list: "/submissions?state=done",
};

/** Times visitors' posts on a server of its own: beside nothing, then beside everything at once, in milliseconds. */
export async function measurePosts(location: Location) {
  const cookie = await signIn(location);
  const build = writeBuild({ desk: true });
  const { DATA_DIR, DATABASE_URL } = location;
  const settings = {
    DATA_DIR,
    ...(DATABASE_URL && { DATABASE_URL }),
    DESK: "on",
    RATE_LIMIT: "0",
    RETENTION_DAYS: "3650",
  };
  const server = await startProcess(build.folder, settings);
  const answered: Record<string, number> = {};
  let isOver = false;
  const ask = async (name: string, path: string) => {
    while (!isOver) {
      const response = await fetch(`${server.origin}/api/desk${path}`, { headers: { cookie } });
      for await (const _chunk of response.body ?? []);
      const key = response.ok ? name : `${name}: ${response.status}`;
      answered[key] = (answered[key] ?? 0) + 1;
    }
  };
  try {
    const alone = await timePosts(server.origin);
    const desk = Object.entries(questions).map(([name, path]) => ask(name, path));
    const beside = await timePosts(server.origin);
    isOver = true;
    await Promise.all(desk);
    for (const [what, { p50, p99, most, refused }] of Object.entries({ alone, beside }))
      console.log(
        `  posts ${what}: half within ${p50} ms, 99 % within ${p99} ms, all within ${most} ms, ${refused} refused`,
      );
    console.log(`  answered meanwhile: ${JSON.stringify(answered)}`);
    return { alone, beside, answered };
  } finally {
    await server.stop();
    build.remove();
  }
}

async function signIn(location: Location): Promise<string> {
  const store = openStore(location);
  const [id, secret] = [randomUUID(), createSecret()];
  const account = { id, name: `Bench ${id}`, email: `${id}@example.com`, role: "owner" } as const;
  await store.accounts.add(account, { id: randomUUID(), lifetime: 1_000 }, atTheTerminal);
  await store.sessions.begin({ id: digestSecret(secret), userId: id, stage: "whole" }, {});
  await store.close();
  return `desk=${secret}`;
}

async function timePosts(origin: string) {
  const times: number[] = [];
  let refused = 0;
  for (let post = 0; post < posts; post += 1) {
    const begun = performance.now();
    if ((await postEnquiry(origin, { message: `Post ${post}` })).status !== 200) refused += 1;
    times.push(performance.now() - begun);
    await pause(20);
  }
  const sorted = times.map((ms) => Math.round(ms * 10) / 10).sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p99: at(0.99), most: at(1), refused };
}
