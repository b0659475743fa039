import { expect, onTestFinished, vi } from "vitest";
import { readEnvironment } from "../../server/environment.ts";
import { commands } from "../../server/inbox/commands.ts";
import type { LogEntry } from "../../server/log.ts";
import { createMailer, smtpOptions } from "../../server/outbox/mail.ts";
import { sendMorningMails, startMorningMail } from "../../server/outbox/morning-mail.ts";
import { startOutboxes } from "../../server/outbox/start-outboxes.ts";
import { deliverDue } from "../../server/outbox/worker.ts";
import { openSqlite } from "../../server/store/sqlite.ts";
import type { Store } from "../../server/store/store.ts";
import type { StoppedClock } from "./fixtures/create-stopped-clock.ts";
import { deliverAndCount } from "./fixtures/deliver-and-count.ts";
import { application, enquiry, postApplication, postEnquiry } from "./fixtures/forms.ts";
import { test } from "./fixtures/mail-test.ts";
import { makeApplication, makeEnquiry } from "./fixtures/make-submission.ts";
import { makePdf } from "./fixtures/sample-files.ts";
import { type DeliveredMail, parseHeaders } from "./fixtures/start-mailbox.ts";
import { startProcess } from "./fixtures/start-process.ts";
import { startReceiver } from "./fixtures/start-receiver.ts";
import { writeBuild } from "./fixtures/write-build.ts";

const staff = ["staff@chowk.example", "boss@chowk.example"];
const first = ([mail]: DeliveredMail[]) => mail ?? expect.fail("no mail arrived");
/** As it is read: long lines are broken on the way (RFC 2045, 6.7). */
const decodeText = ({ source }: DeliveredMail) => source.replaceAll("=\r\n", "");

test("an enquiry is mailed once, from our address to the staff's alone, with the command that shows it", async ({
  store,
  mailbox,
  delivery,
}) => {
  const { id } = await store.keep(makeEnquiry());
  expect([await deliverAndCount(delivery()), await deliverAndCount(delivery())]).toEqual([1, 0]);
  expect(mailbox.mails).toMatchObject([{ from: "site@chowk.example", to: staff }]);
  const mail = first(mailbox.mails);
  const headers = parseHeaders(mail);
  expect(headers["message-id"]).toBe(`<${id}.enquiry@chowk.example>`);
  expect(headers.subject).toContain(enquiry.name);
  expect(headers).not.toHaveProperty("reply-to");
  for (const words of [
    enquiry.phone,
    "Two boards near the station",
    `npm run inbox -- show ${id.slice(0, 8)}`,
  ])
    expect(decodeText(mail)).toContain(words);
  expect(await store.inbox.list(["new"])).toMatchObject([{ mail: "sent" }]);
});

test("an application is mailed with its CV and a warning about it, and answered to the applicant", async ({
  store,
  mailbox,
  delivery,
}) => {
  const bytes = makePdf(40_000);
  await store.keep(makeApplication(bytes, {}, { mark: "carries JavaScript" }));
  await deliverDue(delivery());
  const mail = first(mailbox.mails);
  expect(parseHeaders(mail)["reply-to"]).toBe(application.email);
  expect(decodeText(mail)).toContain("CAREFUL with the CV: it carries JavaScript");
  expect(mail.source).toMatch(/Content-Disposition: attachment; filename=cv-[0-9a-f]{8}\.pdf/);
  expect(mail.source.replaceAll("\r\n", "")).toContain(bytes.toString("base64"));
});

test.for([
  ["ram@उदाहरण.भारत", "ram@xn--p1b6ci4b4b3a.xn--h2brj9c"],
  ["राम@उदाहरण.भारत", undefined],
] as const)(
  "an application from %s is mailed, to be answered to %s",
  async ([email, replyTo], { store, mailbox, delivery }) => {
    await store.keep(makeApplication(undefined, { email }));
    expect(await deliverAndCount(delivery())).toBe(1);
    const mail = first(mailbox.mails);
    expect(parseHeaders(mail)["reply-to"]).toBe(replyTo);
    expect(mail.source.split("\r\n\r\n")[0]).toMatch(/^[\t\r\n\x20-\x7e]+$/);
  },
);

