import type { Environment } from "../environment.ts";
import type { Log } from "../log.ts";
import type { Claim, Outbox } from "../store/outbox-queries.ts";
import type { Store } from "../store/store.ts";
import { type OutboxWorker, startOutboxWorker } from "./worker.ts";

/** Starts a worker for mail, one for webhooks and one for the morning's mails, where they are set up, and logs what is waiting. */
export async function startOutboxes(
  { SMTP_URL, MAIL_FROM, MAIL_TO, WEBHOOK_URL, WEBHOOK_SECRET, WEBHOOK_CV }: Environment,
  store: Pick<Store, "mails" | "webhooks" | "mornings" | "clock">,
  log: Log,
  desk: string | undefined,
): Promise<OutboxWorker> {
  void logWaiting("mail", store.mails, SMTP_URL !== undefined, log);
  void logWaiting("webhooks", store.webhooks, WEBHOOK_URL !== undefined, log);
  const workers: OutboxWorker[] = [];
  let mornings: OutboxWorker | undefined;
  if (SMTP_URL && MAIL_FROM && MAIL_TO) {
    const { composeMail, createMailer } = await import("./mail.ts");
    const mailer = createMailer(SMTP_URL);
    const compose = (claim: Claim, withCv: boolean) =>
      composeMail(claim, { from: MAIL_FROM, to: MAIL_TO }, desk, withCv);
    const send = (claim: Claim) => mailer(compose(claim, true), claim.cv && compose(claim, false));
    workers.push(startOutboxWorker({ kind: "mail", outbox: store.mails, send, log }));
    if (desk) {
      const { startMorningMail } = await import("./morning-mail.ts");
      mornings = startMorningMail({ store, send: mailer, from: MAIL_FROM, desk, log });
    }
  }
  if (WEBHOOK_URL && WEBHOOK_SECRET) {
    const { createWebhook } = await import("./webhook.ts");
    const send = createWebhook({ url: WEBHOOK_URL, secret: WEBHOOK_SECRET, withCv: WEBHOOK_CV });
    workers.push(startOutboxWorker({ kind: "webhook", outbox: store.webhooks, send, log }));
  }
  return {
    nudge: () => {
      for (const worker of workers) worker.nudge();
    },
    stop: async () => {
      await Promise.all([mornings, ...workers].map((worker) => worker?.stop()));
    },
  };
}

async function logWaiting(
  way: "mail" | "webhooks",
  outbox: Pick<Outbox, "backlog">,
  isSetUp: boolean,
  log: Log,
): Promise<void> {
  // An unreachable store is reported elsewhere.
  const { waiting, since } = (await outbox.backlog().catch(() => undefined)) ?? {};
  if (!waiting) return;
  const when = isSetUp
    ? "is sent as its next try falls due"
    : `is sent once ${way === "mail" ? "SMTP_URL" : "WEBHOOK_URL"} is set`;
  const what = `what is waiting ${when}; to set it aside: npm run inbox -- ${way} --set-aside`;
  log({ kind: "outbox", way, waiting, since, what });
}
