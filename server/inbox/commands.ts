import { existsSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { retentionCutoff } from "../start-retention.ts";
import type { State, Submission } from "../store/inbox-queries.ts";
import type { Store } from "../store/store.ts";
import { describeSubmission, listColumns, listRow } from "./describe-submission.ts";
import { fieldLabels } from "./field-labels.ts";
import { formatCsv } from "./format-csv.ts";
import { formatTable } from "./format-table.ts";
import { shortId } from "./short-id.ts";

/** Said to the staff instead of doing what was asked. */
export class InboxError extends Error {
  override name = "InboxError";
}

export type Options = Partial<
  Record<"json" | "csv" | "all" | "done" | "quarantined" | "withdrawn" | "retry", boolean>
>;

export type InboxContext = {
  store: Store;
  options: Options;
  retentionDays: number;
  width: number;
  now: () => Date;
};

/** What a command prints. `args` are what follows its name. */
export type Command = (context: InboxContext, args: readonly string[]) => Promise<string>;

/** The staff's commands by name. */
export const commands: Record<string, Command> = {
  async list({ store, options, width }) {
    const found = await store.list(statesOf(options, ["new"]));
    if (options.json) return json(found);
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
    return options.json ? json(submission) : describeSubmission(submission);
  },

  async cv({ store }, [id, file]) {
    const submission = await one(store, id);
    const cv = await store.cv(submission.id);
    if (!cv) throw new InboxError(`${shortId(submission.id)} has no CV to show.`);
    const target = resolve(file ?? `cv-${shortId(submission.id)}.${cv.kind}`);
    if (existsSync(target))
      throw new InboxError(`${target} exists already. Name another file: cv ${id} FILE`);
    writeFileSync(target, cv.bytes, { mode: 0o600, flag: "wx" });
    return `Written: ${target}`;
  },

  async export({ store, options }) {
    if (!options.csv && !options.json) throw new InboxError("Say which: export --csv or export --json");
    const found = await store.list(statesOf(options, ["new", "done", "quarantined", "withdrawn"]));
    if (options.json) return json(found);
    const names = Object.keys(fieldLabels);
    const rows = found.map((submission) => [
      ...[submission.id, submission.receivedAt, submission.kind, submission.state, submission.mail],
      ...names.map((name) => submission.fields[name] ?? ""),
      submission.cv?.name ?? "",
    ]);
    const headings = ["ID", "Received", "Kind", "State", "Mail", ...Object.values(fieldLabels), "CV"];
    return formatCsv([headings, ...rows]).trimEnd();
  },

  async done({ store }, [id]) {
    const submission = await one(store, id);
    if (submission.state === "withdrawn") throw new InboxError(`${short(submission)} is withdrawn.`);
    await store.markDone(submission.id);
    return `${short(submission)} is done.`;
  },

  async release({ store }, [id]) {
    const submission = await one(store, id);
    if (submission.state !== "quarantined")
      throw new InboxError(`${short(submission)} is not in quarantine.`);
    await store.release(submission.id);
    return `${short(submission)} counts as new, and its mail is sent.`;
  },

  async withdraw({ store, retentionDays }, [id]) {
    const submission = await one(store, id);
    await store.withdraw(submission.id);
    return `${short(submission)} is withdrawn: its personal data is hidden now and deleted ${retentionDays} days after it came.`;
  },

  async purge({ store, retentionDays, now }) {
    const count = await store.purge(retentionCutoff(retentionDays, now()));
    return `${count} deleted for good, being older than ${retentionDays} days.`;
  },

  async mail({ store, options, width }) {
    const again = options.retry ? await store.retryMail() : 0;
    const found = (await store.list(["new"])).filter(({ mail }) => mail === "unmailed" || mail === "failed");
    if (options.json) return json(found);
    const note = options.retry ? `${again} put back, to be sent at once.\n` : "";
    if (found.length === 0) return `${note}Nothing waits to be mailed.`;
    const rows = found.map((submission) => [...listRow(submission), submission.mailError ?? ""]);
    const hint = found.some(({ mail }) => mail === "failed")
      ? "\nTry the failed ones again: npm run inbox -- mail --retry"
      : "";
    return `${note}${formatTable([...listColumns, "Last answer"], rows, width)}${hint}`;
  },

  async backup({ store }, [file]) {
    if (!file) throw new InboxError("Say where to: backup FILE");
    if (existsSync(file)) throw new InboxError(`${resolve(file)} exists already. Name another file.`);
    if (!store.backup) {
      throw new InboxError(
        'PostgreSQL makes its own copies: pg_dump --format=custom --file=FILE "$DATABASE_URL"',
      );
    }
    await store.backup(file);
    return `Written: ${resolve(file)}`;
  },
};

function statesOf(
  { all, done, quarantined, withdrawn }: Options,
  preset: readonly State[],
): readonly State[] {
  if (all) return ["new", "done", "quarantined", "withdrawn"];
  const named: State[] = [];
  if (done) named.push("done");
  if (quarantined) named.push("quarantined");
  if (withdrawn) named.push("withdrawn");
  return named.length > 0 ? named : preset;
}

async function one(store: Store, id: string | undefined): Promise<Submission> {
  if (!id) throw new InboxError("Say which: its ID, or the start of it, as `list` shows it.");
  const [found, ...more] = await store.find(id);
  if (!found) throw new InboxError(`There is no ${id}. The list of all: npm run inbox -- list --all`);
  if (more.length > 0) throw new InboxError(`${id} is the start of ${more.length + 1} IDs. Give more of it.`);
  return found;
}

const short = ({ id }: Submission) => shortId(id);

const json = (value: unknown) => JSON.stringify(value, null, 2);
