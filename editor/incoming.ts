import { spawn } from "node:child_process";
import { hash } from "node:crypto";
import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { html } from "hono/html";
import { formatFieldPath } from "../app/data/content-error.ts";
import { withContent } from "../app/data/open-content.server.ts";
import { findAuthor, waitForPictures } from "./change-history.ts";
import { isReadable } from "./content-file.ts";
import { describeFile } from "./content-index.ts";
import {
  changeTree,
  checkOut,
  createCommit,
  findRemote,
  findSentCommit,
  git,
  inPassing,
  mergeCommits,
  mergeTexts,
  noPrompts,
  readKept,
  writeTree,
} from "./git.ts";
import { describeField } from "./labels.ts";
import { type Conflict, mergeDraft } from "./merge-draft.ts";
import { type Editor, type Html, shortList, summarySection } from "./page.ts";
import { findSchema, toShape } from "./shape.ts";
import { openPending } from "./validation.ts";

/** Asks what others have sent, at most once a minute. @param wait for so many milliseconds at most */
export async function askOthers(editor: Editor, wait = 0): Promise<void> {
  const remote = findRemote();
  if (!remote || Date.now() - (editor.asked ?? 0) < 60_000) return;
  editor.asked = Date.now();
  const child = spawn("git", ["fetch", "--quiet", remote], {
    stdio: "ignore",
    env: { ...process.env, ...noPrompts },
  });
  const answer = once(child, "close").catch(() => undefined);
  await Promise.race([answer, setTimeout(wait, undefined, { ref: false })]);
}

/** Something that both changed, a field, a text or a whole file: what it says here and there, and who wrote that. */
type Question = { name: string; place: string; person: string; mine: string; theirs: string };

type Choose = (name: string) => string | undefined;

/** What others have sent and this folder lacks; undefined where there is nothing. */
function findIncoming() {
  const sent = findSentCommit();
  const log = sent && git("log", "-n50", "--no-merges", "--format=%an%x00%s", `HEAD..${sent}`);
  if (!sent || !log) return undefined;
  const steps = log.trim().split("\n");
  const files = git("diff", "--name-only", "--no-renames", "-z", `HEAD...${sent}`)?.split("\0");
  return {
    sent,
    steps: steps.map((step) => step.replace("\0", ": ")),
    people: [...new Set(steps.map((step) => step.split("\0")[0]))].join(", "),
    isProgram: !files?.filter(Boolean).every(isWords),
  };
}

const folder = "content/";
const isWords = (file: string) => file.startsWith(folder);

type Incoming = NonNullable<ReturnType<typeof findIncoming>>;

/** What is saved here and what others have sent, laid together; undefined where that can’t be done here. */
function layTogether({ sent, isProgram }: Incoming, { origin }: Editor, choose: Choose) {
  if (isProgram && origin) return undefined;
  const from = writeTree() ?? "";
  const mine = createCommit(from, ["HEAD"], ["Saved here"]) ?? "";
  const merged = mergeCommits(mine, sent);
  const base = git("merge-base", mine, sent)?.trim() ?? "";
  if (!merged?.conflicts.every(isWords)) return undefined;
  const questions: Question[] = [];
  const files = new Map<string, Buffer | undefined>();
  for (const path of merged.conflicts) {
    const file = path.slice(folder.length);
    const versions = [base, mine, sent].map((commit) => readKept(commit, path));
    const { bytes, conflicts } = mergeFile(file, versions, (name) => choose(`${file} ${name}`));
    files.set(path, bytes);
    const person = git("log", "-1", "--format=%an", sent, "--", path)?.trim() ?? "";
    const content = openPending({ [file]: bytes?.toString() });
    for (const { name, path: field, ...says } of conflicts) {
      const part = withContent(content, () => describeField(file, formatFieldPath(field)));
      const place = [describeFile(file).title, part].filter(Boolean).join(": ");
      questions.push({ name: `${file} ${name}`, place, person, ...says });
    }
  }
  const to = files.size > 0 ? changeTree(merged.tree, files) : merged.tree;
  const shown = questions.map(({ name, mine, theirs }) => [name, mine, theirs]);
  // What whoever presses has seen: what is sent, and both answers to each question.
  const seen = hash("sha256", JSON.stringify([sent, shown]));
  return to ? { from, to, questions, seen } : undefined;
}

