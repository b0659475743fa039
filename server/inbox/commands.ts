import type { Environment } from "../process/environment.ts";
import type { Submission } from "../store/inbox-queries.ts";
import { noteCopy } from "../store/last-copy.ts";
import type { Outbox } from "../store/outbox-queries.ts";
import type { Store } from "../store/store.ts";
import { StoreUnavailable } from "../store/with-retry.ts";
import { indianTime } from "../submission/indian-time.ts";
import { plainText } from "../submission/plain-text.ts";
import { shortId } from "../submission/short-id.ts";
import { atTheTerminal } from "../submission/staff.ts";
import type { State } from "../submission/states.ts";
import { copyTo } from "./copy-to.ts";
import { describeSubmission, listColumns, listRow, nameOf } from "./describe-submission.ts";
import { submissionsAsCsv } from "./export-submissions.ts";
import { formatJson } from "./format-json.ts";
import { formatTable } from "./format-table.ts";
import { InboxError } from "./inbox-error.ts";
import { newTarget, unwritable, writeNewFile } from "./write-file.ts";

export type Options = Partial<
  Record<
    "json" | "csv" | "all" | "done" | "quarantined" | "withdrawn" | "retry" | "set-aside" | "unproved",
    boolean
  >
>;

export type InboxContext = {
  store: Store;
  options: Options;
  retentionDays: number;
  environment: Pick<Environment, "DATA_DIR" | "DATABASE_URL">;
  /** Characters of the terminal. */
  width: number;
  /**
   * Asks a person before what cannot be undone.
   * @throws InboxError when the answer is no, or there is nobody to ask
   */
  confirm: (question: string) => Promise<void>;
};

/** What a command prints. `args` are what follows its name. */
export type Command = (context: InboxContext, args: readonly string[]) => Promise<string>;

