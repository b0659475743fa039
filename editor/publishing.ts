import { spawn } from "node:child_process";
import { once } from "node:events";
import { stripVTControlCharacters } from "node:util";
import { Hono } from "hono";
import { html } from "hono/html";
import { formatDay } from "../app/data/format.ts";
import { listUnpublishedPages } from "../app/data/publishing.server.ts";
import { findEarlierRelease, linkedRelease } from "../release/release-folders.ts";
import { type Difference, listDifferences, openPublished } from "./differences.ts";
import { noPrompts, writeTree } from "./git.ts";
import { handOver, handOverForms, listSendCommands, openHandedOver } from "./hand-over.ts";
import { noteHindiBehind } from "./hindi-progress.ts";
import { askOthers, bringIn, incomingSection } from "./incoming.ts";
import {
  type Editor,
  fileLink,
  type Html,
  type Job,
  pageLayout,
  plainText,
  shortList,
  summarySection,
} from "./page.ts";
import { issueTemplate, parseUnknownWords, settleWords, unknownWordsForm } from "./unknown-words.ts";
import { checkCurrentContent, findingSection } from "./validation.ts";

/** Says what visitors will see changed, and publishes it: builds, and releases where that is set up, or hands it over. */
export function publishRoutes(editor: Editor): Hono {
  const isRunning = () => editor.job !== undefined && editor.job.succeeded === undefined;
  return new Hono()
    .get("/publish", async (context) => {
      await askOthers(editor, 3000);
      const { job } = editor;
      if (job && isRunning()) return context.html(progressPage(job), 200, { Refresh: "3" });
      // What went well is said once; a mistake, until the next press.
      if (job?.succeeded) delete editor.job;
      return context.html(publishPage(editor, job));
    })
    .post("/publish", async (context) => {
      const form = await context.req.formData();
      const action = form.get("do");
      if (!isRunning()) {
        if (action === "words" && editor.job) settleWords(editor, parseUnknownWords(editor.job.output), form);
        if (action === "back")
          editor.job = runCommands("Going back", [[process.execPath, "commands/release.ts", "--back"]]);
        else if (action === "bring") {
          const succeeded = await bringIn(editor, (name) => form.get(name)?.toString());
          editor.job = { title: "Bringing in", output: "", succeeded };
        } else if (action === "hand over") editor.job = handOverChecked(editor, String(form.get("sentence")));
        else {
          // The build is what the English is held against: what changed before it is noted now.
          noteHindiBehind();
          editor.job = publish(editor);
        }
      }
      return context.redirect("publish", 303);
    });
}

function hasReleases(): boolean {
  return Boolean(process.env.RELEASE_RESTART) || linkedRelease(process.cwd(), "current") !== undefined;
}

function publish(editor: Editor): Job {
  const node = process.execPath;
  const spelling = [
    ...[node, "commands/spelling.ts", "--issue-template", issueTemplate, "content/**/*.{md,yaml}"],
  ];
  const tree = writeTree();
  const finish = (job: Job) => {
    job.isOutdated = tree !== writeTree();
    if (tree !== undefined && !job.isOutdated) editor.checked = tree;
  };
  // On a server each step is kept as it is saved, on its disk alone until it is sent.
  const sending = editor.origin ? listSendCommands() : [];
  // The page says what visitors will see changed, so a press may also follow a release that was taken back.
  return hasReleases()
    ? runCommands("Publishing", [spelling, [node, "commands/release.ts", "--forward"]], finish, sending)
    : runCommands("Checking", [spelling, [node, "commands/build.ts"]], finish);
}

/** Hands over what was checked, and nothing else: another window may have saved something since. */
function handOverChecked({ checked }: Editor, sentence: string): Job {
  const title = "Handing over";
  const tree = writeTree();
  if (tree === undefined || tree !== checked)
    return { title, output: "", succeeded: false, isOutdated: true };
  return runCommands(title, handOver(tree, sentence, listDifferences(openHandedOver()) ?? []));
}

/**
 * Runs commands, each once the one before it has ended well.
 * @param finish is called once all have
 * @param sending is run then; where it fails, that is noted, and the rest counts as done all the same
 */
function runCommands(
  title: string,
  commands: string[][],
  finish: (job: Job) => void = () => {},
  sending: string[][] = [],
): Job {
  const job: Job = { title, output: "" };
  const { NODE_ENV: _, ...env } = process.env;
  const run = async ([program = "", ...args]: string[]) => {
    const child = spawn(program, args, { env: { NO_COLOR: "1", ...noPrompts, ...env } });
    const kill = () => child.kill();
    process.once("exit", kill);
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (text) => (job.output += stripVTControlCharacters(String(text))));
    child.once("error", ({ message }) => (job.output += message));
    const [code] = await once(child, "close").catch(() => [1]);
    process.off("exit", kill);
    return code === 0;
  };
  const runAll = async (list: string[][]) => {
    for (const command of list) if (!(await run(command))) return false;
    return true;
  };
  void (async () => {
    if (!(await runAll(commands))) return false;
    finish(job);
    job.isUnsent = !(await runAll(sending));
    return true;
  })().then((succeeded) => Object.assign(job, { succeeded }));
  return job;
}

