import { randomUUID } from "node:crypto";
import { html, raw } from "hono/html";
import { readClients } from "../../app/data/clients.server.ts";
import type { Editor } from "./editor.ts";
import type { Html } from "./frame.ts";

/** What was filled in for a picture, with the file that is kept meanwhile. */
export type PictureFilled = {
  name: string;
  alt: string;
  client: string;
  medium: string;
  kept: { id: string; file: File } | undefined;
};

/** The fields of a new picture, its description included, because a picture without one stops the build. */
export function pictureFields(filled: Partial<PictureFilled> = {}): Html {
  const { kept } = filled;
  return html`<div class="group">
<div class="field"><label for="picture-file">Picture file</label>${kept ? html`<input type="hidden" name="picture-kept" value="${kept.id}"><p><b>${kept.file.name}</b> is kept; choose another only if it is the wrong one.</p>` : ""}<p class="hint" id="picture-file-hint">WebP, JPEG or PNG, 1600 pixels or more on its longer side. A photograph from a phone will do: where it was taken is removed from it. An iPhone’s HEIC won’t.</p><input type="file" id="picture-file" name="picture-file" accept=".webp,.jpg,.jpeg,.png" aria-describedby="picture-file-hint"></div>
<div class="field"><label for="picture-name">Its name <small>optional</small></label><p class="hint" id="picture-name-hint">Small letters, digits and dashes, such as gate-at-night; else the file’s own name is taken.</p><input id="picture-name" name="picture-name" value="${filled.name ?? ""}" spellcheck="false" aria-describedby="picture-name-hint"></div>
<div class="field wide"><label for="picture-alt">What is seen</label><p class="hint" id="picture-alt-hint">In five words or more, up to 160 characters, for people who can’t see it.</p><textarea id="picture-alt" name="picture-alt" rows="2" aria-describedby="picture-alt-hint">
${filled.alt ?? ""}</textarea></div>
<div class="field"><label for="picture-client">Client <small>optional</small></label><p class="hint" id="picture-client-hint">Where the picture is a work of ours.</p><select id="picture-client" name="picture-client" aria-describedby="picture-client-hint"><option></option>${clients().map(({ key, name }) => html`<option value="${key}"${key === filled.client ? raw(" selected") : ""}>${name}</option>`)}</select></div>
<div class="field"><label for="picture-medium">Medium <small>optional</small></label><p class="hint" id="picture-medium-hint">Such as: Hoarding, 40 x 20 ft</p><input id="picture-medium" name="picture-medium" value="${filled.medium ?? ""}" aria-describedby="picture-medium-hint"></div>
</div>`;
}

/** What was filled in, to be shown again; the file that was sent is kept until the next one is. */
export function pictureFilled(editor: Editor, form: FormData): PictureFilled {
  const text = (name: string) => String(form.get(`picture-${name}`) ?? "");
  const sent = form.get("picture-file");
  if (sent instanceof File && sent.size > 0) editor.kept = { id: randomUUID(), file: sent };
  const kept = sent instanceof File && sent.size === 0 && !form.has("picture-kept") ? undefined : editor.kept;
  return { name: text("name"), alt: text("alt"), client: text("client"), medium: text("medium"), kept };
}

export function pictureNote(name: string): Html {
  return html`<p class="said" role="status">The picture is there. Its name is <b>${name}</b>: write it where a picture is wanted.</p>`;
}

function clients(): { key: string; name: string }[] {
  try {
    return readClients();
  } catch {
    return [];
  }
}
