import { html } from "hono/html";
import { checkContent } from "../../app/check-content.server.ts";
import type { Editor } from "./editor.ts";
import { listFiles } from "./files.ts";
import { adviceSection, findingList } from "./findings.ts";
import { fileAddress, frame, type Html } from "./frame.ts";
import { undoForm } from "./plain-pages.ts";

/** All files, the present mistakes and advice, and what was saved since the start. */
export function startPage(editor: Editor): Html {
  const { base, site, changes } = editor;
  const found = checkContent();
  const mistakes = found.filter(({ style }) => !style);
  const clock = new Intl.DateTimeFormat("en-GB", { timeStyle: "short" });
  return frame(
    base,
    "Everything",
    html`<h1>Words of the site</h1>
<p>Choose what to change. What you save is seen at once on <a href="${site}/" target="_blank" rel="noreferrer">the site on this computer</a>; visitors see it after the next build.</p>
${
  mistakes.length > 0
    ? html`<section class="summary" aria-label="Mistakes"><h2>The site can’t be built yet</h2>${findingList(base, mistakes)}</section>`
    : ""
}${adviceSection(base, found)}
${
  changes.all.length > 0
    ? html`<section aria-labelledby="saved"><h2 id="saved">Saved since you started</h2><ul class="changes">${changes.all.map(
        (change) =>
          html`<li><span>${clock.format(change.at)} ${change.what}</span> ${isNewest(editor, change.id) ? undoForm(editor, change) : ""}</li>`,
      )}</ul></section>`
    : ""
}
<div class="parts">${listFiles().map(
      ({ title, files }) =>
        html`<section><h2>${title}</h2><ul>${files.map(
          ({ file, title: name, about }) =>
            html`<li><a href="${fileAddress(base, file)}">${name}</a>${about ? html`<small>${about}</small>` : ""}</li>`,
        )}</ul></section>`,
    )}</div>`,
  );
}

/** Only the last step that wrote a file can be taken back: an earlier one would take the later with it. */
function isNewest({ changes }: Editor, id: number): boolean {
  const change = changes.all.find((one) => one.id === id);
  return change?.files.every(({ file }) => changes.lastOf(file)?.id === id) ?? false;
}
