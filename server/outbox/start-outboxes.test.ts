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

/** A queue in which so many wait, and these are due. */
function outbox(waiting = 0, ...due: Claimed[]) {
  const backlog: Backlog = { waiting, failed: 0, oldestSeconds: 0, since: "2026-11-21" };
  return {
    claim: vi.fn(async () => due.shift()),
    sent: vi.fn(async () => {}),
    notSent: vi.fn(async () => {}),
    retry: async () => 0,
    setAside: async () => 0,
    backlog: async () => backlog,
  };
}

/** Starts with these settings, nudges and stops; answers what the log says. */
async function start(set: object, store: Record<"mails" | "webhooks", ReturnType<typeof outbox>>) {
  const lines: LogEntry[] = [];
  const log = (line: LogEntry) => void lines.push(line);
  const workers = await startOutboxes({ ...readEnvironment({}), ...set }, store, log, undefined);
  workers.nudge();
  await workers.stop();
  return lines;
}

test.each([
  ["nothing", {}, []],
  ["mail", mail, ["mails"]],
  ["mail without an addressee", { ...mail, MAIL_TO: undefined }, []],
  ["a webhook", webhook, ["webhooks"]],
  ["a webhook without its secret", { ...webhook, WEBHOOK_SECRET: undefined }, []],
  ["both", { ...mail, ...webhook }, ["mails", "webhooks"]],
])("with %s set up, only what is set up whole is looked for", async (_what, set, ways) => {
  const store = { mails: outbox(), webhooks: outbox() };
  expect(await start(set, store)).toEqual([]);
  const used = Object.entries(store).filter(([, { claim }]) => claim.mock.calls.length > 0);
  expect(used.map(([way]) => way)).toEqual(ways);
});

test.each([
  ["is sent once SMTP_URL is set", "is sent once WEBHOOK_URL is set", {}],
  ["is sent as its next try falls due", "is sent as its next try falls due", { ...mail, ...webhook }],
])("the log tells that what waits for mail %s, and how to set it aside", async (mailed, told, set) => {
  const line = { kind: "outbox", since: "2026-11-21" };
  const what = (way: string, when: string) =>
    expect.stringMatching(new RegExp(`${when}.*npm run inbox -- ${way} --set-aside$`));
  expect(await start(set, { mails: outbox(2), webhooks: outbox(3) })).toEqual([
    { ...line, way: "mail", waiting: 2, what: what("mail", mailed) },
    { ...line, way: "webhooks", waiting: 3, what: what("webhooks", told) },
  ]);
});

test("what can't be sent is noted as not sent, by the way that it was to take", async () => {
  const submission = { id: "a", kind: "enquiry" as const, receivedAt: "2026-11-21T04:30:00Z", fields: {} };
  const now = new Date();
  const due = { lease: "a", attempts: 1, firstTriedAt: now, claimedAt: now, submission, cv: undefined };
  const store = { mails: outbox(0, due), webhooks: outbox(0, due) };
  const lines = await start({ ...mail, ...webhook }, store);
  expect(lines.map(({ kind, outcome }) => `${kind} ${outcome}`).sort()).toEqual([
    "mail not sent, to be tried again",
    "webhook not sent, to be tried again",
  ]);
  for (const { sent, notSent } of Object.values(store))
    expect([sent.mock.calls.length, notSent.mock.calls.length]).toEqual([0, 1]);
});
