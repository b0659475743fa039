import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { afterEach, describe, expect, vi } from "vitest";
import { commands } from "../../server/inbox/commands.ts";
import { createSender } from "../../server/mail/create-sender.ts";
import { deliverDue, nextPause } from "../../server/outbox/deliver-due.ts";
import { startOutboxWorker } from "../../server/outbox/start-outbox-worker.ts";
import { startOutboxes } from "../../server/outbox/start-outboxes.ts";
import { readEnvironment } from "../../server/process/environment.ts";
import type { LogEntry } from "../../server/process/log.ts";
import { countSent } from "./fixtures/count-sent.ts";
import { application, enquiry, postApplication, postEnquiry } from "./fixtures/forms.ts";
import { test } from "./fixtures/mail-test.ts";
import { anApplication, anEnquiry } from "./fixtures/new-submissions.ts";
import { pdfOf } from "./fixtures/sample-files.ts";
import { startApp } from "./fixtures/start-app.ts";
import { headersOf, startMailbox, startSilence } from "./fixtures/start-mailbox.ts";
import { startProcess } from "./fixtures/start-process.ts";
import { writeBuild } from "./fixtures/write-build.ts";

describe("the staff's mail", () => {
  test("tells of an enquiry, from our address to the staff's alone", async ({ store, mailbox, delivery }) => {
    const { id } = await store.keep(anEnquiry());
    expect(await countSent(delivery())).toBe(1);
    const [mail] = mailbox.mails;
    expect(mail).toMatchObject({
      from: "site@chowk.example",
      to: ["staff@chowk.example", "boss@chowk.example"],
    });
    const headers = headersOf(mail ?? never());
    expect(headers["message-id"]).toBe(`<${id}.enquiry@chowk.example>`);
    expect(headers.subject).toContain(enquiry.name);
    expect(headers).not.toHaveProperty("reply-to");
    expect(mail?.source).toContain(enquiry.phone);
    expect((await store.list(["new"]))[0]).toMatchObject({ mail: "sent" });
  });

  test("brings an application's CV and can be answered to the applicant", async ({
    store,
    mailbox,
    delivery,
  }) => {
    const bytes = pdfOf(40_000);
    await store.keep(anApplication(bytes));
    await deliverDue(delivery());
    const source = mailbox.mails[0]?.source ?? "";
    expect(headersOf(mailbox.mails[0] ?? never())["reply-to"]).toBe(application.email);
    expect(source).toMatch(/Content-Disposition: attachment; filename=cv-[0-9a-f]{8}\.pdf/);
    expect(source.replaceAll("\r\n", "")).toContain(bytes.toString("base64"));
  });

  test("takes no header, recipient or second mail from a visitor's words", async ({
    store,
    mailbox,
    delivery,
  }) => {
    const evil = "x\r\nBcc: victim@example.com\r\n\r\n.\r\nRCPT TO:<victim@example.com>";
    await store.keep(anEnquiry({ name: evil, service: evil, message: evil }));
    await deliverDue(delivery());
    expect(mailbox.mails).toHaveLength(1);
    const mail = mailbox.mails[0] ?? never();
    expect(mail.to).toEqual(["staff@chowk.example", "boss@chowk.example"]);
    expect(Object.keys(headersOf(mail)).sort()).toEqual(
      [
        "content-transfer-encoding",
        "content-type",
        "date",
        "from",
        "message-id",
        "mime-version",
        "subject",
        "to",
      ].sort(),
    );
  });

  test("keeps its subject short however long the words are", async ({ store, mailbox, delivery }) => {
    await store.keep(anEnquiry({ name: "n".repeat(200), service: "s".repeat(200) }));
    await deliverDue(delivery());
    expect((headersOf(mailbox.mails[0] ?? never()).subject ?? "").length).toBeLessThan(400);
  });
});

