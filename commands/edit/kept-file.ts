import { randomUUID } from "node:crypto";
import { html } from "hono/html";
import type { Editor, KeptFile } from "./editor.ts";
import type { Html } from "./frame.ts";

/** The file of a field: the one that was sent with the form, else the one that was kept for it; undefined for neither. */
export function sentFile(editor: Editor, form: FormData, field: string): KeptFile | undefined {
  const sent = form.get(field);
  if (sent instanceof File && sent.size > 0) editor.kept.set(field, { id: randomUUID(), file: sent });
  else if (editor.kept.get(field)?.id !== form.get(`${field}-kept`)) return undefined;
  return editor.kept.get(field);
}

/**
 * A field to choose a file in.
 * @param accept the endings that it may have
 * @param drawing the SVG whose place the file takes
 */
export function fileField(
  field: string,
  {
    label,
    hint,
    accept,
    drawing,
  }: { label: string; hint: string; accept: string; drawing?: string | undefined },
  kept: KeptFile | undefined,
): Html {
  return html`<div class="field"><label for="${field}">${label}</label>${drawing ? html`<img class="present" src="data:image/svg+xml,${encodeURIComponent(drawing)}" alt="The logo as it is now">` : ""}${kept ? html`<input type="hidden" name="${field}-kept" value="${kept.id}"><p><b>${kept.file.name}</b> is kept; choose another only if it is the wrong one.</p>` : ""}<p class="hint" id="${field}-hint">${hint}</p><input type="file" id="${field}" name="${field}" accept="${accept}" aria-describedby="${field}-hint"></div>`;
}