/** What two versions of a file below `content/` become of one, and what both changed. */
function mergeFile(file: string, [before, mine, theirs]: (Buffer | undefined)[], choose: Choose) {
  const conflicts: Conflict[] = [];
  const [from, draft, now] = [before, mine, theirs].map((bytes) => bytes?.toString("utf8"));
  if (mine && theirs && file.endsWith(".txt"))
    return { bytes: mergeTexts(mine, before ?? "", theirs, "--union").stdout, conflicts };
  if (file.endsWith(".json")) {
    const origins = { ...JSON.parse(now ?? "{}"), ...JSON.parse(draft ?? "{}") };
    return { bytes: Buffer.from(`${JSON.stringify(origins, undefined, 2)}\n`), conflicts };
  }
  const isForm =
    /\.(yaml|md)$/.test(file) && [from, draft, now].every((text) => isReadable(file, text ?? ""));
  if (draft !== undefined && now !== undefined && isForm) {
    const schema = findSchema(file);
    const merged = mergeDraft(file, schema && toShape(schema), [], from, draft, now, choose);
    return { bytes: Buffer.from(merged.draft), conflicts: merged.conflicts };
  }
  const tell = (bytes: Buffer | undefined) => (bytes ? "all of it, as changed" : "taken out");
  conflicts.push({ path: [], name: "", mine: tell(mine), theirs: tell(theirs) });
  return { bytes: choose("") === "theirs" ? theirs : mine, conflicts };
}

/** What others have sent, and where it is brought in. */
export function incomingNote(): Html | "" {
  const { people, steps = [] } = findIncoming() ?? {};
  if (!people) return "";
  const link = html`<p><a href="publish">Look at it under Publish, and bring it in</a></p>`;
  return summarySection(`New from ${people}`, html`${shortList(steps)}${link}`, "advice");
}

/** What others have sent, with the button that brings it in; where both changed something, with a choice between the two. */
export function incomingSection(editor: Editor): Html | "" {
  const incoming = findIncoming();
  if (!incoming) return "";
  const { people, steps, isProgram } = incoming;
  const show = (content: Html) =>
    summarySection(`New from ${people}`, html`${shortList(steps)}${content}`, "advice");
  const laid = inPassing(() => layTogether(incoming, editor, () => undefined));
  if (!laid) return show(html`<p>It changes the program, too: whoever looks after that brings it in.</p>`);
  const program =
    isProgram && html`<p>The program is changed by it, too: start the editor once more then.</p>`;
  const asked = laid.questions.map(({ name, place, person, mine, theirs }, index) => {
    const choice = (side: string, label: string, text: string) =>
      html`<div class="field checkbox"><input type="radio" id="${side}-${index}" name="${name}" value="${side}" required><label for="${side}-${index}">${label}: ${text ? html`“${text}”` : "nothing"}</label></div>`;
    return html`<fieldset><legend>${place}</legend>${choice("mine", "Here", mine)}${choice("theirs", person, theirs)}</fieldset>`;
  });
  return show(
    html`${program}<form method="post" action="publish">${asked.length > 0 && html`<p><b>This was changed here, too. Choose which it is to be; all else is put together.</b></p>${asked}`}<input type="hidden" name="seen" value="${laid.seen}"><button name="do" value="bring">Bring it in</button> What is saved here stays.</form>`,
  );
}

/**
 * Brings in what others have sent as it was seen, unless something is still to be chosen: then nothing is changed.
 * @param answer what the form says: `seen`, and “mine” or “theirs” by the name of each question
 * @returns whether it is in
 * @throws Error where it can’t be written
 */
export async function bringIn(editor: Editor, answer: Choose): Promise<boolean> {
  const incoming = findIncoming();
  if (!incoming) return true;
  const { sent, people } = incoming;
  const head = git("rev-parse", "HEAD")?.trim() ?? "";
  const laid = layTogether(incoming, editor, answer);
  if (laid?.seen !== answer("seen") || !laid?.questions.every(({ name }) => answer(name))) return false;
  const { from, to } = laid;
  const isUnsent = git("merge-base", "--is-ancestor", head, sent) === undefined;
  const upon = isUnsent
    ? createCommit(to, [head, sent], [`Bring in what ${people} sent`], findAuthor())
    : sent;
  const isWritten = upon && checkOut(from, to);
  if (!isWritten || git("update-ref", "HEAD", upon, head) === undefined) {
    if (isWritten) checkOut(to, from);
    throw new Error(
      "Nothing was brought in: somebody kept something at the same moment, a file of the program was changed here, or the disk is full. Press once more; if it stays so, ask whoever looks after it",
    );
  }
  const names = git("diff", "--name-only", "--no-renames", "-z", from, to)?.split("\0").filter(Boolean) ?? [];
  git("reset", "--quiet", "--", "content", ...names);
  editor.history.add(`${head}..${sent}`);
  await waitForPictures(names.filter(isWords).map((file) => ({ file: file.slice(folder.length) })));
  return true;
}
