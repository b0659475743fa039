import { randomUUID } from "node:crypto";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import type { DeskEnv } from "../server/desk-api/desk-context.ts";
import { createSubmissionRoutes } from "../server/desk-api/submission-routes.ts";
import { readEnvironment } from "../server/environment.ts";
import { openStore, type Store } from "../server/store/store.ts";
import { type ExportQuery, exportQuery, listQuery, views } from "../server/submission/list-query.ts";
import type { Me } from "../server/submission/staff.ts";
import { fillAtOnce, staff } from "../tests/server/fixtures/fill-at-once.ts";
import { openDeskQueries } from "../tests/server/fixtures/open-desk-queries.ts";
import { startPostgres } from "../tests/server/fixtures/start-postgres.ts";
import { type Location, listLocations } from "../tests/server/fixtures/store-locations.ts";
import { measurePosts } from "./posts-beside-the-desk.ts";
import { describeMachine, readMachine, writeResults } from "./results.ts";

/** Requests of each kind, one after the other; fewer for the numbers, which nobody asks for again and again. */
const requestsEach = 100;
const requestsForNumbers = 20;
const requestsForExports = 3;
/** Milliseconds within which 95 of 100 lists and searches should be answered. */
const target = 100;

/**
 * Times the desk's lists, search, submissions, numbers, accounts and record over HTTP without signing in, on both databases,
 * server and client in this process; then every combination of filters, search, order and page, with the plans of its
 * queries; then how long visitors' posts take while the desk asks for everything at once, on a server of its own.
 */
export async function deskBench([rows = "10000"]: readonly string[]): Promise<void> {
  const postgres = await startPostgres();
  try {
    for (const [name, createLocation] of listLocations(postgres)) {
      const { location, remove } = await createLocation();
      await measure(name, location, Number(rows));
      remove();
    }
  } finally {
    await postgres.remove();
  }
}

