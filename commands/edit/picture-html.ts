import { html, raw } from "hono/html";
import { choicesOf } from "./choices.ts";
import type { Editor, KeptFile } from "./editor.ts";
import { describe } from "./files.ts";
import { fileAddress, type Html } from "./frame.ts";
import { fileField, sentFile } from "./kept-file.ts";

const asked = ["name", "alt", "client", "medium", "replace"] as const;
/** What was filled in for a picture, with the file that is kept meanwhile. */
export type PictureFilled = Partial<
  Record<(typeof asked)[number], string | undefined> & { kept: KeptFile | undefined }
>;

/** The fields of a new picture, its description included, because a picture without one stops the build. */
export function pictureFields(filled: PictureFilled = {}): Html {
  return html`<div class="group">
${fileField(
  "picture-file",
  {
    label: "Picture file",
    hint: "WebP, JPEG or PNG, 1600 pixels or more on its longer side. A photograph from a phone will do: where it was taken is removed from it. An iPhone’s HEIC won’t.",
    accept: ".webp,.jpg,.jpeg,.png",
  },
  filled.kept,
)}
<div class="field"><label for="picture-name">Its name <small>optional</small></label><p class="hint" id="picture-name-hint">Small letters, digits and dashes, such as gate-at-night; else the file’s own name is taken.</p><input id="picture-name" name="picture-name" value="${filled.name ?? ""}" spellcheck="false" aria-describedby="picture-name-hint"></div>
<div class="field tick"><input type="checkbox" id="picture-replace" name="picture-replace" value="true"${filled.replace ? raw(" checked") : ""} aria-describedby="picture-replace-hint"><label for="picture-replace">In place of the picture of that name</label><p class="hint" id="picture-replace-hint">Every page shows the new one then. The old one’s versions for dark mode and phones go with it, and what you leave empty below stays as it is.</p></div>
<div class="field wide"><label for="picture-alt">What is seen</label><p class="hint" id="picture-alt-hint">In five words or more, up to 160 characters, for people who can’t see it.</p><textarea id="picture-alt" name="picture-alt" rows="2" aria-describedby="picture-alt-hint">
${filled.alt ?? ""}</textarea></div>
<div class="field"><label for="picture-client">Client <small>optional</small></label><p class="hint" id="picture-client-hint">Where the picture is a work of ours.</p><select id="picture-client" name="picture-client" aria-describedby="picture-client-hint"><option></option>${choicesOf("client")?.map(([key, name]) => html`<option value="${key}"${key === filled.client ? raw(" selected") : ""}>${name}</option>`)}</select></div>
<div class="field"><label for="picture-medium">Medium <small>optional</small></label><p class="hint" id="picture-medium-hint">Such as: Hoarding, 40 x 20 ft</p><input id="picture-medium" name="picture-medium" value="${filled.medium ?? ""}" aria-describedby="picture-medium-hint"></div>
</div>`;
}

/** What was filled in, to be shown again. */
export function pictureFilled(editor: Editor, form: FormData): PictureFilled {
  const said = asked.map((one) => [one, String(form.get(`picture-${one}`) ?? "")]);
  return { ...Object.fromEntries(said), kept: sentFile(editor, form, "picture-file") };
}

/** @param shownIn the files that show a picture that was replaced */
export function pictureNote(base: string, name: string, shownIn: string[]): Html {
  const places = shownIn.map(
    (file) => html` <a href="${fileAddress(base, file)}">${describe(file).title}</a>`,
  );
  return html`<p class="said" role="status">The picture is there. Its name is <b>${name}</b>${places.length > 0 ? html`. Do the words beside it still say what is seen? ${places}` : ": write it where a picture is wanted."}</p>`;
}
