import { randomUUID } from "node:crypto";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import type { DeskEnv } from "../server/desk-api/desk-context.ts";
import { createSubmissionRoutes } from "../server/desk-api/submission-routes.ts";
import { readEnvironment } from "../server/environment.ts";
import type { NewSubmission } from "../server/store/database.ts";
import { openStore, type Store } from "../server/store/store.ts";
import { listQuery } from "../server/submission/list-query.ts";
import type { Me } from "../server/submission/staff.ts";
import { createRandom } from "../tests/server/fixtures/create-random.ts";
import { fillStore } from "../tests/server/fixtures/fill-store.ts";
import { makeApplication, makeEnquiry } from "../tests/server/fixtures/make-submission.ts";
import { startPostgres } from "../tests/server/fixtures/start-postgres.ts";
import { type Location, listLocations } from "../tests/server/fixtures/store-locations.ts";
import { describeMachine, readMachine, writeResults } from "./results.ts";

/** Requests of each kind, one after the other; fewer for the numbers, which nobody asks for again and again. */
const requestsEach = 100;
const requestsForNumbers = 20;
/** Milliseconds within which 95 of 100 lists and searches should be answered. */
const target = 100;

/**
 * Times the desk's lists, search, submissions and numbers over HTTP without signing in, on both databases. Server and
 * client share this process. Rows are written one by one: 100,000 take a quarter of an hour.
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
  await fillStore(location, { count: rows, weeks: 156 }, sampleSubmissions());
  const store = openStore(location);
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
  const results: Record<string, Result> = {};
  for (const [what, ask] of Object.entries(await questions(store, get))) {
    results[what] = await time(ask, what.startsWith("numbers") ? requestsForNumbers : requestsEach);
    const { p50, p95, work } = results[what];
    console.log(
      `  ${what.padEnd(44)} half within ${p50} ms, 95 % within ${p95} ms, ${work} ms of this process each`,
    );
  }
  const slow = Object.entries(results).filter(([, { p95 }]) => p95 > target);
  console.log(
    slow.length === 0 ? `  All within ${target} ms.` : `  Slower: ${slow.map(([what]) => what).join("; ")}`,
  );
  writeResults(`desk-${name.toLowerCase()}`, machine, { rows, results });
  server.close();
  await store.close();
}

/** Milliseconds; `work` is this process's processor time for each request, which other work on the machine disturbs less. */
type Result = { p50: number; p95: number; most: number; first: number; work: number };
type Get = (path: string) => Promise<void>;
/** Asks one question. If it returns a function, only that function is timed. */
type Ask = (turn: number) => Promise<(() => Promise<void>) | undefined> | Promise<void>;

async function questions(store: Store, get: Get): Promise<Record<string, Ask>> {
  const { lines, abouts } = await store.submissions.list(listQuery.parse({ state: "done" }));
  const list = (query: Record<string, string | number>) =>
    get(
      `/submissions?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))}`,
    );
  const states = ["new", "done", "quarantined", "spam", "withdrawn"];
  const id = (turn: number) => lines[turn % lines.length]?.id ?? "";
  const who = { id: "asha", name: "Asha" };
  return {
    list: (turn) => list({ state: states[turn % states.length] ?? "" }),
    "list, page 1 to 1,500": (turn) => list({ state: "done", page: 1 + turn * 15 }),
    "list by service": (turn) => list({ state: "done", service: abouts[turn % abouts.length] ?? "" }),
    "list by kind and days": (turn) =>
      list({
        state: states[turn % states.length] ?? "",
        kind: "application",
        from: `2025-0${1 + (turn % 9)}-01`,
        to: "2026-06-01",
      }),
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
      list({ state: "done", q: "raipur", service: abouts[turn % abouts.length] ?? "", to: "2025-06-01" }),
    "search for a phone number": (turn) =>
      list({ state: "done", q: `9${String(turn % 10_000).padStart(4, "0")} 1` }),
    "search for part of a phone number": (turn) => list({ state: "done", q: String(31_000 + turn * 97) }),
    "search in Hindi": (turn) =>
      list({ state: states[turn % 3] ?? "", q: ["होर्डिंग", "वर्मा", "सुनी", "रायपुर दुका"][turn % 4] ?? "" }),
    "one submission": (turn) => get(`/submissions/${id(turn)}?state=done`),
    "one submission, out of a search": (turn) => get(`/submissions/${id(turn)}?state=done&q=raipur`),
    "numbers of 26 weeks": () => get("/numbers?weeks=26"),
    "numbers of three years": () => get("/numbers?weeks=156"),
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

const firstNames = ["Asha", "Ravi", "Sunita", "Imran", "Pooja", "आशा", "सुनीता"];
const lastNames = ["Verma", "Sahu", "Patel", "Khan", "Dewangan", "वर्मा", "Tiwari"];
const services = ["Outdoor Advertising", "Digital Marketing", "Branding", "Print", "Society Branding"];
const hindi = ["होर्डिंग", "विज्ञापन", "दुकान", "रायपुर"];
const syllables = ["ba", "ko", "ri", "ta", "mu", "ne", "so", "la", "di", "pa", "ghe", "cho", "van", "shi"];

/** Makes submissions like those in an agency's inbox after some years, with many words and names; the same in every run. */
export function sampleSubmissions(): (number: number) => NewSubmission {
  const random = createRandom(14);
  const pick = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)] as T;
  const word = () => pick(syllables) + pick(syllables) + (random() < 0.5 ? pick(syllables) : "");
  return (number) => {
    const phone = `+91 9${String(Math.floor(random() * 1e9)).padStart(9, "0")}`;
    const [firstName, lastName] = [pick(firstNames), pick(lastNames)];
    if (random() < 0.1) return makeApplication(Buffer.alloc(2_000, number), { firstName, lastName, phone });
    const words = Array.from({ length: 20 + Math.floor(random() * 40) }, word);
    if (random() < 0.6) words.push("Raipur");
    if (random() < 0.1) words.push(pick(hindi));
    if (number % 20_000 === 7) words.push("Zanzibar");
    const enquiry = makeEnquiry({
      name: `${firstName} ${lastName}`,
      phone,
      service: pick(services),
      message: words.join(" "),
    });
    return { ...enquiry, spamReason: random() < 0.04 ? "the hidden box was ticked" : undefined };
  };
}
