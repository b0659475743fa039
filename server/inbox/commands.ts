import { writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { type Environment, readEnvironment } from "../environment.ts";
import { OperatorError } from "../operator-error.ts";
import { copyToPostgres } from "../store/copy-to-postgres.ts";
import { isSqliteStore, noteCopy } from "../store/data-folder.ts";
import { addErasedIds, readErasedIds } from "../store/erasures.ts";
import { findDamage } from "../store/sqlite.ts";
import type { Store } from "../store/store.ts";
import type { Submission } from "../store/submissions/submission-rows.ts";
import { indianTime } from "../submission/indian-time.ts";
import { terminalUser } from "../submission/staff.ts";
import {
  plainText,
  senderName,
  shortId,
  states,
  withMailState,
  workStates,
} from "../submission/submission.ts";
import { formatJson, formatSubmissions } from "./export-submissions.ts";
import { describeSubmission, formatTable, listColumns, listRow, mailStatus } from "./print-submissions.ts";
import { createFile } from "./terminal.ts";

const flag = { type: "boolean" } as const;
export const flags = { json: flag, csv: flag, all: flag, retry: flag, "set-aside": flag, unproved: flag };
export type Options = Partial<Record<keyof typeof flags, boolean>>;

export type InboxContext = {
  store: Store;
  options: Options;
  environment: Pick<Environment, "DATA_DIR" | "DATABASE_URL" | "RETENTION_DAYS" | "SMTP_URL" | "WEBHOOK_URL">;
  /** Asks a person before what cannot be undone. @throws OperatorError if the answer is no, or nobody is there */
  confirm: (question: string) => Promise<void>;
  /** Lets the process end with a code that other programs look at, though the command did what it should. */
  endWith: (code: number) => void;
};

/** Answers what a command prints. `args` are what follows its name. */
export type Command = (context: InboxContext, args: readonly string[]) => Promise<string>;

export const commands: Record<string, Command> = {
  async list({ store, options, environment }) {
    const rows = await store.inbox.list(options.all ? states : ["new"]);
    const submissions = rows.map((row) => withMailState(row, isMailSetUp(environment)));
    if (options.json) return formatJson(submissions);
    const quarantined = options.all ? 0 : (await store.inbox.list(["quarantined"])).length;
    const note =
      quarantined > 0 ? `\n${quarantined} held back as possible spam: npm run inbox -- list --all` : "";
    if (submissions.length === 0) return `Nothing here.${note}`;
    const cells = submissions.map((submission) => [...listRow(submission), mailStatus(submission)]);
    return `${formatTable([...listColumns, "Mail"], cells)}${note}`;
  },

  async show({ store, options, environment }, [id]) {
    const submission = withMailState(await findSubmission(store, id), isMailSetUp(environment));
    return options.json ? formatJson(submission) : describeSubmission(submission);
  },

  async export({ store, options, environment }, [file]) {
    const as = options.json ? "json" : options.csv ? "csv" : undefined;
    if (!as) throw new OperatorError("Choose a format: export --csv FILE or export --json FILE");
    const submissions: Submission[] = [];
    for await (const batch of store.submissions.export({ by: "received" })) submissions.push(...batch);
    await store.record.note({ who: terminalUser, what: "exported", detail: `${as}, all` });
    const shown = submissions.map((row) => withMailState(row, isMailSetUp(environment)));
    const text = options.json ? `${formatJson(shown)}\n` : formatSubmissions(submissions);
    if (!file) return text.replace("\ufeff", "").trimEnd();
    const path = await createFile(file, `export --${as} FILE`, (path) =>
      writeFile(path, text, { mode: 0o600, flag: "wx" }),
    );
    return `Written: ${path} (${submissions.length} ${submissions.length === 1 ? "submission" : "submissions"})`;
  },

  async erase({ store, confirm }, [id]) {
    const submission = await findSubmission(store, id);
    const name = plainText(senderName(submission.fields)).replaceAll("\n", " ");
    const received = indianTime(submission.receivedAt);
    await confirm(`Delete the ${submission.kind}${name && ` of ${name}`}, received ${received}, for good?`);
    await store.inbox.erase(submission.id);
    const mailed =
      submission.mail === "sent"
        ? "It was mailed to the staff: delete it from their mailboxes too."
        : "It was not mailed.";
    return `${shortId(submission.id)} is erased: its text, its CV and its mail are gone from the store. ${mailed} Copies made before now hold it until they are deleted; going back to one erases it again.`;
  },

  async purge({ store, environment, confirm }) {
    const days = environment.RETENTION_DAYS;
    const { count, oldest } = await store.inbox.findExpired(days);
    if (count === 0 || !oldest) {
      await store.inbox.finishErasing();
      return `0 deleted: nothing is older than ${days} days.`;
    }
    const description = `${count} older than ${days} days, the oldest received ${indianTime(oldest)}`;
    await confirm(`Today is ${indianTime(new Date().toISOString())}. Delete ${description}, for good?`);
    const now = await store.clock.trust();
    return `${await store.inbox.purge(days, terminalUser.name, now)} deleted for good, being older than ${days} days.`;
  },

  mail: outbox("mail"),
  webhooks: outbox("webhooks"),

  async backup({ store, options, environment }, [file]) {
    if (!file) throw new OperatorError("Name the file to write: backup FILE");
    if (!store.backup)
      throw new OperatorError(
        'PostgreSQL makes its own copies: pg_dump --format=custom --file=FILE "$DATABASE_URL"',
      );
    const path = await createFile(file, "backup FILE", store.backup);
    addErasedIds(dirname(path), readErasedIds(environment.DATA_DIR));
    if (!options.unproved) noteCopy(environment.DATA_DIR, path);
    return `Written: ${path}`;
  },

  "copy-to": ({ environment }, [url]) => copyInbox(environment, url),
};

function outbox(way: "mail" | "webhooks"): Command {
  const [toBeSent, column, setting] =
    way === "mail"
      ? (["mailed", "Mail", "SMTP_URL"] as const)
      : (["sent as a webhook", "Webhook", "WEBHOOK_URL"] as const);
  return async ({ store, options, environment, confirm, endWith }) => {
    const queue = way === "mail" ? store.mails : store.webhooks;
    if (options["set-aside"]) {
      const { waiting, since } = await queue.backlog();
      if (!since) return `Nothing is waiting to be ${toBeSent}.`;
      await confirm(
        `${waiting} waiting to be ${toBeSent}, the oldest received ${indianTime(since)}. Set them aside, never to be ${toBeSent}?`,
      );
      return `${await queue.setAside()} set aside. They stay in the inbox as they are.`;
    }
    const isSetUp = environment[setting] !== undefined;
    const retried = options.retry ? await queue.retry() : 0;
    if (retried > 0 && isSetUp && !options.json)
      return `The server tries ${retried} again within seconds. How it went: npm run inbox -- ${way}`;
    const unsent = (await store.inbox.list(workStates)).filter(
      (submission) => !["sent", "none", undefined].includes(deliveryOf(submission, way).state),
    );
    if (unsent.length > 0) endWith(1);
    if (options.json) return formatJson(unsent);
    if (unsent.length === 0) return `Nothing is waiting to be ${toBeSent}.`;
    const rows = unsent.map((submission) => {
      const { state, status = state, error } = deliveryOf(submission, way);
      return [...listRow(submission), (isSetUp ? status : state) ?? "", error ?? ""];
    });
    const advice = `If ${setting} is wrong, correct it and restart the server. Then try them again at once: npm run inbox -- ${way} --retry`;
    const hint = unsent.some((submission) => deliveryOf(submission, way).error) ? advice : "";
    const note = isSetUp ? hint : `Nothing is ${toBeSent} until ${setting} is set.`;
    return `${formatTable([...listColumns, column, "Last answer"], rows)}${note && `\n${note}`}`;
  };
}

function deliveryOf(submission: Submission, way: "mail" | "webhooks") {
  return way === "mail"
    ? { state: submission.mail, status: mailStatus(submission), error: submission.mailError }
    : { ...submission.webhook };
}

const isMailSetUp = ({ SMTP_URL }: InboxContext["environment"]) => SMTP_URL !== undefined;

async function findSubmission(store: Store, id: string | undefined): Promise<Submission> {
  if (!id) throw new OperatorError("Give the submission’s ID, or the beginning of it, as `list` shows it.");
  const [submission, ...more] = await store.inbox.find(id);
  if (!submission)
    throw new OperatorError(`There is no submission ${id}. To see them all: npm run inbox -- list --all`);
  if (more.length > 0) throw new OperatorError(`${more.length + 1} IDs begin with ${id}: give more of it.`);
  return submission;
}

/** Copies the inbox to PostgreSQL at `url`, else at DATABASE_URL. @throws OperatorError */
export async function copyInbox(
  { DATA_DIR, DATABASE_URL }: Pick<Environment, "DATA_DIR" | "DATABASE_URL">,
  url: string | undefined = DATABASE_URL,
): Promise<string> {
  if (!url)
    throw new OperatorError("Name the database to copy to: copy-to postgres://user:password@host:5432/name");
  readEnvironment({ DATABASE_URL: url });
  if (!isSqliteStore(DATA_DIR))
    throw new OperatorError(`DATA_DIR: there are no submissions in ${JSON.stringify(DATA_DIR)} to copy`);
  try {
    const counts = await copyToPostgres(DATA_DIR, url);
    const contents = `${counts.submissions} submissions, ${counts.cvs} CVs, ${counts.outbox} mails sent or to be sent`;
    return [
      `Copied and compared, by counts and digests: ${contents}.`,
      "What comes in from now on is not in the copy. If the server still runs, stop it, and copy to an empty database again; then start it with DATABASE_URL.",
    ].join("\n");
  } catch (error) {
    // Damage to the source may have made the copy fail.
    throw findDamage(error, DATA_DIR) ?? error;
  }
}
