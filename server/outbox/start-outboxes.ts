import type { Environment } from "../process/environment.ts";
import type { Log } from "../process/log.ts";
import type { Outbox } from "../store/outbox-queries.ts";
import type { Store } from "../store/store.ts";
import type { Delivery } from "./deliver-due.ts";
import { type OutboxWorker, startOutboxWorker } from "./start-outbox-worker.ts";

/**
 * Starts a worker for each way that is set up; what is not set up is not loaded either. What has waited for either way until
 * now is told in the log, for it may be much, and is sent as soon as the way is set up.
 * @param desk where the staff's page is, if it is on: mails lead there
 */
export async function startOutboxes(
  environment: Environment,
  store: Pick<Store, "mails" | "webhooks">,
  log: Log,
  desk: string | undefined,
): Promise<OutboxWorker> {
  const sends = await Promise.all([mailOf(environment, desk), webhookOf(environment)]);
  const [mail, webhook] = sends;
  void tellWaiting("mail", store.mails, mail !== undefined, log);
  void tellWaiting("webhooks", store.webhooks, webhook !== undefined, log);
  const workers = [
    ...(mail ? [startOutboxWorker({ kind: "mail", outbox: store.mails, send: mail, log })] : []),
    ...(webhook ? [startOutboxWorker({ kind: "webhook", outbox: store.webhooks, send: webhook, log })] : []),
  ];
  return {
    nudge: () => {
      for (const worker of workers) worker.nudge();
    },
    stop: async () => {
      await Promise.all(workers.map((worker) => worker.stop()));
    },
  };
}

async function tellWaiting(
  way: "mail" | "webhooks",
  outbox: Pick<Outbox, "backlog">,
  isSetUp: boolean,
  log: Log,
): Promise<void> {
  // A store that is away now is told of elsewhere.
  const { waiting, since } = (await outbox.backlog().catch(() => undefined)) ?? {};
  if (!waiting) return;
  const when = isSetUp ? "is sent now" : `is sent once ${way === "mail" ? "SMTP_URL" : "WEBHOOK_URL"} is set`;
  const what = `what waits ${when}; to set it aside: npm run inbox -- ${way} --set-aside`;
  log({ kind: "outbox", way, waiting, since, what });
}

/** Without SMTP_URL nothing is mailed; everything is kept and shown in the inbox. */
async function mailOf(
  { SMTP_URL, MAIL_FROM, MAIL_TO }: Environment,
  desk: string | undefined,
): Promise<Delivery["send"] | undefined> {
  if (!SMTP_URL || !MAIL_FROM || !MAIL_TO) return undefined;
  const [{ createSender }, { composeMail }] = await Promise.all([
    import("../mail/create-sender.ts"),
    import("../mail/compose-mail.ts"),
  ]);
  const send = createSender(SMTP_URL);
  return (claimed) => send(composeMail(claimed, { from: MAIL_FROM, to: MAIL_TO }, desk));
}

async function webhookOf({
  WEBHOOK_URL: url,
  WEBHOOK_SECRET: secret,
  WEBHOOK_CV: withCv,
}: Environment): Promise<Delivery["send"] | undefined> {
  if (!url || !secret) return undefined;
  const { createWebhook } = await import("../webhook/create-webhook.ts");
  return createWebhook({ url, secret, withCv });
}
