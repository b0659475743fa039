import path from "node:path";
import { html, raw } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";
import { renderSVG } from "uqr";
import { formatFieldPath, toSentence } from "../app/data/content-error.ts";
import { formatDay } from "../app/data/format.ts";
import { renderMarkdown } from "../app/data/markdown.server.ts";
import { listUnpublishedPages } from "../app/data/publishing.server.ts";
import { redirectsFile } from "../app/data/redirects.server.ts";
import { parseFieldPath } from "../app/data/yaml.server.ts";
import { indianDay } from "../formats/indian-day.ts";
import { type Change, type ChangeHistory, signedIn } from "./change-history.ts";
import { describeFile, findEntryPath } from "./content-index.ts";
import type { Path } from "./edit-yaml.ts";

/** Something that builds or releases: what it has printed, and whether it went well once it has ended. */
export type Job = {
  title: string;
  output: string;
  succeeded?: boolean;
  /** Whether something was saved while it ran, or since the check that it rests on. */
  isOutdated?: boolean;
  /** Whether what it has published couldn’t be sent to the repository. */
  isUnsent?: boolean;
};

/** A file that was sent with a mistake beside it, kept so that nobody has to choose it again. */
export type Upload = { id: string; file: File };

export type Editor = {
  /** Where the site itself is looked at: its origin, or on a server the address below which the editor shows it. */
  site: string;
  /** The origin at which others reach the editor and its site, on a server. */
  origin?: string | undefined;
  history: ChangeHistory;
  /** The last file that was sent in each field for files. */
  uploads: Map<string, Upload>;
  job?: Job;
  /** What was checked and built last, by the name that `writeTree` gives it. */
  checked?: string;
  /** When it was last asked what others have sent. */
  asked?: number;
};

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

const siteSheets = "layers typeface typeface-english typeface-hindi tokens reset base prose".split(" ");

/** The style sheets of a page, the site’s own first. */
export const styleSheets = [...siteSheets.map((name) => `../app/styles/${name}.css`), "editor.css"];

/** The frame of a page below its title, filled by the template that it is the tag of. Every page stands at one level, so no address in it names the secret. */
export function pageLayout(title: string) {
  return (...content: Parameters<typeof html>) => html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} – editor</title>
