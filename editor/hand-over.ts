import { html } from "hono/html";
import { type Content, openContent } from "../app/data/open-content.server.ts";
import { pictureFactsFile, readPictureFacts } from "../app/data/pictures.server.ts";
import type { Difference } from "./differences.ts";
import { findRemote, findSentCommit, git, keepTree, listChangedFiles, writeTree } from "./git.ts";
import type { Editor, Html } from "./page.ts";

/** `content/` as the remote has it of what is kept here; undefined where there is no remote. */
export function openHandedOver(): Content | undefined {
  const sent = findSentCommit();
  const base = sent && git("merge-base", "HEAD", sent)?.trim();
  if (!base) return undefined;
  const unsent = git("diff", "--name-only", "--no-renames", "-z", base, "HEAD", "--", "content") ?? "";
  const facts: Record<string, unknown> = { ...readPictureFacts() };
  const changes: Record<string, string | undefined> = {};
  for (const file of [...(listChangedFiles() ?? []), ...unsent.split("\0").filter(Boolean)]) {
    changes[file] = git("show", `${base}:./${file}`);
    const [, picture] = /^content\/pictures\/([\w-]+)\.(?!yaml)/.exec(file) ?? [];
    if (picture) facts[picture] = changes[file] === undefined ? undefined : { base: "before" };
  }
  return openContent(process.cwd(), { ...changes, [pictureFactsFile]: JSON.stringify(facts) });
}

/**
 * Keeps what `writeTree` named as a commit with a sentence that says what is changed.
 * @returns the commands that send it, after the remote was asked what it has
 * @throws Error where git can’t
 */
export function handOver(tree: string, sentence: string, differences: Difference[]): string[][] {
  if (git("rev-parse", "HEAD^{tree}")?.trim() !== tree) {
    const list = differences.flatMap(({ title, changes }) =>
      changes.slice(0, 12).map((change) => `- ${title}: ${change}`),
    );
    if (keepTree(tree, [sentence, list.join("\n")]) === undefined)
      throw new Error("The change couldn’t be kept, so nothing was handed over; is the disk full?");
    git("reset", "--quiet", "--", "content");
  }
  return listSendCommands();
}

/** The commands that send what is kept here to the remote, after it was asked what it has; none where there is no remote. */
export function listSendCommands(): string[][] {
  const remote = findRemote();
  if (!remote) return [];
  return [
    ["git", "fetch", remote],
    ["git", "push", remote, "HEAD"],
  ];
}

/** Where the site is served from another computer: what is changed is checked and built here, and then handed over. */
export function handOverForms({ checked }: Editor, differences: Difference[] = []): Html | "" {
  if (!findSentCommit())
    return html`<form method="post"><p>The words are checked and the pages built on this computer. It isn’t connected with the server; whoever looks after that can connect it, and then you hand your changes over here.</p><div class="bar"><button>Check and build</button></div></form>`;
  const unsent = git("rev-list", "--count", "HEAD", "--not", "--remotes", "--", "content")?.trim();
  if (listChangedFiles()?.length === 0 && unsent === "0") return "";
  if (checked === undefined || checked !== writeTree())
    return html`<form method="post"><p>First the words are checked and the pages built on this computer; then you hand them over to whoever looks after the server.</p><div class="bar"><button>Check and build</button></div></form>`;
  const [first, second, ...others] = differences.map(({ title, changes }) => `${title}: ${changes[0]}`);
  const more = others.length > 0 && `${others.length} more`;
  const told = [first ?? "Change drafts", second, more].filter(Boolean).join("; ");
  const sentence = told.length > 160 ? `${told.slice(0, 159)}…` : told;
  return html`<form method="post"><p>Now hand it over to whoever looks after the server: it is kept with a sentence that says what is changed, and sent.</p>
<div class="field wide"><label for="sentence">What is changed, in a sentence</label><input id="sentence" name="sentence" value="${sentence}" required></div>
<div class="bar"><button name="do" value="hand over">Hand over</button></div></form>`;
}
