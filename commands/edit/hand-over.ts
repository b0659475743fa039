import { spawnSync } from "node:child_process";
import { html } from "hono/html";
import { type Content, openContent } from "../../app/data/open-content.server.ts";
import { pictureFactsFile, readPictureFacts } from "../../app/data/pictures.server.ts";
import { readSite } from "../../app/data/site.server.ts";
import { type Difference, listDifferences, openPublished } from "./differences.ts";
import { type Html, plainText } from "./page.ts";

/** Marks the last commit that was handed over from here. */
const ref = "refs/handed-over";

/** @returns what git prints; undefined where it fails, or where this folder isn’t kept by it */
function git(...args: string[]): string | undefined {
  const { status, stdout } = spawnSync("git", args, { encoding: "utf8", maxBuffer: 64e6 });
  return status === 0 ? stdout : undefined;
}

function findRemote(): string | undefined {
  return git("remote")?.split("\n")[0] || undefined;
}

/** The files of `content/` that differ from those that git keeps; undefined where git doesn’t keep this folder. */
function listChangedFiles(): string[] | undefined {
  const status = git("status", "--porcelain", "-z", "--no-renames", "--untracked-files=all", "content");
  return status?.split("\0").flatMap((line) => line.slice(3) || []);
}

/** `content/` as it was last handed over, which is as git keeps it; undefined where git doesn’t keep it. */
export function openHandedOver(): Content | undefined {
  const files = listChangedFiles();
  if (!files) return undefined;
  const facts: Record<string, unknown> = { ...readPictureFacts() };
  const changes: Record<string, string | undefined> = {};
  for (const file of files) {
    changes[file] = git("show", `HEAD:./${file}`);
    const [, picture] = /^content\/pictures\/([\w-]+)\.(?!yaml)/.exec(file) ?? [];
    if (picture) facts[picture] = changes[file] === undefined ? undefined : { base: "before" };
  }
  return openContent(process.cwd(), { ...changes, [pictureFactsFile]: JSON.stringify(facts) });
}

/** The commands that keep what differs with a sentence that says what it is, and send it where there is a remote. */
export function listHandOverCommands(sentence: string, differences: Difference[]): string[][] {
  const { name, email } = readSite();
  const author = git("config", "user.email") ? [] : ["-c", `user.name=${name}`, "-c", `user.email=${email}`];
  const list = differences.flatMap(({ title, changes }) =>
    changes.slice(0, 12).map((change) => `- ${title}: ${change}`),
  );
  const commit = ["git", ...author, "commit", "-m", sentence, "-m", list.join("\n"), "--", "content"];
  const remote = findRemote();
  return [
    ...(listChangedFiles()?.length ? [["git", "add", "--all", "content"], commit] : []),
    ["git", "update-ref", ref, "HEAD"],
    ...(remote ? [["git", "push", remote, "HEAD"]] : []),
  ];
}

/** What was last handed over from here; undefined where nothing was. */
function readHandOver() {
  const [hash = "", subject = "", body = ""] =
    git("log", "-1", "--format=%h%x00%s%x00%b", ref)?.trim().split("\0") ?? [];
  const isSent =
    findRemote() !== undefined && git("rev-list", "--count", ref, "--not", "--remotes")?.trim() === "0";
  return hash ? { hash, subject, body, isSent, canSend: findRemote() !== undefined } : undefined;
}

/** The file to be mailed: what isn’t on the remote, else the last commit. */
export function createPatch(): string | undefined {
  const range = findRemote() ? [ref, "--not", "--remotes"] : ["-1", ref];
  return git("format-patch", "--binary", "--stdout", ...range);
}

/** Where the site is served from another computer: what is changed is built here, and then handed over. */
export function handOverForms(differences: Difference[] = []): Html {
  const handOver = readHandOver();
  const changedFiles = listChangedFiles();
  const isDone = changedFiles?.length === 0 && !(handOver?.canSend && !handOver.isSent);
  const isBuilt = listDifferences(openPublished())?.length === 0;
  const [first, second, ...others] = differences.map(({ title, changes }) => `${title}: ${changes[0]}`);
  const more = others.length > 0 && `${others.length} more`;
  const sentence = [first ?? "Change drafts", second, more].filter(Boolean).join("; ").slice(0, 160);
  const isHandedOver = handOver && changedFiles?.length === 0;
  const gitNote = html`<p>Git doesn’t keep this copy of the project, so it can’t be handed over from here.</p>`;
  const note = changedFiles ? isHandedOver && handOverNote(handOver) : gitNote;
  if (isDone) return html`${note}`;
  const form =
    isBuilt && changedFiles
      ? html`<p>Now hand it over to whoever looks after the server: it is kept with a sentence that says what is changed, and sent where that is set up.</p>
<div class="field wide"><label for="sentence">What is changed, in a sentence</label><input id="sentence" name="sentence" value="${sentence}" required></div>
<div class="bar"><button name="do" value="hand over">Hand over</button></div>`
      : html`<p>First the words are checked and the pages built on this computer; then you hand them over to whoever looks after the server.</p><div class="bar"><button>Check and build</button></div>`;
  return html`${note}<form method="post">${form}</form>`;
}

/** What is still to be done by whoever looks after the server, with a letter that says it. */
function handOverNote(handOver: NonNullable<ReturnType<typeof readHandOver>>): Html {
  const { hash, subject, body, isSent } = handOver;
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
