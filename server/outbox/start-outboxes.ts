import type { Environment } from "../environment.ts";
import type { Log } from "../log.ts";
import type { Outbox } from "../store/outbox-queries.ts";
import type { Store } from "../store/store.ts";
import type { MorningParts } from "./morning-mail.ts";
import { type Delivery, type OutboxWorker, startOutboxWorker } from "./worker.ts";

/** Starts a worker for mail and one for webhooks where they are set up, and logs what is waiting. */
export async function startOutboxes(
  environment: Environment,
  store: Pick<Store, "mails" | "webhooks" | "mornings" | "clock">,
  log: Log,
  desk: string | undefined,
): Promise<OutboxWorker> {
  const [mail, webhook] = await Promise.all([mailOf(environment, desk), webhookOf(environment)]);
  void logWaiting("mail", store.mails, mail !== undefined, log);
  void logWaiting("webhooks", store.webhooks, webhook !== undefined, log);
  const { SMTP_URL: smtp, MAIL_FROM: from } = environment;
  const mornings = smtp && from && desk ? await startMornings({ store, log, from, desk }, smtp) : undefined;
  const workers = [
    ...(mail ? [startOutboxWorker({ kind: "mail", outbox: store.mails, send: mail, log })] : []),
    ...(webhook ? [startOutboxWorker({ kind: "webhook", outbox: store.webhooks, send: webhook, log })] : []),
  ];
  return {
    nudge: () => {
      for (const worker of workers) worker.nudge();
    },
    stop: async () => {
      await Promise.all([mornings?.stop(), ...workers.map((worker) => worker.stop())]);
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

async function mailOf(
  { SMTP_URL, MAIL_FROM, MAIL_TO }: Environment,
  desk: string | undefined,
): Promise<Delivery["send"] | undefined> {
  if (!SMTP_URL || !MAIL_FROM || !MAIL_TO) return undefined;
  const { createMailer, composeMail } = await import("./mail.ts");
  const send = createMailer(SMTP_URL);
  const addresses = { from: MAIL_FROM, to: MAIL_TO };
  return (claimed) =>
    send(composeMail(claimed, addresses, desk), claimed.cv && composeMail(claimed, addresses, desk, false));
}

async function startMornings(parts: Omit<MorningParts, "send">, smtp: string): Promise<OutboxWorker> {
  const { createMailer } = await import("./mail.ts");
  const { startMorningMail } = await import("./morning-mail.ts");
  return startMorningMail({ ...parts, send: createMailer(smtp) });
}

async function webhookOf(environment: Environment): Promise<Delivery["send"] | undefined> {
  const { WEBHOOK_URL: url, WEBHOOK_SECRET: secret, WEBHOOK_CV: withCv } = environment;
  if (!url || !secret) return undefined;
  const { createWebhook } = await import("./webhook.ts");
  return createWebhook({ url, secret, withCv });
}
