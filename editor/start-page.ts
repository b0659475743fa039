import { html } from "hono/html";
import { detectLanguage } from "../app/data/language-paths.ts";
import { checkAddress } from "../release/missing-settings.ts";
import { countSamples, listSamples } from "../release/samples.ts";
import { undoTitle } from "./change-history.ts";
import { listFiles } from "./content-file.ts";
import { describeFile, type Entry, listEntries } from "./content-index.ts";
import { kinds } from "./entry-kinds.ts";
import { askOthers, incomingNote } from "./incoming.ts";
import { describeField } from "./labels.ts";
import { type Editor, fileLink, getFieldUrl, type Html, pageLayout, shortList, undoForm } from "./page.ts";
import { searchResults } from "./search.ts";
import { adviceSection, checkCurrentContent, findingSection } from "./validation.ts";

/** All files and entries, the present mistakes and advice, and what was saved since the start. */
export function startPage(editor: Editor, query: Record<string, string>): Html {
  const { site, history } = editor;
  void askOthers(editor);
  const { changes } = history;
  const find = html`<form role="search" action="./"><label for="q">Find a word, or what a field is called</label><span class="buttons"><input type="search" id="q" name="q" value="${query.q ?? ""}" required><button class="second">Find</button></span></form>`;
  // What the Hindi lacks has a page of its own.
  const findings = checkCurrentContent().filter(({ isUntranslated }) => !isUntranslated);
  const mistakes = findings.filter(({ isAdvice }) => !isAdvice);
  const saved = changes.find(({ id }) => String(id) === query.saved);
  const said =
    saved?.title.startsWith(undoTitle) &&
    `${[saved.title, saved.answers].filter(Boolean).join(" – ")}. What was saved later stays.`;
  const notice = saved && undoForm(saved, said || `Saved: ${saved.title}`);
  const files = listFiles(/\.(yaml|md|txt)$/).map((file) => describeFile(file));
  const part = (heading: string, items: Partial<Entry>[]) =>
    html`<details><summary><b>${heading}</b> <small>${items.length}</small></summary><ul>${items.map(
      ({ file = "", title, at, isDraft }) =>
        html`<li>${fileLink(file, title || "Without a name", at)}${isDraft ? html`<small>draft</small>` : ""}</li>`,
    )}</ul></details>`;
  const answer = notice && html`<div class="outcome" role="status">${notice}</div>`;
  if (query.q) return pageLayout("Words of the site")`${answer}${find}${searchResults(query.q)}`;
  const steps = changes.map((step) => undoForm(step));
  return pageLayout("Words of the site")`${answer}${find}
<p>Choose what to change. What you save is seen at once on <a href="${site}/" target="_blank" rel="noreferrer">${editor.origin ? "the site as you write it" : "the site on this computer"}</a>; visitors see it once you <a href="publish">publish</a> it. Before the site goes live: <a href="samples">what is still made up</a>.</p>
${incomingNote()}${findingSection("The site can’t be built yet", mistakes, { note: "Links, and what several files say together, are looked at only once every file can be read: more may follow." })}${adviceSection(findings)}
${changes.length > 0 && html`<section class="changes" aria-labelledby="saved"><h2 id="saved">Saved before</h2>${shortList(steps.slice(0, 5))}${steps.length > 5 ? html`<details><summary>Earlier</summary>${shortList(steps.slice(5), Infinity)}</details>` : ""}</section>`}
<section aria-labelledby="begin"><h2 id="begin">Begin something new</h2><ul class="kinds">${Object.entries(
    kinds,
  ).map(
    ([name, { title, description }]) =>
      html`<li><a class="board" href="new?kind=${name}">${title}</a><small>${description}</small></li>`,
  )}</ul></section>
<div class="parts"><p>${fileLink("site.yaml")}</p>${parts.map(([title, pattern]) =>
    part(
      title,
      files.filter(({ file }) => pattern.test(file)),
    ),
  )}${Object.values(kinds).map((kind) => part(kind.plural, listEntries(kind)))}</div>`;
}

/** What is still made up: sums first, then file by file, each line with its field. */
export function samplesPage(): Html {
  const samples = listSamples(process.cwd());
  const groups = Object.groupBy(samples, ({ file }) => file.slice("content/".length));
  // Facts to be replaced come before sentences that only speak of them.
  const weigh = (entries: typeof samples = []) =>
    (entries.some(({ sentence }) => !sentence) ? 1e4 : 0) + entries.length;
  const files = Object.entries(groups).sort(([, a], [, b]) => weigh(b) - weigh(a));
  const line = ({ file: location, field, isMarked, sentence }: (typeof samples)[number]) => {
    const file = location.slice("content/".length);
    const tick = [field, "sample"].filter(Boolean).join(".");
    const url = getFieldUrl(file, isMarked ? tick : field);
    const words = sentence && `“${sentence}”`;
    return html`<a href="${url}">${describeField(file, field) || "All of it"}</a> <span lang="${detectLanguage(`/${file}`)}">${words}</span>`;
  };
  return pageLayout("Still made up")`
<p>${countSamples(samples) || "Nothing: every fact is your own."}</p><p>Put your own in its place and take out the tick “Made up”; a text that says so needs other words. ${checkAddress(process.cwd())[0]?.replace(/^\w+ +(.*)/, "Besides, $1.")} <code>npm run launch-check</code> looks at the mail and the backups, too.</p>
${files.map(([file, entries = []]) => {
  const { title } = describeFile(file);
  return html`<details class="note"><summary>${title} <small>${entries.length}</small></summary><ul>${entries.map((entry) => html`<li>${line(entry)}</li>`)}</ul></details>`;
})}`;
}

const parts: [title: string, files: RegExp][] = [
  ["Pages", /^pages\/(?!away|error).*\.yaml$/],
  ["Lists", /^(?!site\.yaml$|city)((inventory|pictures)\/)?[^/]*$/],
];