/** The staff's commands by name. */
export const commands: Record<string, Command> = {
  async list({ store, options, width }) {
    const found = await store.list(statesOf(options, ["new"]));
    if (options.json) return formatJson(found);
    const apart = (await store.list(["quarantined"])).length;
    const note =
      apart > 0 && !options.quarantined && !options.all
        ? `\n${apart} kept apart as possible spam: npm run inbox -- list --quarantined`
        : "";
    if (found.length === 0) return `Nothing here.${note}`;
    return `${formatTable(listColumns, found.map(listRow), width)}${note}`;
  },

  async show({ store, options }, [id]) {
    const submission = await one(store, id);
    return options.json ? formatJson(submission) : describeSubmission(submission);
  },

  async cv({ store }, [id, file]) {
    const submission = await one(store, id);
    const cv = await store.cv(submission.id);
    if (!cv) throw new InboxError(`${short(submission)} has no CV to show.`);
    await store.record.note({
      who: atTheTerminal,
      what: "took the CV",
      submissionId: submission.id,
    });
    const name = file ?? `cv-${short(submission)}.${cv.kind}`;
    const target = writeNewFile(name, cv.bytes, `cv ${id} FILE`);
    return `Written: ${target}${cv.mark ? `\nCareful: it ${cv.mark}. Don’t open it: ask the sender for a plain PDF.` : ""}`;
  },

  async export({ store, options }, [file]) {
    if (!options.csv && !options.json) {
      throw new InboxError("Say which: export --csv FILE or export --json FILE");
    }
    const states = statesOf(options, allStates);
    const found = await store.list(states);
    const detail = [options.json ? "json" : "csv", ...(states === allStates ? ["all"] : states)].join(", ");
    await store.record.note({ who: atTheTerminal, what: "exported", detail });
    const text = options.json ? `${formatJson(found)}\n` : submissionsAsCsv(found);
    if (!file) return text.trimEnd();
    // Without the mark, Excel takes UTF-8 for the machine's old encoding and shows Hindi as rubbish.
    const content = options.json ? text : `\ufeff${text}`;
    const target = writeNewFile(file, content, `export ${options.json ? "--json" : "--csv"} FILE`);
    return `Written: ${target} (${found.length} ${found.length === 1 ? "submission" : "submissions"})`;
  },

  async done({ store }, [id]) {
    const submission = await one(store, id);
    if (submission.state === "withdrawn") throw new InboxError(`${short(submission)} is withdrawn.`);
    await store.markDone(submission.id);
    return `${short(submission)} is done.`;
  },

  async reopen({ store }, [id]) {
    const submission = await one(store, id);
    if (submission.state !== "done") {
      throw new InboxError(`${short(submission)} is not done: its state is ${submission.state}.`);
    }
    await store.reopen(submission.id);
    return `${short(submission)} counts as new again.`;
  },

  async release({ store }, [id]) {
    const submission = await one(store, id);
    if (submission.state !== "quarantined") {
      throw new InboxError(`${short(submission)} is not in quarantine.`);
    }
    await store.release(submission.id);
    return `${short(submission)} counts as new, and its mail is sent.`;
  },

  async withdraw({ store, retentionDays }, [id]) {
    const submission = await one(store, id);
    await store.withdraw(submission.id);
    return `${short(submission)} is withdrawn: its personal data is hidden now and deleted ${retentionDays} days after it came. To delete it at once: npm run inbox -- erase ${short(submission)}`;
  },

  async erase({ store, confirm }, [id]) {
    const submission = await one(store, id);
    const who = plainText(nameOf(submission)).replaceAll("\n", " ");
    const whose = who ? ` of ${who}` : "";
    const received = indianTime(submission.receivedAt);
    await confirm(`Delete the ${submission.kind}${whose}, received ${received}, for good?`);
    await store.erase(submission.id);
    const mailed =
      submission.mail === "sent"
        ? "It was mailed to the staff: delete it from their mailboxes too."
        : "It was not mailed.";
    return `${short(submission)} is erased: its text, its CV and its mail are gone from the store. ${mailed} Copies made by backup keep it: delete those that are older than now.`;
  },

  async purge({ store, retentionDays, confirm }) {
    const { count, oldest } = await store.pastTheirTime(retentionDays);
    if (count === 0 || !oldest) {
      await store.finishErasing();
      return `0 deleted: nothing is older than ${retentionDays} days.`;
    }
    const what = `${count} older than ${retentionDays} days, the oldest received ${indianTime(oldest)}`;
    await confirm(`Today is ${indianTime(new Date().toISOString())}. Delete ${what}, for good?`);
    await store.trustClock();
    return `${await store.purge(retentionDays, atTheTerminal.name)} deleted for good, being older than ${retentionDays} days.`;
  },

  async mail({ store, options, width, confirm }) {
    if (options["set-aside"]) return setAside(store.mails, "mailed", confirm);
    const again = options.retry ? await store.mails.retry() : 0;
    const found = (await store.list(["new"])).filter(({ mail }) => mail === "unmailed" || mail === "failed");
    if (options.json) return formatJson(found);
    const note = options.retry ? `${again} put back, to be sent at once.\n` : "";
    if (found.length === 0) return `${note}Nothing waits to be mailed.`;
    const rows = found.map((submission) => [...listRow(submission), submission.mailError ?? ""]);
    const hint = found.some(({ mail }) => mail === "failed")
      ? "\nTry the failed ones again: npm run inbox -- mail --retry"
      : "";
    return `${note}${formatTable([...listColumns, "Last answer"], rows, width)}${hint}`;
  },

  async webhooks({ store, options, width, confirm }) {
    if (options["set-aside"]) return setAside(store.webhooks, "sent as a webhook", confirm);
    const again = options.retry ? await store.webhooks.retry() : 0;
    const found = (await store.list(["new", "done"])).filter(
      ({ webhook }) => webhook && webhook.state !== "sent",
    );
    if (options.json) return formatJson(found);
    const note = options.retry ? `${again} put back, to be sent at once.\n` : "";
    if (found.length === 0) return `${note}No webhook waits to be sent.`;
    const rows = found.map(({ webhook, ...submission }) => [
      ...listRow({ ...submission, webhook }).slice(0, -1),
      webhook?.state ?? "",
      webhook?.error ?? "",
    ]);
    const hint = found.some(({ webhook }) => webhook?.state === "failed")
      ? "\nTry the failed ones again: npm run inbox -- webhooks --retry"
      : "";
    const columns = [...listColumns.slice(0, -1), "Webhook", "Last answer"];
    return `${note}${formatTable(columns, rows, width)}${hint}`;
  },

  async backup({ store, options, environment }, [file]) {
    if (!file) throw new InboxError("Say where to: backup FILE");
    if (!store.backup) {
      throw new InboxError(
        'PostgreSQL makes its own copies: pg_dump --format=custom --file=FILE "$DATABASE_URL"',
      );
    }
    const target = newTarget(file, "backup FILE");
    try {
      await store.backup(target);
    } catch (error) {
      throw error instanceof StoreUnavailable ? error : unwritable(target, error);
    }
    if (!options.unproved) noteCopy(environment.DATA_DIR, target);
    return `Written: ${target}`;
  },

  "copy-to": ({ environment }, [url]) => copyTo(environment, url),
};

const allStates: readonly State[] = ["new", "done", "quarantined", "withdrawn"];

function statesOf(
  { all, done, quarantined, withdrawn }: Options,
  preset: readonly State[],
): readonly State[] {
  if (all) return allStates;
  const named: State[] = [];
  if (done) named.push("done");
  if (quarantined) named.push("quarantined");
  if (withdrawn) named.push("withdrawn");
  return named.length > 0 ? named : preset;
}

/** For what came in while nothing was set up to tell of it, and need not be told any more. */
async function setAside(outbox: Outbox, told: string, confirm: InboxContext["confirm"]): Promise<string> {
  const { waiting, since } = await outbox.backlog();
  if (!since) return `Nothing waits to be ${told}.`;
  await confirm(
    `${waiting} wait to be ${told}, the oldest received ${indianTime(since)}. Set them aside, never to be ${told}?`,
  );
  return `${await outbox.setAside()} set aside. They stay in the inbox as they are.`;
}

async function one(store: Store, id: string | undefined): Promise<Submission> {
  if (!id) throw new InboxError("Say which: its ID, or the start of it, as `list` shows it.");
  const [found, ...more] = await store.find(id);
  if (!found) throw new InboxError(`There is no ${id}. The list of all: npm run inbox -- list --all`);
  if (more.length > 0) throw new InboxError(`${id} is the start of ${more.length + 1} IDs. Give more of it.`);
  return found;
}

const short = ({ id }: Submission) => shortId(id);