async function measure(name: string, location: Location, rows: number): Promise<void> {
  await fillAtOnce(location, rows);
  const store = openStore(location);
  const begun = performance.now();
  await store.submissions.fillIndex();
  const fillIndexSeconds = Math.round((performance.now() - begun) / 100) / 10;
  const server = serve({ fetch: deskStandIn(store), hostname: "127.0.0.1", port: 0 });
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const get = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/desk${path}`);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  };
  const machine = readMachine();
  console.log(`\n${name}, ${rows} submissions, ${describeMachine(machine)}`);
  console.log(`  indexed within ${fillIndexSeconds} s`);
  const results: Record<string, Result> = {};
  for (const [what, ask] of Object.entries(await questions(store, get))) {
    const few = what.startsWith("export") ? requestsForExports : requestsForNumbers;
    results[what] = await time(ask, /^(numbers|export)/.test(what) ? few : requestsEach);
    const { p50, p95, work } = results[what];
    console.log(
      `  ${what.padEnd(44)} half within ${p50} ms, 95 % within ${p95} ms, ${work} ms of this process each`,
    );
  }
  const slow = Object.entries(results).filter(([, { p95 }]) => p95 > target);
  console.log(
    slow.length === 0 ? `  All within ${target} ms.` : `  Slower: ${slow.map(([what]) => what).join("; ")}`,
  );
  server.close();
  await store.close();
  const combinations = await measureCombinations(location);
  const posts = await measurePosts(location);
  const all = { rows, fillIndexSeconds, results, posts, combinations };
  writeResults(`desk-${name.toLowerCase()}`, machine, all);
}

/** Milliseconds; `work` is this process's processor time for each request, which other work on the machine disturbs less. */
type Result = { p50: number; p95: number; most: number; first: number; work: number };
type Get = (path: string) => Promise<void>;
/** Asks one question. If it returns a function, only that function is timed. */
type Ask = (turn: number) => Promise<(() => Promise<void>) | undefined> | Promise<void>;

async function questions(store: Store, get: Get): Promise<Record<string, Ask>> {
  const { lines } = await store.submissions.list(listQuery.parse({ state: "done" }));
  const list = (query: Record<string, string | number>) =>
    get(
      `/submissions?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))}`,
    );
  const states = ["new", "done", "quarantined", "spam"];
  const id = (turn: number) => lines[turn % lines.length]?.id ?? "";
  const who = { id: "asha", name: "Asha" };
  return {
    list: (turn) => list({ state: states[turn % states.length] ?? "" }),
    "list, page 1 to 1,500": (turn) => list({ state: "done", page: 1 + turn * 15 }),
    "list by kind": (turn) => list({ state: states[turn % states.length] ?? "", kind: "application" }),
    "list, after something was written": async (turn) => {
      await store.submissions.note(id(turn), { id: randomUUID(), text: "Calls back" }, who);
      return () => list({ state: "new" });
    },
    "search for a rare word": (turn) => list({ state: states[turn % 3] ?? "", q: "zanzib" }),
    "search for a common word": (turn) => list({ state: states[turn % 3] ?? "", q: "raipur" }),
    "search for a common and another word": (turn) =>
      list({ state: states[turn % 3] ?? "", q: `raipur ${["verma", "kavita", "baba", "koma"][turn % 4]}` }),
    "search for the start of a word": (turn) =>
      list({ state: states[turn % 3] ?? "", q: ["ra", "ve", "sha", "bak", "koko"][turn % 5] ?? "" }),
    "search by service and days": (turn) =>
      list({ state: "done", q: "raipur", kind: "application", page: 1 + (turn % 9) }),
    "search for a phone number": (turn) =>
      list({ state: "done", q: `9${String(turn % 10_000).padStart(4, "0")} 1` }),
    "search for part of a phone number": (turn) => list({ state: "done", q: String(31_000 + turn * 97) }),
    "search in Hindi": (turn) =>
      list({ state: states[turn % 3] ?? "", q: ["होर्डिंग", "वर्मा", "सुनी", "रायपुर दुका"][turn % 4] ?? "" }),
    "one submission": (turn) => get(`/submissions/${id(turn)}?state=done`),
    "one submission, out of a search": (turn) => get(`/submissions/${id(turn)}?state=done&q=raipur`),
    "list of nobody or a person": (turn) =>
      list({ state: states[turn % 3] ?? "", person: ["nobody", ...staff][turn % 4] ?? "" }),
    "list of what is due": (turn) => list({ state: "due", page: 1 + (turn % 3) }),
    "search for a common word, of nobody": () => list({ q: "raipur", person: "nobody" }),
    "search for a common word, of a person": (turn) => list({ q: "raipur", person: staff[turn % 3] ?? "" }),
    "accounts, with their open work": async () => void (await store.accounts.list()),
    "record, page 1 to 2,000": async (turn) => void (await store.record.read(1 + turn * 20)),
    "numbers of a year": () => get("/numbers?months=12"),
    "numbers of three years": () => get("/numbers?months=36"),
    "export of everything": () => get("/export"),
    "export of what was won": () => get("/export?state=won"),
  };
}

async function time(ask: Ask, turns: number): Promise<Result> {
  const times: number[] = [];
  let work = 0;
  for (let turn = 0; turn < turns; turn += 1) {
    let begun = performance.now();
    let used = process.cpuUsage();
    const timed = await ask(turn);
    if (timed) {
      begun = performance.now();
      used = process.cpuUsage();
      await timed();
    }
    times.push(performance.now() - begun);
    const { user, system } = process.cpuUsage(used);
    work += (user + system) / 1000;
  }
  const rounded = times.map((ms) => Math.round(ms * 10) / 10);
  const sorted = rounded.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return {
    p50: at(0.5),
    p95: at(0.95),
    most: at(1),
    first: rounded[0] ?? 0,
    work: Math.round((work / turns) * 10) / 10,
  };
}

/** The desk's addresses for submissions, at which everybody is Asha without signing in. */
export function deskStandIn(store: Store) {
  const asha: Me = {
    id: "asha",
    name: "Asha",
    email: "",
    role: "owner",
    secondFactor: false,
    mustEnrol: false,
    morningMail: true,
  };
  const app = new Hono<DeskEnv>()
    .use(async (context, next) => {
      context.set("me", asha);
      context.set("record", async () => {});
      await next();
    })
    .route("/api/desk", createSubmissionRoutes({ store, environment: readEnvironment({}), log: () => {} }));
  return (request: Request) => app.fetch(request, { incoming: Readable.from([]) });
}

/** Milliseconds that a combination took, with how many answers. */
type Combination = { question: string; ms: number };

/** Every combination once, past the statements' first use: how many, the slowest, and the plan of every query. */
async function measureCombinations(location: Location) {
  const desk = openDeskQueries(location);
  const { lines } = await desk.submissions.list(listQuery.parse({ state: "done" }));
  const id = lines[3]?.id ?? "";
  const planned = new Set<string>();
  /** Every plan, with how many queries have it and what was asked first. */
  const plans = new Map<string, { plan: string[]; queries: number; question: string }>();
  const asked: Combination[] = [];
  const ask = async (question: string, task: () => Promise<unknown>) => {
    desk.queries.length = 0;
    const begun = performance.now();
    await task();
    asked.push({ question, ms: Math.round((performance.now() - begun) * 10) / 10 });
    for (const query of desk.queries) {
      if (planned.has(query.sql)) continue;
      planned.add(query.sql);
      const plan = location.DATABASE_URL
        ? (await desk.analyze(query)).lines
        : (await desk.planOf(query)).map(({ detail }) => detail);
      const known = plans.get(plan.join("\n")) ?? { plan, queries: 0, question };
      plans.set(plan.join("\n"), { ...known, queries: known.queries + 1 });
    }
  };
  const filters = [{}, { person: "nobody" }, ...staff.map((person) => ({ person }))].flatMap((person) =>
    [{}, { q: "raipur" }, { q: "zanzibar" }, { q: "raipur verma" }, { q: "98260" }].flatMap((search) =>
      [{}, { kind: "application" }].map((narrowing) => ({ ...person, ...search, ...narrowing })),
    ),
  );
  for (const filter of filters) {
    const name = JSON.stringify(filter);
    // A search looks through every state.
    for (const state of "q" in filter ? (["new"] as const) : views)
      for (const page of [1, 10, 1_000]) {
        const query = listQuery.parse({ ...filter, state, page });
        await ask(`list ${state} ${name} page ${page}`, () => desk.submissions.list(query));
      }
  }
  await ask("one", () => desk.submissions.details(id));
  for (const query of [{}, { state: "done" }, { from: "2025-06-01", to: "2026-06-01" }])
    await ask(`begun export ${JSON.stringify(query)}`, () => begin(exportQuery.parse(query)));
  await desk.close();
  const kinds = Map.groupBy(asked, ({ question }) => question.split(" ")[0] ?? "");
  const slowest = Object.fromEntries(
    [...kinds].map(([kind, questions]) => [kind, questions.sort((a, b) => b.ms - a.ms).slice(0, 10)]),
  );
  console.log(`  ${asked.length} combinations, ${planned.size} queries, ${plans.size} plans; the slowest:`);
  for (const [{ question, ms } = { question: "", ms: 0 }] of Object.values(slowest))
    console.log(`    ${ms} ms  ${question}`);
  return { count: asked.length, slowest, plans: [...plans.values()] };

  async function begin(query: ExportQuery) {
    for await (const _batch of desk.submissions.export(query)) return;
  }
}
