import { html } from "hono/html";
import type { Change } from "./changes.ts";
import { saidAnew } from "./differences.ts";
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

/** Something went wrong on this computer. @param outcome what, and what has changed all the same */
export function failurePage({ base }: Editor, outcome: string): Html {
  const title = "That didn’t work";
  return frame(base, title, html`<h1>${title}</h1><p role="alert">${outcome}</p>`);
}

/** After saving: that it was, where to look, and how to take it back. */
export function savedNote(editor: Editor, change: Change, page: string): Html {
  return html`<div class="said" role="status"><p>Saved. <a href="${page}" target="_blank" rel="noreferrer">Look at the page</a></p>${undoForm(editor, change)}</div>`;
}

const clock = new Intl.DateTimeFormat("en-GB", { timeStyle: "medium" });

/** What tells one save from another of the same thing: when it was, and the first of what it says anew. */
export function nameOf({ at, what, files }: Change): string {
  const [first] = files.flatMap(({ file, before, after }) =>
    before && after && /\.(yaml|md)$/.test(file) ? saidAnew(file, String(before), String(after)) : [],
  );
  return [`${clock.format(at)} ${what}`, first].filter(Boolean).join(" – ").slice(0, 140);
}

export function undoForm({ base }: Editor, change: Change): Html {
  return html`<form method="post" action="${base}/undo"><input type="hidden" name="id" value="${change.id}"><button class="small" aria-label="Undo: ${nameOf(change)}">Undo</button></form>`;
}
