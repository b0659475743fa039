import { spawn } from "node:child_process";
import { stripVTControlCharacters } from "node:util";
import { Hono } from "hono";
import { html } from "hono/html";
import { checkContent } from "../../app/check-content.server.ts";
import { formatDay } from "../../app/data/format.ts";
import { listUnpublishedPages } from "../../app/data/publishing.server.ts";
import { linkedRelease, listReleases, switchLink } from "../release/release-folders.ts";
import { readText } from "./content-file.ts";
import { describeFile } from "./content-index.ts";
import { listDifferencesToBuild } from "./differences.ts";
import { type Editor, getFileUrl, type Html, type Job, pageLayout } from "./page.ts";
import { findingList } from "./validation.ts";

/** Says what visitors will see changed, and publishes it: builds, and releases where that is set up. */
export function publishRoutes(editor: Editor): Hono {
  const { base } = editor;
  return new Hono()
    .get("/publish", (context) => {
      const { job } = editor;
      if (!job || job.succeeded !== undefined) return context.html(publishPage(base, job));
      context.header("Refresh", "3");
      return context.html(progressPage(base, job));
    })
    .post("/publish", async (context) => {
      if (editor.job && editor.job.succeeded === undefined) return context.redirect(`${base}/publish`, 303);
      const asked = (await context.req.formData()).get("do");
      if (asked === "learn") addKnownWords(editor);
      if (asked !== "back")
        editor.job = runCommands(
          "Publishing",
          spellingCommand,
          hasReleases() ? ["commands/release.ts"] : ["commands/build.ts"],
        );
      else if (hasReleases()) editor.job = runCommands("Going back", ["commands/release.ts", "--back"]);
      else editor.job = { title: "Going back", output: restorePreviousBuild(), succeeded: true };
      return context.redirect(`${base}/publish`, 303);
    });
}

/** Whether `npm run release` is set up on this computer. */
function hasReleases(): boolean {
  return Boolean(process.env.RELEASE_RESTART) || linkedRelease(process.cwd(), "current") !== undefined;
}

const spellingCommand = [
  ...["node_modules/cspell/bin.mjs", "lint", "--no-progress", "--no-summary", "--show-suggestions"],
  ...["--issue-template", "$filename\t$row\t$text\t$suggestions", "content/**/*.{md,yaml}"],
];

/** Starts commands, each once the one before it has ended well. */
function runCommands(title: string, ...commands: string[][]): Job {
  const work: Job = { title, output: "" };
  const { NODE_ENV: _, ...env } = process.env;
  const next = ([[command = "", ...args] = [], ...rest]: string[][]) => {
    const child = spawn(process.execPath, [command, ...args], { env: { ...env, NO_COLOR: "1" } });
    const kill = () => child.kill();
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (text) => (work.output += stripVTControlCharacters(String(text))));
    child.on("error", (error) => Object.assign(work, { output: error.message, succeeded: false }));
    child.on("close", (code) => {
      process.off("exit", kill);
      if (code === 0 && rest.length > 0) next(rest);
      else work.succeeded = code === 0;
    });
    process.once("exit", kill);
  };
  next(commands);
  return work;
}

type UnknownWord = { file: string; line: string; word: string; suggestions: string };

/** The words that the spelling check said it doesn’t know. */
function parseUnknownWords({ output, succeeded }: Job): UnknownWord[] {
  const found = output.matchAll(/^content\/(?<file>\S+)\t(?<line>\d+)\t(?<word>.+)\t(?<suggestions>.*)$/gm);
  return succeeded ? [] : [...found].map(({ groups }) => groups as UnknownWord);
}

/** Adds them to the words that the check knows. */
function addKnownWords({ job, history }: Editor): void {
  const words = new Set(job ? parseUnknownWords(job).map(({ word }) => word) : []);
  const file = "spelling.txt";
  const from = readText(file) ?? "";
  const title = describeFile(file).title;
  if (words.size > 0)
    history.save(title, [{ file, from, to: `${from.trimEnd()}\n${[...words].join("\n")}\n` }]);
}

