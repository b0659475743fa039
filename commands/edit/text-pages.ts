import { Hono } from "hono";
import { html } from "hono/html";
import type { ContentError } from "../../app/data/content-error.ts";
import { stateOf, textOf } from "./content-file.ts";
import type { Editor } from "./editor.ts";
import { fileAsked } from "./file-pages.ts";
import { describe } from "./files.ts";
import { adviceOn, mistakesMadeBy } from "./find-mistakes.ts";
import { adviceSection, findingList, refusal } from "./findings.ts";
import { frame, type Html } from "./frame.ts";
import { meanwhilePage, savedNote } from "./plain-pages.ts";

/** A file as the text it is: for what a form can’t do, and for a file that can’t be read as fields. */
export function textPages(editor: Editor): Hono {
  const { site, changes } = editor;
  return new Hono()
    .get("/text", (context) => {
      const file = fileAsked(context);
      const text = textOf(file);
      if (text === undefined) return context.notFound();
      const last = changes.all.find(({ id }) => String(id) === context.req.query("saved"));
      const said = last && savedNote(editor, last, site + describe(file).page);
      return context.html(textPage(editor, file, text, stateOf(text), { said }));
    })
    .post("/text", async (context) => {
      const file = fileAsked(context);
      const disk = textOf(file);
      if (disk === undefined) return context.notFound();
      const form = await context.req.formData();
      const state = String(form.get("state"));
      const eol = disk.includes("\r\n") ? "\r\n" : "\n";
      const text = String(form.get("text")).replaceAll("\r\n", "\n").replaceAll("\n", eol);
      if (stateOf(disk) !== state) return context.html(meanwhilePage(editor, file, disk, text), 409);
      const mistakes = file.endsWith(".txt") ? [] : mistakesMadeBy({ texts: { [file]: text } });
      const refused = mistakes.some((one) => one.file === `content/${file}`);
      if (refused || (mistakes.length > 0 && form.get("do") !== "anyway"))
        return context.html(textPage(editor, file, text, state, { mistakes, refused }), 422);
      const { id } = changes.save(describe(file).title, [{ file, from: disk, to: text }]);
      return context.redirect(`${editor.base}/text?name=${encodeURIComponent(file)}&saved=${id}`, 303);
    });
}

type More = { mistakes?: ContentError[]; refused?: boolean; said?: Html | undefined };

function textPage(
  { base, site }: Editor,
  file: string,
  text: string,
  state: string,
  { mistakes = [], refused = false, said }: More,
): Html {
  const { title, page } = describe(file);
  return frame(
    base,
    title,
    html`<h1>${title}</h1>
<p class="file"><code>content/${file}</code> <a href="${site}${page}" target="_blank" rel="noreferrer">Look at the page</a>${file.endsWith(".txt") ? "" : html` <a href="${base}/file?name=${encodeURIComponent(file)}">Edit as a form</a>`}</p>
${said ?? ""}${
  mistakes.length > 0
    ? refusal(
        refused ? "Nothing was saved." : "Nothing was saved yet.",
        findingList(base, mistakes, { file }),
      )
    : adviceSection(base, adviceOn(file), { file })
}
<form method="post" data-unsaved="${String(mistakes.length > 0)}"><input type="hidden" name="state" value="${state}">
<div class="field wide"><label for="text">The whole file</label><textarea id="text" name="text" class="code" rows="30" spellcheck="false">
${text}</textarea></div>
<div class="bar"><button name="do" value="save">Save</button>${mistakes.length > 0 && !refused ? html` <button name="do" value="anyway" class="second">Save anyway</button>` : ""}</div></form>`,
  );
}