describe("a mail server that fails", () => {
  test.for([
    ["refuses the recipient", /no such mailbox/],
    ["refuses the mail for now", /try again later/],
    ["never acknowledges", /abort|timeout/i],
  ] as const)(
    "(%s) costs nothing: the mail is kept, shown as unmailed, and sent later",
    async ([manner, said], { store, mailbox, manners, clock, delivery }) => {
      manners.manner = manner;
      await store.keep(anEnquiry());
      expect(await countSent(delivery({ send: createSender(mailbox.url, 500) }))).toBe(0);
      expect((await store.list(["new"]))[0]).toMatchObject({
        mail: "unmailed",
        mailAttempts: 1,
        mailError: expect.stringMatching(said),
      });
      manners.manner = "accepts";
      expect(await countSent(delivery())).toBe(0);
      clock.later(2);
      expect(await countSent(delivery())).toBe(1);
      expect(mailbox.mails).toHaveLength(1);
    },
  );

  test("(without encryption) is told no password, unless it is on this machine", async ({
    store,
    delivery,
  }) => {
    const told: unknown[] = [];
    const plain = new SMTPServer({
      disabledCommands: ["STARTTLS"],
      allowInsecureAuth: true,
      onAuth({ password }, _session, done) {
        told.push(password);
        done(null, { user: "site" });
      },
    }).listen(0);
    await once(plain, "listening");
    const sendTo = (host: string) =>
      createSender(`smtp://site:hunter2@${host}:${(plain.address() as AddressInfo).port}`, 2_000);
    await store.keep(anEnquiry());
    // An address of this machine that is none of those that are known to stay on it.
    expect(await countSent(delivery({ send: sendTo("0.0.0.0") }))).toBe(0);
    expect(told).toEqual([]);
    expect(await store.list(["new"])).toMatchObject([
      { mailError: expect.stringMatching(/could not be encrypted.*use smtps:\/\/ in SMTP_URL/) },
    ]);
    await store.mails.retry();
    expect(await countSent(delivery({ send: sendTo("127.0.0.1") }))).toBe(1);
    expect(told).toEqual(["hunter2"]);
    await new Promise<void>((closed) => plain.close(() => closed()));
  });

  test("(silent) is given up within the deadline", async ({ store, delivery }) => {
    const silence = await startSilence();
    await store.keep(anEnquiry());
    const start = performance.now();
    expect(await countSent(delivery({ send: createSender(silence.url, 600) }))).toBe(0);
    expect(performance.now() - start).toBeLessThan(3_000);
    await silence.close();
    expect((await store.list(["new"]))[0]).toMatchObject({ mail: "unmailed" });
  });

  test("(down for two days) delays every mail and loses none", async ({
    store,
    mailbox,
    manners,
    clock,
    delivery,
  }) => {
    const port = Number(new URL(mailbox.url).port);
    await mailbox.close();
    for (let count = 0; count < 5; count += 1) await store.keep(anEnquiry());
    for (let hour = 0; hour < 48; hour += 1) {
      expect(await countSent(delivery())).toBe(0);
      clock.later(60);
    }
    const again = await startMailbox(manners, port);
    clock.later(12 * 60);
    expect(await countSent(delivery())).toBe(5);
    await again.close();
    expect(new Set(again.mails.map((mail) => headersOf(mail)["message-id"])).size).toBe(5);
  });

  test("(down for good) is tried for 72 hours with growing pauses, then the mail shows as failed", async ({
    store,
    clock,
    delivery,
  }) => {
    const { id } = await store.keep(anEnquiry());
    const start = clock.now().getTime();
    const tries: number[] = [];
    const send = async () => {
      tries.push((clock.now().getTime() - start) / 3_600_000);
      throw new Error("connection refused");
    };
    for (let minute = 0; minute < 80 * 60; minute += 1) {
      await deliverDue(delivery({ send }));
      clock.later(1);
    }
    expect(tries[0]).toBe(0);
    expect(tries.at(-1)).toBeGreaterThanOrEqual(72);
    expect(tries.at(-1)).toBeLessThan(72.1);
    const pauses = tries.slice(1).map((hour, at) => hour - (tries[at] ?? 0));
    expect(pauses.slice(0, 7).every((pause, at) => at === 0 || pause > (pauses[at - 1] ?? 0))).toBe(true);
    expect(tries.length).toBeLessThan(20);
    expect(await store.find(id)).toMatchObject([{ mail: "failed", mailError: "connection refused" }]);
  });

  test("is tried again after 1, 5, 15, 60, 180 and 360 minutes, and then every 12 hours", () => {
    const pauses = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((attempts) =>
      nextPause({ firstTriedAt: new Date(0), claimedAt: new Date(0), attempts }, () => 0.5),
    );
    const minutes = [1, 5, 15, 60, 180, 360, 720, 720, 720];
    expect(pauses).toEqual(minutes.map((count) => count * 60_000));
  });

  test("pauses vary a little, so that mails that failed together do not come back together", () => {
    const mail = { firstTriedAt: new Date(0), claimedAt: new Date(0), attempts: 1 };
    expect([nextPause(mail, () => 0), nextPause(mail, () => 1)]).toEqual([57_000, 63_000]);
  });
});

