import { html } from "hono/html";
import { type Content, openContent } from "../app/data/open-content.server.ts";
import { pictureFactsFile, readPictureFacts } from "../app/data/pictures.server.ts";
import type { Difference } from "./differences.ts";
import { git, keepTree, writeTree } from "./git.ts";
import { type Editor, type Html, plainText, summarySection } from "./page.ts";

/** Marks the last commit that was handed over from here. */
const ref = "refs/handed-over";

function findRemote(): string | undefined {
  return git("remote")?.split("\n")[0] || undefined;
}

/** The branch as the remote had it when it was last asked; undefined where it never was. */
function findSentBranch(): string | undefined {
  const branch = `refs/remotes/${findRemote()}/${git("rev-parse", "--abbrev-ref", "HEAD")?.trim()}`;
  return git("rev-parse", "--verify", "--quiet", branch) && branch;
}

/** Whether the remote, as it was when it was last asked, has all that is kept here of `content/`; and whether it has more. */
function compareWithRemote(): { isSent: boolean; isBehind: boolean } {
  const branch = findSentBranch();
  const unsent = git("rev-list", "--count", "HEAD", "--not", "--remotes", "--", "content")?.trim();
  return {
    isSent: findRemote() !== undefined && unsent === "0",
    isBehind: branch !== undefined && git("rev-list", "--count", `HEAD..${branch}`)?.trim() !== "0",
  };
}

/** The files of `content/` that differ from those that git keeps; undefined where git doesn’t keep this folder. */
function listChangedFiles(): string[] | undefined {
  const status = git("status", "--porcelain", "-z", "--no-renames", "--untracked-files=all", "content");
  return status?.split("\0").flatMap((line) => line.slice(3) || []);
}

/**
 * `content/` as it was last handed over: what of the kept commits the remote has, or all of them where there is no remote;
 * undefined where git doesn’t keep it.
 */
export function openHandedOver(): Content | undefined {
  const changedFiles = listChangedFiles();
  if (!changedFiles) return undefined;
  const branch = findSentBranch();
  const base = (branch && git("merge-base", "HEAD", branch)?.trim()) || "HEAD";
  const unsent = git("diff", "--name-only", "--no-renames", "-z", base, "HEAD", "--", "content") ?? "";
  const facts: Record<string, unknown> = { ...readPictureFacts() };
  const changes: Record<string, string | undefined> = {};
  for (const file of [...changedFiles, ...unsent.split("\0").filter(Boolean)]) {
    changes[file] = git("show", `${base}:./${file}`);
    const [, picture] = /^content\/pictures\/([\w-]+)\.(?!yaml)/.exec(file) ?? [];
    if (picture) facts[picture] = changes[file] === undefined ? undefined : { base: "before" };
  }
  return openContent(process.cwd(), { ...changes, [pictureFactsFile]: JSON.stringify(facts) });
}

/**
 * Keeps what `writeTree` named as a commit with a sentence that says what is changed, and notes it as handed over.
 * @returns the commands that send it where there is a remote, which is asked first what it has
 * @throws Error where git can’t
 */
export function handOver(tree: string, sentence: string, differences: Difference[]): string[][] {
  if (git("rev-parse", "HEAD^{tree}")?.trim() !== tree) {
    const list = differences.flatMap(({ title, changes }) =>
      changes.slice(0, 12).map((change) => `- ${title}: ${change}`),
    );
    if (keepTree(tree, [sentence, list.join("\n")]) === undefined)
      throw new Error("Git couldn’t keep the change, so nothing was handed over; is the disk full?");
    git("reset", "--quiet", "--", "content");
  }
  git("update-ref", ref, "HEAD");
  const remote = findRemote();
  return remote
    ? [
        ["git", "fetch", remote],
        ["git", "push", remote, "HEAD"],
      ]
    : [];
}

/** What was last handed over from here; undefined where nothing was. */
function readHandOver() {
  const [hash = "", subject = "", body = ""] =
    git("log", "-1", "--format=%h%x00%s%x00%b", ref)?.trim().split("\0") ?? [];
  return hash ? { hash, subject, body } : undefined;
}

