import { expect, test, vi } from "vitest";
import { readEnvironment } from "../process/environment.ts";
import type { LogEntry } from "../process/log.ts";
import type { Backlog, Claimed } from "../store/outbox-queries.ts";
import { startOutboxes } from "./start-outboxes.ts";

const mail = {
  SMTP_URL: "smtp://127.0.0.1:1",
  MAIL_FROM: "site@chowk.example",
  MAIL_TO: "staff@chowk.example",
};
const webhook = {
  WEBHOOK_URL: "http://127.0.0.1:1/hook",
  WEBHOOK_SECRET: `whsec_${Buffer.alloc(32).toString("base64")}`,
};

const nothing: Backlog = { waiting: 0, failed: 0, oldestSeconds: 0, since: undefined };

/** A queue in which nothing is due, though something may wait. */
function outbox(backlog: () => Promise<Backlog> = async () => nothing) {
  return {
    claim: vi.fn(async (): Promise<Claimed | undefined> => undefined),
    sent: vi.fn(async () => {}),
    notSent: vi.fn(async () => {}),
    retry: async () => 0,
    setAside: async () => 0,
    backlog,
  };
}

/** Starts with these settings and stops again; answers what the log says. */
async function started(set: object, store: Record<"mails" | "webhooks", ReturnType<typeof outbox>>) {
  const lines: LogEntry[] = [];
  const log = (line: LogEntry) => void lines.push(line);
  const workers = await startOutboxes({ ...readEnvironment({}), ...set }, store, log, undefined);
  await workers.stop();
  return lines;
}

test.each([
  ["nothing", {}, []],
  ["mail", mail, ["mails"]],
  ["mail without a sender", { ...mail, MAIL_FROM: undefined }, []],
  ["mail without an addressee", { ...mail, MAIL_TO: undefined }, []],
  ["mail without a server", { ...mail, SMTP_URL: undefined }, []],
  ["a webhook", webhook, ["webhooks"]],
  ["a webhook without its secret", { ...webhook, WEBHOOK_SECRET: undefined }, []],
  ["a webhook without its address", { ...webhook, WEBHOOK_URL: undefined }, []],
  ["both", { ...mail, ...webhook }, ["mails", "webhooks"]],
])(
  "where %s is set up, of that alone is asked what is due: at the start and when something is kept",
  async (_what, set, ways) => {
    const store = { mails: outbox(), webhooks: outbox() };
    const asked = (times: number) =>
      Object.entries(store).flatMap(([way, { claim }]) => (claim.mock.calls.length === times ? [way] : []));
    const workers = await startOutboxes({ ...readEnvironment({}), ...set }, store, () => {}, undefined);
    await expect.poll(() => asked(1)).toEqual(ways);
    workers.nudge();
    await workers.stop();
    expect(asked(2)).toEqual(ways);
    workers.nudge();
    expect(asked(2)).toEqual(ways);
  },
);

test("what has waited until now is told in the log, with what becomes of it and how to set it aside", async () => {
  const waits = (waiting: number) => outbox(async () => ({ ...nothing, waiting, since: "2026-11-21" }));
  const line = { kind: "outbox", since: "2026-11-21" };
  const told = (way: string, when: string) =>
    expect.stringMatching(new RegExp(`${when}.*npm run inbox -- ${way} --set-aside$`));
  expect(await started({}, { mails: waits(2), webhooks: waits(3) })).toEqual([
    { ...line, way: "mail", waiting: 2, what: told("mail", "once SMTP_URL is set") },
    { ...line, way: "webhooks", waiting: 3, what: told("webhooks", "once WEBHOOK_URL is set") },
  ]);
  expect(await started({ ...mail, ...webhook }, { mails: waits(2), webhooks: waits(3) })).toEqual([
    { ...line, way: "mail", waiting: 2, what: told("mail", "is sent as its next try falls due") },
    { ...line, way: "webhooks", waiting: 3, what: told("webhooks", "is sent as its next try falls due") },
  ]);
});

test("where nothing has waited, or the store is away, nothing is told", async () => {
  const away = outbox(() => Promise.reject(new Error("store away")));
  expect(await started({}, { mails: outbox(), webhooks: away })).toEqual([]);
});

test("what can't be sent is noted as not sent, by the way that it was to take", async () => {
  const submission = { id: "a", kind: "enquiry" as const, receivedAt: "2026-11-21T04:30:00Z", fields: {} };
  const now = new Date();
  const due = { lease: "a", attempts: 1, firstTriedAt: now, claimedAt: now, submission, cv: undefined };
  const store = { mails: outbox(), webhooks: outbox() };
  for (const { claim } of Object.values(store)) claim.mockResolvedValueOnce(due);
  const lines = await started({ ...mail, ...webhook }, store);
  expect(lines.map(({ kind, outcome }) => `${kind} ${outcome}`).sort()).toEqual([
    "mail not sent, to be tried again",
    "webhook not sent, to be tried again",
  ]);
  for (const { sent, notSent } of Object.values(store))
    expect([sent.mock.calls.length, notSent.mock.calls.length]).toEqual([0, 1]);
});