describe("mail that is set up later", () => {
  const settings = (url?: string) =>
    readEnvironment(
      url ? { SMTP_URL: url, MAIL_FROM: "site@chowk.example", MAIL_TO: "a@chowk.example" } : {},
    );

  test("brings what waits, unless that is set aside: each start says how much it is and since when", async ({
    store,
    mailbox,
    clock,
  }) => {
    const lines: LogEntry[] = [];
    const start = (url?: string) =>
      startOutboxes(settings(url), store, (entry) => lines.push(entry), undefined);
    await store.keep(anEnquiry());
    clock.later(60);
    await store.keep(anEnquiry());
    await start();
    await vi.waitUntil(() => lines.length > 0, { timeout: 10_000 });
    expect(lines).toEqual([
      {
        kind: "outbox",
        way: "mail",
        waiting: 2,
        since: "2026-11-21T04:30:00.000Z",
        what: expect.stringContaining("npm run inbox -- mail --set-aside"),
      },
    ]);

    const asked: string[] = [];
    const confirm = async (question: string) => void asked.push(question);
    const context = { store, options: { "set-aside": true }, confirm };
    const said = await commands.mail?.({ ...context, environment: settings(), endWith: () => {} }, []);
    expect(asked).toEqual([
      expect.stringMatching(/^2 waiting to be mailed, the oldest received 21 Nov 2026/),
    ]);
    expect(said).toMatch(/^2 set aside/);
    const { id } = await store.keep(anEnquiry());
    const { stop } = await start(mailbox.url);
    await vi.waitUntil(() => mailbox.mails.length > 0, { timeout: 10_000 });
    await vi.waitUntil(async () => (await store.mails.backlog()).waiting === 0, { timeout: 10_000 });
    expect(mailbox.mails.map((mail) => headersOf(mail)["message-id"])).toEqual([
      `<${id}.enquiry@chowk.example>`,
    ]);
    await stop();
    expect((await store.list(["new"])).map(({ mail }) => mail).toSorted()).toEqual(["none", "none", "sent"]);
  });
});

describe("from form to mailbox", () => {
  let app: Awaited<ReturnType<typeof startApp>> | undefined;
  afterEach(() => app?.close());

  test("what is kept is mailed at once, what is quarantined is not", async ({ mailbox, delivery }) => {
    let nudge = () => {};
    app = await startApp({ onKept: () => nudge() });
    const worker = startOutboxWorker(delivery({ store: app.store }), 60_000);
    nudge = worker.nudge;
    await postEnquiry(app.origin, { botcheck: "on" });
    await postEnquiry(app.origin);
    await postApplication(app.origin);
    await vi.waitUntil(() => mailbox.mails.length === 2, { timeout: 10_000 });
    await worker.stop();
    expect(mailbox.mails.map((mail) => headersOf(mail).subject)).toEqual([
      expect.stringContaining(enquiry.service),
      expect.stringContaining(application.position),
    ]);
  });

  test("a mail leads to its enquiry on the desk, and where the desk is off to the command that shows it", async ({
    mailbox,
    store,
    delivery,
  }) => {
    const build = writeBuild({ siteUrl: "https://www.chowk.example", desk: true });
    const staff = { MAIL_FROM: "site@chowk.example", MAIL_TO: "staff@chowk.example" };
    const server = await startProcess(build.folder, { DESK: "on", SMTP_URL: mailbox.url, ...staff });
    const { body } = await postEnquiry(server.origin);
    await vi.waitUntil(() => mailbox.mails.length === 1, { timeout: 10_000 });
    const page = `/desk/s/${body.id}`;
    // As it is read: long lines are broken on the way (RFC 2045, 6.7).
    const read = (mail: number) => mailbox.mails[mail]?.source.replaceAll("=\r\n", "");
    expect(read(0)).toContain(`\r\nhttps://www.chowk.example${page}\r\n`);
    expect(read(0)).not.toContain("npm run");
    expect((await fetch(server.origin + page)).status).toBe(200);
    await server.stop();
    build.remove();
    const { id } = await store.keep(anEnquiry());
    await deliverDue(delivery());
    expect(read(1)).toContain(`npm run inbox -- show ${id.slice(0, 8)}`);
    expect(read(1)).not.toContain("/desk");
  });

  test("the mail server being down is not the visitor's trouble", async ({ mailbox, delivery }) => {
    await mailbox.close();
    app = await startApp();
    const worker = startOutboxWorker(delivery({ store: app.store }), 20);
    const answers = await Promise.all(Array.from({ length: 30 }, () => postEnquiry(app?.origin ?? "")));
    await worker.stop();
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect((await app.store.list(["new"])).every(({ mail }) => mail === "unmailed")).toBe(true);
  });
});

function never(): never {
  throw new Error("no mail arrived");
}