function findPreviousBuild() {
  const current = linkedRelease(process.cwd(), "build");
  return current && listReleases(process.cwd()).find(({ number }) => number < current.number);
}

function restorePreviousBuild(): string {
  const before = findPreviousBuild();
  if (before) switchLink(process.cwd(), "build", before);
  return before ? `Build ${before.number} is in its place again.` : "There is no earlier build.";
}

function progressPage(base: string, { title, output }: Job): Html {
  return pageLayout(
    base,
    title,
    html`<h1>${title} …</h1><p role="status">This takes a minute or two, longer with new pictures. The page looks again by itself; you can go on working in another window.</p><pre tabindex="0" role="group" aria-label="What is being done">${output.slice(-4000)}</pre>`,
  );
}

function publishPage(base: string, work: Job | undefined): Html {
  const mistakes = checkContent().filter(({ isAdvice }) => !isAdvice);
  const differences = listDifferencesToBuild();
  return pageLayout(
    base,
    "Publish",
    html`<h1>Publish</h1>
${work ? outcomeNote(base, work) : ""}${
  mistakes.length > 0
    ? html`<section class="summary" aria-label="Mistakes"><h2>This has to be corrected first</h2>${findingList(base, mistakes)}</section>`
    : ""
}
<section aria-labelledby="changes"><h2 id="changes">What visitors will see changed</h2>${
      differences === undefined
        ? html`<p>Nothing was published from this computer yet, so all of the site is new.</p>`
        : differences.length === 0
          ? html`<p>Nothing: the words and pictures are those that were published last.</p>`
          : html`<ul class="differences">${differences.map(
              ({ file, title, page, changes }) =>
                html`<li><h3>${file ? html`<a href="${getFileUrl(base, file)}">${title}</a>` : title} <small>${page}</small></h3><ul>${changes.slice(0, 12).map((one) => html`<li>${one}</li>`)}${changes.length > 12 ? html`<li>and ${changes.length - 12} more</li>` : ""}</ul></li>`,
            )}</ul>`
    }${listUnpublishedPages()
      .filter(({ date }) => date)
      .map(
        ({ file, date }) =>
          html`<p><a href="${getFileUrl(base, file)}">${describeFile(file).title}</a> waits for its day: visitors see it once the site is published on ${formatDay(date)} or later.</p>`,
      )}</section>
<form method="post"><p>${
      hasReleases()
        ? "The pages are checked and built, every page is tried, and then visitors get them."
        : "The pages are checked and built on this computer. Whoever looks after the server hands them over to visitors."
    }</p><div class="bar">${mistakes.length === 0 ? html`<button>Publish</button>` : ""}${
      findPreviousBuild()
        ? html` <button class="second" name="do" value="back">Back to what was published before</button>`
        : ""
    }</div></form>`,
  );
}

function outcomeNote(base: string, work: Job): Html {
  const { title, output, succeeded } = work;
  const unknown = parseUnknownWords(work);
  if (unknown.length > 0)
    return html`<section class="summary" role="alert" tabindex="-1" data-focus><h2>Are these words right? Nothing is published yet.</h2><ul>${unknown.map(
      ({ file, line, word, suggestions }) =>
        html`<li><a href="${getFileUrl(base, file)}">${describeFile(file).title}</a>, line ${line}: <b>${word}</b>${suggestions && html` (${suggestions})`}</li>`,
    )}</ul><form method="post"><p>Correct those that are wrong, then publish. If all of them are right:</p><button class="second" name="do" value="learn">Note them as known, and publish</button></form></section>`;
  const heading = title === "Publishing" ? "Published" : "Gone back";
  return succeeded
    ? html`<div class="said" role="status"><p><b>${heading}.</b> ${
        output
          .trim()
          .split("\n")
          .findLast((line) => /^(Built|Release|Build)\b/.test(line)) ?? ""
      }</p></div>`
    : html`<section class="summary" role="alert" tabindex="-1" data-focus><h2>This didn’t work; visitors see what they saw before.</h2><pre>${output.trim().slice(-3000)}</pre></section>`;
}