${styleSheets.map((file) => html`<link rel="stylesheet" href="${path.basename(file)}">`)}
<link rel="icon" href="data:,">
<script type="module" src="editor.js"></script>
</head>
<body>
<a class="skip board" href="#main">Skip to the words</a>
<header><p><a href="./">Words of the site</a></p><nav aria-label="Editor"><a href="pictures">Pictures</a> <a href="vacancies">Free boards</a> <a href="hindi">Hindi to do</a> <a href="guide">Guide</a>${signedIn.getStore() ? html` <a href="/desk">Desk</a>` : ""}</nav><a class="board" href="publish">Publish</a></header>
<main id="main" tabindex="-1">
<h1>${title}</h1>
${html(...content)}
</main>
</body>
</html>
`;
}

/** A Markdown text as visitors see it; its pictures are below the editor’s own address, as all that it shows. */
export function previewText(text: string): Html {
  return raw(renderMarkdown(text, "").html.replace(/(?<=(?:"|, ))\/pictures\//g, "pictures/"));
}

/** @param at the entry of the file that the form is to show; all of it where there is none */
export function getFileUrl(file: string, at: Path = []): string {
  const entry = at.length > 0 ? `&at=${encodeURIComponent(formatFieldPath(at))}` : "";
  return `file?name=${encodeURIComponent(file)}${entry}`;
}

/** The form in which a field is filled in, at the field. @param field by its name in mistakes */
export function getFieldUrl(file: string, field: string): string {
  const picture = /^pictures\/([\w-]+)$/.exec(file)?.[1];
  if (picture) return `pictures?replace=${picture}`;
  const at = findEntryPath(file, parseFieldPath(field));
  return `${getFileUrl(file, at)}${field && `#${getFieldId(field)}`}`;
}

export function getFieldId(name: string): string {
  return `field-${name.replace(/[^a-z0-9]+/gi, "-")}`;
}

export function fileLink(file: string, title = describeFile(file).title, at: Path = []): Html {
  return html`<a href="${getFileUrl(file, at)}">${title}</a>`;
}

export function datalist(id: string, values: string[], describe: (value: string) => string = () => ""): Html {
  return html`<datalist id="${id}">${values.map((value) => html`<option value="${value}">${describe(value)}</option>`)}</datalist>`;
}

export function summarySection(heading: string, content: Html, kind: "" | "advice" | "alert" = ""): Html {
  const alert = kind === "alert" ? raw(' role="alert" tabindex="-1" data-focus') : "";
  return html`<section class="summary ${kind}" id="${heading.split(" ")[0]}" aria-label="${heading}"${alert}><h2>${heading}</h2>${content}</section>`;
}

/** Lines as they were printed or written, which can be scrolled by the keyboard. */
export function plainText(label: string, text: string): Html {
  return html`<pre tabindex="0" role="group" aria-label="${label}">${text}</pre>`;
}

export function shortList(items: (Html | string)[], most = 12): Html {
  const rest = items.length - most;
  return html`<ul>${items.slice(0, most).map((item) => html`<li>${item}</li>`)}${rest > 0 ? html`<li>and ${rest} more</li>` : ""}</ul>`;
}

/** How the step’s title ends that takes a client off the site until it is shown again. */
export const hiddenTitle = " hidden, with all that shows it";

/**
 * @param behind how many texts of the file have changed since their Hindi was written
 * @param named what other places still say, at the head of the form
 */
export function savedNote(
  editor: Editor,
  change: Change,
  {
    file,
    at,
    advice,
    behind,
    named,
  }: { file: string; at: Path; advice: number; behind: number; named: unknown },
): Html {
  const { page } = describeFile(file, at);
  const waiting = listUnpublishedPages().find((waits) => waits.file === file);
  const day =
    waiting?.date && `visitors see it once the site is published on ${formatDay(waiting.date)} or later`;
  const later =
    file === redirectsFile
      ? "an old address leads there once the site is published"
      : waiting && (day || "it is a draft, which visitors don’t see");
  const note = later && html` ${toSentence(later)}`;
  return html`<p role="status"><b>Saved.</b>${note} ${advice > 0 ? html`<a href="#Advice">Advice (${advice})</a>` : ""} ${behind > 0 ? html`<a href="hindi">Hindi that is behind (${behind})</a>` : ""} ${named && html`<a href="#named">${file === "site.yaml" ? "Other places still say the old hours" : "It is still named here"}</a>`} <a href="${editor.site}${page}" target="_blank" rel="noreferrer">Look at the page</a></p> ${undoButton(change)}${change.title.endsWith(hiddenTitle) ? html`<details class="phone"><summary>It is off the site until “Draft” is unticked, here and at</summary>${shortList(change.answers.split("; "), Infinity)}</details>` : ""}${phoneCode(editor, page)}`;
}

/** The code that opens a page’s draft on a telephone whose owner is signed in at the desk; on a server alone. */
function phoneCode({ origin, site }: Editor, page: string): Html | "" {
  if (!origin) return "";
  const code = renderSVG(`${origin}${site}${page}`, { border: 2 });
  return html`<details class="phone"><summary>See it on your telephone</summary><p>Point its camera here. It asks you to sign in at the desk, once a day.</p>${raw(code)}</details>`;
}

const inIndia = { timeZone: "Asia/Kolkata" } as const;
const clock = new Intl.DateTimeFormat("en-GB", { timeStyle: "medium", ...inIndia });
const calendar = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", ...inIndia });

/** What tells one save from another of the same thing: when it was, whose, and the first three things that it says again. */
function describeChange({ time, title, answers, person }: Change): string {
  const isToday = indianDay(time) === indianDay();
  const when = isToday ? clock.format(time) : `${calendar.format(time)}, ${clock.format(time)}`;
  return [`${when} ${title}`, person, answers].filter(Boolean).join(" – ");
}

export function undoForm(change: Change, words = describeChange(change)): Html {
  return html`<span>${words}</span> <form method="post">${undoButton(change)}</form>`;
}

function undoButton(change: Change): Html {
  return html`<button class="small" name="id" value="${change.id}" formaction="undo" aria-label="Undo: ${describeChange(change)}">Undo</button>`;
}