function progressPage({ title, output }: Job): Html {
  return pageLayout(`${title} …`)`
<p role="status">This takes a minute or two, longer with new pictures. The page looks again by itself; you can go on working in another window.</p>${plainText("What is being done", output.slice(-4000))}`;
}

function publishPage(editor: Editor, job: Job | undefined): Html {
  const mistakes = checkCurrentContent().filter(({ isAdvice }) => !isAdvice);
  const waiting = listUnpublishedPages().filter(({ date }) => date);
  const sent = hasReleases() ? undefined : openHandedOver();
  const before = hasReleases() ? openPublished("current") : (sent ?? openPublished());
  const differences = listDifferences(before);
  const canGoBack = findEarlierRelease(process.cwd()) !== undefined;
  const incoming = incomingSection(editor);
  const releaseForm = html`<form method="post"><p>The pages are checked and built, every page is tried, and then visitors get them.</p><div class="bar"><button>Publish</button>${canGoBack ? html` <button class="second" name="do" value="back">Back to what was published before</button>` : ""}</div></form>`;
  // What others have sent comes first.
  const form = hasReleases() ? releaseForm : incoming ? "" : handOverForms(editor, differences);
  return pageLayout("Publish")`
${job ? outcomeNote(job, Boolean(incoming)) : ""}${incoming}${findingSection("This has to be corrected first", mistakes)}
<section aria-labelledby="changes"><h2 id="changes">What visitors will see changed</h2>${differenceList(differences, hasReleases() ? "published" : sent ? "handed over" : "built")}${waiting.map(
    ({ file, date }) =>
      html`<p>${fileLink(file)} waits for its day: visitors see it once the site is published on ${formatDay(date)} or later.</p>`,
  )}</section>
${mistakes.length > 0 ? "" : form}`;
}

/** @param before what was done last with what it is compared with */
function differenceList(differences: Difference[] | undefined, before: string): Html {
  if (!differences)
    return html`<p>What visitors see isn’t known here, so all of the site may be new to them.</p>`;
  if (differences.length === 0)
    return html`<p>Nothing: the words and pictures are those that were ${before} last.</p>`;
  return html`<ul class="differences">${differences.map(
    ({ file, title, page, changes }) =>
      html`<li><h3>${file ? fileLink(file, title) : title} <small>${/^pictures/.test(file) ? "" : page}</small></h3>${shortList(changes)}</li>`,
  )}</ul>`;
}

const outcomes: Record<string, string> = {
  Publishing: "Published.",
  "Going back": "Gone back: visitors see what was published before. Your words stay here.",
  Checking: "Checked and built here. Visitors don’t see it yet.",
  "Handing over": "Sent. Visitors see it once whoever looks after the server has released it; tell them.",
  "Bringing in": "What others sent is in, beside what is saved here.",
};

/** @param isBehind whether what others have sent is still to be brought in, which is said below */
function outcomeNote({ title, output, succeeded, isOutdated, isUnsent }: Job, isBehind: boolean): Html | "" {
  const words = succeeded ? [] : parseUnknownWords(output);
  if (words.length > 0) return unknownWordsForm(words);
  if (!succeeded && title === "Bringing in")
    return summarySection(
      "Nothing was brought in yet",
      html`<p>More was sent or saved since this page was opened, or something isn’t chosen. Below it is as it stands now.</p>`,
      "alert",
    );
  const print = plainText("What was printed", output.trim().slice(-3000));
  if (isOutdated && title === "Handing over")
    return summarySection(
      "Nothing was handed over",
      html`<p>Something was saved after the check. Check and build once more, then hand it over.</p>`,
      "alert",
    );
  if (!succeeded && title === "Handing over")
    return summarySection(
      "Your change is kept on this computer, but couldn’t be sent",
      html`<p>${isBehind ? "Somebody else’s came first: bring that in, check and build once more, and hand over." : "Visitors see what they saw before. Is this computer on the internet? Then hand it over again. If it stays so, tell whoever looks after the server."}</p>`,
      "alert",
    );
  if (!succeeded)
    return summarySection("This didn’t work; visitors see what they saw before.", print, "alert");
  const next = title === "Checking" && !isOutdated ? html` <a href="#sentence">Hand it over</a>` : "";
  const again =
    isOutdated && " Something was saved meanwhile and may not have been checked: once more, please.";
  const unsent =
    isUnsent &&
    ` But it is kept on this server alone: it couldn’t be sent to the repository. ${isBehind ? "Somebody else’s came first: bring that in, and publish once more." : "The next Publish tries again. If it stays so, tell whoever looks after the server."}`;
  return html`<div class="outcome" role="status"><p><b>${outcomes[title] ?? ""}</b>${again}${unsent}${next}</p></div>`;
}
