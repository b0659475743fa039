import { html } from "hono/html";
import type { Change } from "./changes.ts";
import type { Editor } from "./editor.ts";
import { fileAddress, frame, type Html } from "./frame.ts";

/** For visitors without the secret address. */
export function strangerPage(): Html {
  return html`<!doctype html><html lang="en-GB"><meta charset="utf-8"><title>Words of the site</title><main><h1>There is no page at this address</h1><p>Open the whole address that the terminal shows after <code>npm run edit</code>. It is different each time.</p></main></html>`;
}

/**
 * The file changed while the form was open.
 * @param own what was filled in, shown so that none of it is lost
 * @param theirs what the file says now, and the form didn’t
 */
export function meanwhilePage(
  { base }: Editor,
  file: string,
  own: string[] = [],
  theirs: string[] | "" = [],
): Html {
  const listed = (title: string, lines: string[] | "") =>
    lines.length > 0
      ? html`<h2>${title}</h2><pre tabindex="0" role="group" aria-label="${title}">${[...lines].join("\n")}</pre>`
      : "";
  return frame(
    base,
    "Changed elsewhere",
    html`<h1>Somebody else has changed this file</h1>
<p>content/${file} was changed in another window or program after you opened it. Nothing was saved and nothing was overwritten.</p>
${listed("What you had written", own)}
${listed("What the file says now, and your form didn’t", theirs)}
<p><a href="${fileAddress(base, file)}">Open the file as it is now</a> and enter your words again.</p>`,
  );
}

/** After saving: that it was, where to look, and how to take it back. */
export function savedNote(editor: Editor, change: Change, page: string): Html {
  return html`<div class="said" role="status"><p>Saved. <a href="${page}" target="_blank" rel="noreferrer">Look at the page</a></p>${undoForm(editor, change)}</div>`;
}

export function undoForm({ base }: Editor, { id, what }: Change): Html {
  return html`<form method="post" action="${base}/undo"><input type="hidden" name="id" value="${id}"><button class="small" aria-label="Undo: ${what}">Undo</button></form>`;
}