test("a visitor's words add no header, recipient or second mail, and leave the subject short", async ({
  store,
  mailbox,
  delivery,
}) => {
  const injection = `x\r\nBcc: victim@example.com\r\n\r\n.\r\nRCPT TO:<victim@example.com>${"n".repeat(300)}`;
  await store.keep(makeEnquiry({ name: injection, service: injection, message: injection }));
  await deliverDue(delivery());
  expect(mailbox.mails).toMatchObject([{ to: staff }]);
  const headers = parseHeaders(first(mailbox.mails));
  const names = ["content-transfer-encoding", "content-type", "date", "from", "message-id"];
  expect(Object.keys(headers).sort()).toEqual([...names, "mime-version", "subject", "to"]);
  expect(headers.subject?.length).toBeLessThan(400);
});

test.for([
  ["refuses the mail for now", /try again later/],
  ["never acknowledges", /abort|timeout/i],
] as const)(
  "if the mail server %s, the mail is kept, shown as unmailed, and sent later",
  async ([mode, reason], { store, mailbox, behaviour, clock, delivery }) => {
    behaviour.mode = mode;
    await store.keep(makeEnquiry());
    const send = createMailer(mailbox.url, mode === "never acknowledges" ? 500 : 20_000);
    expect(await deliverAndCount(delivery({ send }))).toBe(0);
    expect(await store.inbox.list(["new"])).toMatchObject([
      { mail: "unmailed", mailAttempts: 1, mailError: expect.stringMatching(reason) },
    ]);
    behaviour.mode = "accepts";
    expect(await deliverAndCount(delivery())).toBe(0);
    clock.later(2);
    expect(await deliverAndCount(delivery())).toBe(1);
    expect(mailbox.mails).toHaveLength(1);
  },
);

test("an application whose CV the mail server never takes is mailed at once without it, with the way to the desk", async ({
  store,
  mailbox,
  behaviour,
}) => {
  behaviour.mode = "refuses files";
  const { id } = await store.keep(makeApplication(makePdf(1_500_000)));
  const lines: LogEntry[] = [];
  const settings = { SMTP_URL: mailbox.url, MAIL_FROM: "site@chowk.example", MAIL_TO: "a@chowk.example" };
  const outboxes = await startOutboxes(
    readEnvironment(settings),
    store,
    (entry) => lines.push(entry),
    "https://www.chowk.example/desk",
  );
  await expect
    .poll(() => lines.filter(({ kind }) => kind === "mail"))
    .toMatchObject([{ id, outcome: "sent" }]);
  await outboxes.stop();
  expect(mailbox.mails).toHaveLength(1);
  const mail = first(mailbox.mails);
  expect(parseHeaders(mail)["reply-to"]).toBe(application.email);
  expect(decodeText(mail)).toContain("The CV is not attached");
  expect(decodeText(mail)).toContain(`\r\nhttps://www.chowk.example/desk/s/${id}\r\n`);
  expect(await store.inbox.list(["new"])).toMatchObject([{ mail: "sent", mailAttempts: 1 }]);
});

test("a mail that the mail server refuses for good is given up at once, and sent once somebody has mended the cause", async ({
  store,
  mailbox,
  behaviour,
  delivery,
}) => {
  behaviour.mode = "refuses the recipient";
  await store.keep(makeEnquiry());
  await deliverDue(delivery());
  expect(await store.inbox.list(["new"])).toMatchObject([
    { mail: "failed", mailAttempts: 1, mailError: expect.stringMatching(/no such mailbox/) },
  ]);
  expect(await store.mails.backlog()).toMatchObject({ waiting: 0, failed: 1 });
  behaviour.mode = "accepts";
  await store.mails.retry();
  expect(await deliverAndCount(delivery())).toBe(1);
  expect(mailbox.mails).toHaveLength(1);
});

