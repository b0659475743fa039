import { expect, test, vi } from "vitest";
import { readEnvironment } from "../environment.ts";
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
    const outbox = () => ({
      claim: vi.fn(async () => undefined),
      sent: async () => {},
      notSent: async () => {},
      retry: async () => 0,
      setAside: async () => 0,
      backlog: async () => ({ waiting: 0, failed: 0, oldestSeconds: 0, since: undefined }),
    });
    const store = { mails: outbox(), webhooks: outbox() };
    const asked = (times: number) =>
      Object.entries(store).flatMap(([way, { claim }]) => (claim.mock.calls.length === times ? [way] : []));
    const workers = await startOutboxes({ ...readEnvironment({}), ...set }, store, () => {}, undefined);
    await expect.poll(() => asked(1)).toEqual(ways);
    workers.nudge();
    await workers.stop();
    expect(asked(2)).toEqual(ways);
  },
);
