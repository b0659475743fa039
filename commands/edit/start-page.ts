import { globSync } from "node:fs";
import { html } from "hono/html";
import { checkContent } from "../../app/check-content.server.ts";
import type { Change } from "./change-history.ts";
import { type ContentFile, describeFile, listEntries } from "./content-index.ts";
import { kinds } from "./entry-kinds.ts";
import { describeChange, type Editor, getFileUrl, type Html, pageLayout, undoForm } from "./page.ts";
import { adviceSection, findingList } from "./validation.ts";

/**
 * All files and entries, the present mistakes and advice, and what was saved since the start.
 * @param query `undone` what was just taken back, `saved` the number of what was just saved
 */
export function startPage(editor: Editor, query: Record<string, string>): Html {
  const { base, site, history } = editor;
  const found = checkContent();
  const mistakes = found.filter(({ isAdvice }) => !isAdvice);
  const saved = history.changes.find(({ id }) => String(id) === query.saved);
  const told = saved
    ? `Saved: ${saved.title}`
    : query.undone && `Taken back: ${query.undone}. The files are as they were before.`;
  return pageLayout(
    base,
    "Everything",
    html`<h1>Words of the site</h1>
${told ? html`<div class="said" role="status"><p>${told}</p>${saved ? undoForm(editor, saved) : ""}</div>` : ""}<p>Choose what to change. What you save is seen at once on <a href="${site}/" target="_blank" rel="noreferrer">the site on this computer</a>; visitors see it once you <a href="${base}/publish">publish</a> it.</p>
${
  mistakes.length > 0
    ? html`<section class="summary" aria-label="Mistakes"><h2>The site can’t be built yet</h2>${findingList(base, mistakes)}</section>`
    : ""
}${adviceSection(base, found)}
${
  history.changes.length > 0
    ? html`<section aria-labelledby="saved"><h2 id="saved">Saved since you started</h2><ul class="changes">${history.changes.map(
        (change, index) =>
          html`<li><span>${describeChange(change)}</span> ${canUndo(change, history.changes.slice(0, index)) ? undoForm(editor, change) : ""}</li>`,
      )}</ul></section>`
    : ""
}
<section aria-labelledby="begin"><h2 id="begin">Begin something new</h2><ul class="begin">${Object.entries(
      kinds,
    ).map(
      ([name, { title, description }]) =>
        html`<li><a class="board" href="${base}/new/${name}">${title}</a><small>${description}</small></li>`,
    )}</ul></section>
<div class="parts">${listFiles().map(({ title, files }) =>
      fileSection(
        title,
        files.map(({ file, title: name }) => fileItem(base, file, [], name)),
      ),
    )}${Object.entries(kinds)
      .filter(([name]) => name !== "news")
      .map(([, kind]) =>
        fileSection(
          kind.plural,
          listEntries(kind).map(({ file, at, title, isDraft }) =>
            fileItem(base, file, at, title || "Without a name", isDraft ? "draft" : ""),
          ),
        ),
      )}</div>`,
  );
}

function fileSection(title: string, lines: Html[]): Html | "" {
  return lines.length > 0 ? html`<section><h2>${title}</h2><ul>${lines}</ul></section>` : "";
}

function fileItem(
  base: string,
  file: string,
  at: readonly (string | number)[],
  title: string,
  about = "",
): Html {
  return html`<li><a href="${getFileUrl(base, file, at)}">${title}</a>${about ? html`<small>${about}</small>` : ""}</li>`;
}

/** Only the last step that wrote a file can be taken back: an earlier one would take the later with it. */
function canUndo({ files }: Change, later: Change[]): boolean {
  const written = later.flatMap((one) => one.files.map(({ file }) => file));
  return !files.some(({ file }) => written.includes(file));
}

/** The parts of `content/` in the order in which they are listed, with the files of each. */
function listFiles(): { title: string; files: ContentFile[] }[] {
  const all = globSync("content/**/*.{yaml,md,txt}")
    .map((file) => file.slice("content/".length))
    .filter((file) => file !== "README.md")
    .sort();
  const parts: [string, (file: string) => boolean][] = [
    ["The whole site", (file) => file === "site.yaml"],
    ["Pages", (file) => /^pages\/.*\.yaml$/.test(file)],
    ["Lists", (file) => /^(inventory\/)?[^/]*$/.test(file) && file !== "site.yaml"],
    ["Words for pictures", (file) => file.startsWith("pictures/")],
  ];
  return parts.map(([title, belongs]) => ({ title, files: all.filter(belongs).map(describeFile) }));
}