test.each([
  ["smtp://site:hunter2@mail.example", true],
  ["smtp://site:hunter2@0.0.0.0", true],
  ["smtp://mail.example", false],
  ["smtp://site:hunter2@localhost", false],
  ["smtp://site:hunter2@127.0.0.1:2525", false],
])("a password is sent to another machine only over TLS: to %s, %s", (url, requireTLS) => {
  expect(smtpOptions(url, 1_000)).toMatchObject({ url, requireTLS });
});

test("mail that is set up later sends what is waiting, unless that was set aside at the terminal", async ({
  store,
  mailbox,
  clock,
}) => {
  const settings = { SMTP_URL: mailbox.url, MAIL_FROM: "site@chowk.example", MAIL_TO: "a@chowk.example" };
  const lines: LogEntry[] = [];
  const start = (environment: Record<string, string>) =>
    startOutboxes(readEnvironment(environment), store, (entry) => lines.push(entry), undefined);
  await store.keep(makeEnquiry());
  clock.later(60);
  await store.keep(makeEnquiry());
  await start({});
  await expect.poll(() => lines).toHaveLength(1);
  const hint = expect.stringContaining("npm run inbox -- mail --set-aside");
  expect(lines).toEqual([
    { kind: "outbox", way: "mail", waiting: 2, since: "2026-11-21T04:30:00.000Z", what: hint },
  ]);

  const questions: string[] = [];
  const confirm = async (question: string) => void questions.push(question);
  const context = { store, options: { "set-aside": true }, confirm, environment: readEnvironment({}) };
  expect(await commands.mail?.({ ...context, endWith: () => {} }, [])).toMatch(/^2 set aside/);
  expect(questions).toEqual([
    expect.stringMatching(/^2 waiting to be mailed, the oldest received 21 Nov 2026/),
  ]);
  const { id } = await store.keep(makeEnquiry());
  const { stop } = await start(settings);
  await expect.poll(async () => (await store.mails.backlog()).waiting).toBe(0);
  await stop();
  expect(mailbox.mails.map((mail) => parseHeaders(mail)["message-id"])).toEqual([
    `<${id}.enquiry@chowk.example>`,
  ]);
  expect((await store.inbox.list(["new"])).map(({ mail }) => mail).toSorted()).toEqual([
    "none",
    "none",
    "sent",
  ]);
});

