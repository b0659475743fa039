import { spawn } from "node:child_process";
import { stripVTControlCharacters } from "node:util";
import { Hono } from "hono";
import { html } from "hono/html";
import { checkContent } from "../../app/check-content.server.ts";
import { formatDay } from "../../app/data/format.ts";
import { listUnpublishedPages } from "../../app/data/publishing.server.ts";
import { linkedRelease, listReleases, switchLink } from "../release/release-folders.ts";
import { type Difference, listDifferencesToBuild } from "./differences.ts";
import { noteHindiBehind } from "./hindi-progress.ts";
import {
  type Editor,
  fileLink,
  getFileUrl,
  type Html,
  type Job,
  pageLayout,
  summarySection,
} from "./page.ts";
import { issueTemplate, parseUnknownWords, settleWords, unknownWordsForm } from "./unknown-words.ts";
import { findingList } from "./validation.ts";

/** Says what visitors will see changed, and publishes it: builds, and releases where that is set up. */
export function publishRoutes(editor: Editor): Hono {
  const { base } = editor;
  const isRunning = () => editor.job !== undefined && editor.job.succeeded === undefined;
  return new Hono()
    .get("/publish", (context) => {
      const { job } = editor;
      if (!job || !isRunning()) return context.html(publishPage(base, job));
      context.header("Refresh", "3");
      return context.html(progressPage(base, job));
    })
    .post("/publish", async (context) => {
      const form = await context.req.formData();
      const action = form.get("do");
      if (!isRunning()) {
        if (action === "words" && editor.job) settleWords(editor, parseUnknownWords(editor.job.output), form);
        // The build is what the English is held against: what changed before it is noted now.
        noteHindiBehind();
        editor.job = action === "back" ? goBack() : publish();
      }
      return context.redirect(`${base}/publish`, 303);
    });
}

/** Whether `npm run release` is set up on this computer. */
function hasReleases(): boolean {
  return Boolean(process.env.RELEASE_RESTART) || linkedRelease(process.cwd(), "current") !== undefined;
}

function publish(): Job {
  const spelling = [
    ...["node_modules/cspell/bin.mjs", "lint", "--no-progress", "--no-summary", "--show-suggestions"],
    ...["--issue-template", issueTemplate, "content/**/*.{md,yaml}"],
  ];
  return runCommands("Publishing", spelling, [`commands/${hasReleases() ? "release" : "build"}.ts`]);
}

function goBack(): Job {
  const title = "Going back";
  if (hasReleases()) return runCommands(title, ["commands/release.ts", "--back"]);
  const build = findPreviousBuild();
  if (build) switchLink(process.cwd(), "build", build);
  const output = build ? `Build ${build.number} is in its place again.` : "There is no earlier build.";
  return { title, output, succeeded: true };
}

/** Starts commands, each once the one before it has ended well. */
function runCommands(title: string, ...commands: string[][]): Job {
  const job: Job = { title, output: "" };
  const { NODE_ENV: _, ...env } = process.env;
  const run = ([args = [], ...remaining]: string[][]) => {
    const child = spawn(process.execPath, args, { env: { ...env, NO_COLOR: "1" } });
    const kill = () => child.kill();
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (text) => (job.output += stripVTControlCharacters(String(text))));
    child.on("error", (error) => {
      job.output = error.message;
      job.succeeded = false;
    });
    child.on("close", (code) => {
      process.off("exit", kill);
      if (code === 0 && remaining.length > 0) run(remaining);
      else job.succeeded = code === 0;
    });
    process.once("exit", kill);
  };
  run(commands);
  return job;
}

function findPreviousBuild() {
  const current = linkedRelease(process.cwd(), "build");
  return current && listReleases(process.cwd()).find(({ number }) => number < current.number);
}

function progressPage(base: string, { title, output }: Job): Html {
  return pageLayout(
    base,
    title,
  )`<h1>${title} …</h1><p role="status">This takes a minute or two, longer with new pictures. The page looks again by itself; you can go on working in another window.</p><pre tabindex="0" role="group" aria-label="What is being done">${output.slice(-4000)}</pre>`;
}

function publishPage(base: string, job: Job | undefined): Html {
  const mistakes = checkContent().filter(({ isAdvice }) => !isAdvice);
  const waiting = listUnpublishedPages().filter(({ date }) => date);
  return pageLayout(base, "Publish")`<h1>Publish</h1>
${job ? outcomeNote(base, job) : ""}${
  mistakes.length > 0
    ? summarySection("Mistakes", "This has to be corrected first", findingList(base, mistakes))
    : ""
}
<section aria-labelledby="changes"><h2 id="changes">What visitors will see changed</h2>${differenceList(base, listDifferencesToBuild())}${waiting.map(
    ({ file, date }) =>
      html`<p>${fileLink(base, file)} waits for its day: visitors see it once the site is published on ${formatDay(date)} or later.</p>`,
  )}</section>
<form method="post"><p>${
    hasReleases()
      ? "The pages are checked and built, every page is tried, and then visitors get them."
      : "The pages are checked and built on this computer. Whoever looks after the server hands them over to visitors."
  }</p><div class="bar">${mistakes.length === 0 ? html`<button>Publish</button>` : ""}${
    findPreviousBuild()
      ? html` <button class="second" name="do" value="back">Back to what was published before</button>`
      : ""
  }</div></form>`;
}

function differenceList(base: string, differences: Difference[] | undefined): Html {
  if (!differences)
    return html`<p>Nothing was published from this computer yet, so all of the site is new.</p>`;
  if (differences.length === 0)
    return html`<p>Nothing: the words and pictures are those that were published last.</p>`;
  return html`<ul class="differences">${differences.map(
    ({ file, title, page, changes }) =>
      html`<li><h3>${file ? html`<a href="${getFileUrl(base, file)}">${title}</a>` : title} <small>${page}</small></h3><ul>${changes.slice(0, 12).map((change) => html`<li>${change}</li>`)}${changes.length > 12 ? html`<li>and ${changes.length - 12} more</li>` : ""}</ul></li>`,
  )}</ul>`;
}

function outcomeNote(base: string, job: Job): Html {
  const { title, output, succeeded } = job;
  const words = succeeded ? [] : parseUnknownWords(output);
  if (words.length > 0) return unknownWordsForm(base, words);
  if (!succeeded)
    return html`<section class="summary" role="alert" tabindex="-1" data-focus><h2>This didn’t work; visitors see what they saw before.</h2><pre>${output.trim().slice(-3000)}</pre></section>`;
  const result = output.split("\n").findLast((line) => /^(Built|Release|Build)\b/.test(line)) ?? "";
  return html`<div class="outcome" role="status"><p><b>${title === "Publishing" ? "Published" : "Gone back"}.</b> ${result}</p></div>`;
}
