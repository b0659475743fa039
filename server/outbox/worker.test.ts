import { afterEach, expect, test, vi } from "vitest";
import type { LogEntry } from "../log.ts";
import type { Claim } from "../store/outbox-queries.ts";
import { type Delivery, deliverDue, nextPause, startOutboxWorker } from "./worker.ts";

const hour = 60 * 60_000;

function createClaim(id: string, overrides: Partial<Claim> = {}): Claim {
  const submission = { id, kind: "enquiry" as const, receivedAt: "", fields: {} };
  const times = { firstTriedAt: new Date(0), claimedAt: new Date(0) };
  return { lease: id, attempts: 1, ...times, submission, cv: undefined, ...overrides };
}

/** A queue in which these wait, with what became of each. */
function createQueue(claims: Claim[], send: Delivery["send"] = async () => {}) {
  const outcomes: unknown[] = [];
  const lines: LogEntry[] = [];
  const claim = vi.fn(async () => claims.shift());
  const delivery: Delivery = {
    kind: "mail",
    outbox: {
      claim,
      markSent: async ({ submission }) => void outcomes.push([submission.id, "sent"]),
      markUnsent: async ({ submission }, error, pause) => void outcomes.push([submission.id, error, pause]),
    },
    send,
    log: (line) => lines.push(line),
  };
  return { delivery, claim, outcomes, lines };
}

afterEach(() => vi.useRealTimers());

test("a failed delivery is recorded with the server's reply and retried later or given up after 72 hours; the log has only its codes", async () => {
  const smtpError = { code: "EAUTH", responseCode: 535 };
  const claims = [createClaim("a", { attempts: 2 }), createClaim("b", { claimedAt: new Date(72 * hour) })];
  const { delivery, outcomes, lines } = createQueue(claims, () =>
    Promise.reject(Object.assign(new Error(`535\r\n\toffice@chowk.example ${"x".repeat(400)}`), smtpError)),
  );
  await deliverDue(delivery);
  const reason = `535 office@chowk.example ${"x".repeat(275)}`;
  expect(outcomes).toEqual([
    ["a", reason, expect.any(Number)],
    ["b", reason, undefined],
  ]);
  const line = { kind: "mail", code: "EAUTH 535" };
  expect(lines).toEqual([
    { ...line, id: "a", outcome: "not sent, to be tried again", attempt: 2 },
    { ...line, id: "b", outcome: "given up", attempt: 1 },
  ]);
});

test("a mail is retried after 1, 5, 15, 60, 180 and 360 minutes, then every 12 hours, for 72 hours", () => {
  const pauseAfter = (attempts: number, hours: number, chance = 0.5) =>
    nextPause({ firstTriedAt: new Date(0), claimedAt: new Date(hours * hour), attempts }, () => chance);
  const minutes = [1, 5, 15, 60, 180, 360, 720, 720, 720];
  expect(minutes.map((_, index) => pauseAfter(index + 1, 0))).toEqual(minutes.map((count) => count * 60_000));
  // A little by chance, so that mails that failed together do not come back together.
  expect([pauseAfter(4, 0, 0), pauseAfter(4, 0, 1)]).toEqual([0.95 * hour, 1.05 * hour]);
  expect([pauseAfter(9, 71), pauseAfter(9, 71.5), pauseAfter(9, 72)]).toEqual([hour, hour / 2, undefined]);
  expect(nextPause(createClaim("a"))).not.toBe(nextPause(createClaim("a")));
});

test("a worker checks at once, every five seconds and when nudged, but never twice at a time", async () => {
  vi.useFakeTimers();
  const { delivery, claim } = createQueue([]);
  const worker = startOutboxWorker(delivery);
  const countChecks = async (milliseconds: number) => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    return claim.mock.calls.length;
  };
  expect([await countChecks(0), await countChecks(4_999), await countChecks(1)]).toEqual([1, 1, 2]);
  const answers: (() => void)[] = [];
  claim.mockImplementation(() => new Promise((resolve) => answers.push(() => resolve(undefined))));
  for (let nudge = 0; nudge < 3; nudge += 1) worker.nudge();
  expect(await countChecks(0)).toBe(3);
  for (let check = 3; check <= 4; check += 1) {
    for (const resolveCheck of answers.splice(0)) resolveCheck();
    expect(await countChecks(0)).toBe(4);
  }
  await worker.stop();
});

test("a stopped worker finishes its current deliveries and starts no others", async () => {
  vi.useFakeTimers();
  let end = () => {};
  const sending = new Promise<void>((resolve) => {
    end = resolve;
  });
  const ids = ["a", "b", "c", "d", "e", "f"];
  const { delivery, claim, outcomes } = createQueue(
    ids.map((id) => createClaim(id)),
    () => sending,
  );
  const worker = startOutboxWorker(delivery, 1_000);
  await vi.advanceTimersByTimeAsync(0);
  const before = claim.mock.calls.length;
  let isStopped = false;
  const stopping = worker.stop().then(() => {
    isStopped = true;
  });
  worker.nudge();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(isStopped).toBe(false);
  end();
  await stopping;
  expect(outcomes).toEqual(ids.slice(0, 4).map((id) => [id, "sent"]));
  expect([claim.mock.calls.length, vi.getTimerCount()]).toEqual([before, 0]);
});