test("each morning the staff are told by mail, once, what is due and what others gave them, even if the server stops in between, unless they don't want it", async ({
  store,
  mailbox,
  clock,
}) => {
  const boss = { id: "boss", name: "Boss" };
  const [asha = boss, ravi = boss, lata = boss] = await addStaff(store, ["Asha", "Ravi", "Lata"]);
  await store.mornings.choose(lata.id, false);
  const keep = async (name: string, to: typeof boss, by: typeof boss) => {
    const { id } = await store.keep(makeEnquiry({ name }));
    await store.submissions.change(id, { change: "assign", to }, by);
    return id;
  };
  const due = await keep("Due\nBcc: x", asha, asha);
  await store.submissions.change(due, { change: "remind", on: "2026-11-22T16:00" }, asha);
  const overdue = await keep("Overdue", asha, boss);
  await store.submissions.change(overdue, { change: "remind", on: "2026-11-20" }, asha);
  await keep("Given", asha, boss);
  await keep("Taken", ravi, ravi);
  await keep("Unwanted", lata, boss);
  await keep("Another's", ravi, boss);
  const sender = createMailer(mailbox.url, 20_000);
  const refused = ["asha@chowk.example"];
  const log = vi.fn();
  const parts = {
    store,
    send: (mail: Parameters<typeof sender>[0]) =>
      refused.includes(mail.to)
        ? Promise.reject(Object.assign(new Error(), { code: "EENVELOPE" }))
        : sender(mail),
    from: "site@chowk.example",
    desk: "https://www.chowk.example/desk",
    log,
  };
  // From half past seven in India on; at eight the mail server refuses the first address.
  clock.later(21.5 * 60);
  await sendMorningMails(parts);
  clock.later(30);
  await sendMorningMails(parts);
  expect(mailbox.mails.splice(0)).toMatchObject([{ to: ["ravi@chowk.example"] }]);
  expect(log).toHaveBeenCalledWith(expect.objectContaining({ id: "asha", code: "EENVELOPE" }));
  refused.pop();
  await sendMorningMails(parts);
  expect(mailbox.mails, "it is somebody else's to send for two minutes").toEqual([]);
  clock.later(3);
  await store.mornings.choose(ravi.id, false);
  await store.mornings.choose(ravi.id, true);
  for (let turn = 0; turn < 3; turn += 1) await sendMorningMails(parts);
  expect(mailbox.mails).toMatchObject([{ from: "site@chowk.example", to: ["asha@chowk.example"] }]);
  const mail = first(mailbox.mails);
  expect(parseHeaders(mail).subject).toBe("The desk today: 2 due, 1 new for you");
  expect(decodeText(mail)).toMatch(
    /Due:\r\n- Overdue, .*overdue since 20 Nov 2026\r\n.*\r\n- Due Bcc: x, .*reminder: 22 Nov, 4:00\spm\r\n {2}https:.*\/desk\/s\/.*New for you:\r\n- Given/s,
  );
  expect(decodeText(mail)).not.toMatch(/Taken|Unwanted/);
  clock.later(24 * 60);
  await sendMorningMails(parts);
  expect(parseHeaders(mailbox.mails[1] ?? mail).subject).toBe("The desk today: 2 due");
});

/** Accounts of these names, which want the morning mail. */
async function addStaff(store: Store, names: readonly string[]) {
  const people = names.map((name) => ({ id: name.toLowerCase(), name }));
  for (const { id, name } of people) {
    const account = { id, name, email: `${id}@chowk.example`, role: "staff" as const };
    await store.accounts.add(account, { id: `link ${id}`, lifetime: 1_000 }, { id, name });
    await store.sessions.takeLink(`link ${id}`, "a hash");
  }
  return people;
}

/** A morning at half past eight in India, on which each of these has one enquiry due. */
async function awaitMorning(store: Store, clock: StoppedClock, names: readonly string[]): Promise<void> {
  for (const person of await addStaff(store, names)) {
    const { id } = await store.keep(makeEnquiry());
    await store.submissions.change(id, { change: "assign", to: person }, person);
    await store.submissions.change(id, { change: "remind", on: "2026-11-22" }, person);
  }
  clock.later(22.5 * 60);
}
const morningParts = { from: "site@chowk.example", desk: "https://www.chowk.example/desk", log: () => {} };

test("a server that is stopped among its morning mails begins no further one, and none goes twice", async ({
  store,
  clock,
}) => {
  await awaitMorning(store, clock, ["Asha", "Ravi"]);
  const sent: string[] = [];
  const begun = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  const send = async ({ to }: { to: string }) => {
    sent.push(to);
    begun.resolve();
    await answered.promise;
  };
  const parts = { ...morningParts, store, send };
  const worker = startMorningMail(parts);
  await begun.promise;
  const stopping = worker.stop();
  answered.resolve();
  await stopping;
  expect(sent).toHaveLength(1);
  clock.later(3);
  await sendMorningMails(parts);
  expect(sent.toSorted()).toEqual(["asha@chowk.example", "ravi@chowk.example"]);
});

test("a morning mail that was sent but could not be noted at once doesn't go twice", async ({
  store,
  clock,
}) => {
  await awaitMorning(store, clock, ["Asha"]);
  let failuresLeft = 1;
  const markSent = async (...words: Parameters<Store["mornings"]["markSent"]>) => {
    failuresLeft -= 1;
    if (failuresLeft >= 0) throw new Error("away");
    await store.mornings.markSent(...words);
  };
  const send = vi.fn(async () => {});
  const parts = { ...morningParts, store: { ...store, mornings: { ...store.mornings, markSent } }, send };
  await sendMorningMails(parts);
  clock.later(3);
  await sendMorningMails(parts);
  expect(send).toHaveBeenCalledTimes(1);
});