/** The file to be mailed: what isn’t on the remote, else the last commit. */
export function createPatch(): string | undefined {
  const range = findRemote() ? ["HEAD", "--not", "--remotes"] : ["-1", ref];
  return git("format-patch", "--binary", "--stdout", ...range);
}

/** Where the site is served from another computer: what is changed is built here, and then handed over. */
export function handOverForms({ checked }: Editor, differences: Difference[] = []): Html {
  const changedFiles = listChangedFiles();
  if (!changedFiles)
    return html`<p>Git doesn’t keep this copy of the project, so it can’t be handed over from here.</p>${checkForm}`;
  const handOver = readHandOver();
  const { isSent, isBehind } = compareWithRemote();
  const isKept = changedFiles.length === 0;
  const isDone = isKept && (isSent || !findRemote());
  const note = html`${isBehind && !isDone && behindNote}${isKept && handOver && handOverNote({ ...handOver, isSent })}`;
  if (isDone) return note;
  if (checked === undefined || checked !== writeTree()) return html`${note}${checkForm}`;
  const [first, second, ...others] = differences.map(({ title, changes }) => `${title}: ${changes[0]}`);
  const more = others.length > 0 && `${others.length} more`;
  const sentence = [first ?? "Change drafts", second, more].filter(Boolean).join("; ").slice(0, 160);
  return html`${note}<form method="post"><p>Now hand it over to whoever looks after the server: it is kept with a sentence that says what is changed, and sent where that is set up.</p>
<div class="field wide"><label for="sentence">What is changed, in a sentence</label><input id="sentence" name="sentence" value="${sentence}" required></div>
<div class="bar"><button name="do" value="hand over">Hand over</button></div></form>`;
}

const checkForm = html`<form method="post"><p>First the words are checked and the pages built on this computer; then you hand them over to whoever looks after the server.</p><div class="bar"><button>Check and build</button></div></form>`;

const behindNote = summarySection(
  "A colleague’s change was sent before yours",
  html`<p>This computer doesn’t have that change, so yours isn’t sent. Nothing is lost: what you hand over is kept here. Then mail the letter with its file to whoever looks after the server, who puts the two together; or let them write <code>git pull --rebase</code> in the project’s folder on this computer, check and build here once more, and hand over again.</p>`,
  "alert",
);

/** What is said where a change was kept, but couldn’t be sent. @param print what git printed */
export function unsentNote(print: Html): Html | "" {
  // Then it is said above the button, for as long as it is so.
  if (compareWithRemote().isBehind) return "";
  return summarySection(
    "Your change is kept on this computer, but couldn’t be sent",
    html`<p>Visitors see what they saw before. Is this computer on the internet? Then hand it over again. If it stays so, show these lines to whoever looks after the server.</p>${print}`,
    "alert",
  );
}

type HandOver = NonNullable<ReturnType<typeof readHandOver>> & { isSent: boolean };

/** What is still to be done by whoever looks after the server, with a letter that says it. */
function handOverNote({ hash, subject, body, isSent }: HandOver): Html {
  const file = `website-${hash}.patch`;
  const command = isSent ? "git pull && npm run release" : `git am --3way ${file} && npm run release`;
  const place = isSent ? "It is in the repository." : `It is in the attached file, ${file}.`;
  const letter = `Please put this on the website. ${place} In the project’s folder, on the computer that serves the site:\n\n${command}\n\n${subject}\n${body.trim()}\n`;
  // A longer address is cut by mail programs.
  const most = letter.lastIndexOf("\n", 1500);
  const text = letter.length > 1500 ? `${letter.slice(0, most)}\n- and more` : letter;
  const mail = `mailto:?subject=${encodeURIComponent(`Website: ${subject}`)}&body=${encodeURIComponent(text)}`;
  const download = html`. Save <a href="publish/${file}" download>${file}</a>, and mail it with this letter.`;
  return html`<section class="note" aria-labelledby="handed-over"><h2 id="handed-over">To whoever looks after the server</h2>
<p>${isSent && "It was sent to the repository. "}Visitors see it once it is released on the server${isSent ? "; this letter says how." : download}</p>${plainText("The letter", letter)}<p><a href="${mail}">Write it in your mail program</a></p></section>`;
}