test("if the mail server is away in the morning, the staff are told in the afternoon, but not at night; what it refuses for good isn't tried again that day", async ({
  store,
  mailbox,
  behaviour,
  clock,
}) => {
  await awaitMorning(store, clock, ["Asha"]);
  const parts = { ...morningParts, store, send: createMailer(mailbox.url, 20_000) };
  behaviour.mode = "refuses the mail for now";
  await sendMorningMails(parts);
  clock.later(5 * 60);
  behaviour.mode = "accepts";
  await sendMorningMails(parts);
  expect(decodeText(first(mailbox.mails))).toContain("Good afternoon, Asha.");
  // The next day it is away until five past six.
  clock.later(28.5 * 60 + 5);
  await sendMorningMails(parts);
  expect(mailbox.mails).toHaveLength(1);

  clock.later(20 * 60);
  behaviour.mode = "refuses the recipient";
  const before = mailbox.connections();
  for (let turn = 0; turn < 3; turn += 1) {
    await sendMorningMails(parts);
    clock.later(15);
  }
  expect(mailbox.connections()).toBe(before + 1);
});

test("the server mails what comes in with a link to the desk, calls the webhook, and deletes what has expired", async ({
  mailbox,
}) => {
  const receiver = await startReceiver();
  const build = writeBuild({ siteUrl: "https://www.chowk.example", desk: true });
  const server = await startProcess(build.folder, {
    DESK: "on",
    SMTP_URL: mailbox.url,
    MAIL_FROM: "site@chowk.example",
    MAIL_TO: "staff@chowk.example",
    WEBHOOK_URL: receiver.url,
    WEBHOOK_SECRET: `whsec_${Buffer.alloc(32).toString("base64")}`,
  });
  onTestFinished(async () => {
    await server.stop("SIGKILL");
    await receiver.close();
    build.remove();
  });
  const expectMailCount = (count: number) => expect.poll(() => mailbox.mails).toHaveLength(count);
  const spam = await postEnquiry(server.origin, { botcheck: "on" });
  const { body } = await postEnquiry(server.origin);
  await expectMailCount(1);
  await postApplication(server.origin);
  await expectMailCount(2);
  await postEnquiry(server.origin);
  await expectMailCount(3);
  const subjects = [enquiry.service, application.position, enquiry.service];
  expect(mailbox.mails.map((mail) => parseHeaders(mail).subject)).toEqual(
    subjects.map((subject) => expect.stringContaining(subject)),
  );
  expect(decodeText(first(mailbox.mails))).toContain(`\r\nhttps://www.chowk.example/desk/s/${body.id}\r\n`);
  expect(decodeText(first(mailbox.mails))).not.toContain("npm run");
  expect((await fetch(`${server.origin}/desk/s/${body.id}`)).status).toBe(200);
  await expect.poll(() => receiver.received).toHaveLength(3);
  expect(receiver.received[0]?.headers["webhook-id"]).toBe(body.id);
  await server.stop();
  expect(server.output()).toContain('"kind":"webhook"');
  expect(server.output()).not.toContain("hooks/site");

  const { db } = openSqlite(`${build.folder}/data`);
  onTestFinished(() => db.destroy());
  const received_at = new Date(Date.now() - 366 * 86_400_000).toISOString();
  await db
    .updateTable("submissions")
    .set({ received_at })
    .where("id", "=", spam.body.id ?? "")
    .execute();
  const restarted = await startProcess(build.folder);
  onTestFinished(async () => void (await restarted.stop("SIGKILL")));
  await expect.poll(restarted.output).toContain('"deleted":1');
  const rows = await db.selectFrom("submissions").select("state").execute();
  expect(rows.map(({ state }) => state)).toEqual(["new", "new", "new"]);
});
