import { type Context, Hono } from "hono";
import { html } from "hono/html";
import { ContentError } from "../../app/data/content-error.ts";
import { mistakesInFacts } from "../../app/data/read-content.server.ts";
import { changedList } from "./change-list.ts";
import { factsIn, joined, partsOf, stateOf, textOf, withBody } from "./content-file.ts";
import { NotEditable } from "./edit-yaml.ts";
import type { Editor } from "./editor.ts";
import { describe, isContentFile } from "./files.ts";
import { adviceOn, mistakesMadeBy } from "./find-mistakes.ts";
import { formPage } from "./form-page.ts";
import { fileAddress } from "./frame.ts";
import { pictureFilled, pictureNote } from "./picture-html.ts";
import { addPicture } from "./picture-pages.ts";
import { meanwhilePage, savedNote, unreadablePage } from "./plain-pages.ts";
import { withAnswers } from "./read-answers.ts";
import { type Shape, schemaOf, shapeOf } from "./shape.ts";

/** The form of a file: shown, and taken back filled in. */
export function filePages(editor: Editor): Hono {
  const { base, site, changes } = editor;
  return new Hono()
    .get("/file", (context) => {
      const file = fileAsked(context);
      const text = textOf(file);
      if (text === undefined) return context.notFound();
      const schema = schemaOf(file);
      if (!schema || !canBeRead(file, text))
        return context.html(unreadablePage(editor, file), schema ? 422 : 200);
      const last = changes.all.find(({ id }) => String(id) === context.req.query("saved"));
      return context.html(
        formPage({
          ...{ base, site, file, shape: shapeOf(schema), draft: text, state: stateOf(text) },
          advice: adviceOn(file),
          ...(last && { said: savedNote(editor, last, site + describe(file).page) }),
        }),
      );
    })
    .post("/file", async (context) => {
      const file = fileAsked(context);
      const schema = schemaOf(file);
      if (!schema) return context.notFound();
      const shape = shapeOf(schema);
      const form = await context.req.formData();
      const [what = "", at = ""] = /^([a-z]+):?(.*)$/s.exec(String(form.get("do")))?.slice(1) ?? [];
      const before = JSON.parse(String(form.get("draft"))) as string;
      const state = String(form.get("state"));
      const show = (draft: string, more: object, status: 200 | 422 = 200) =>
        context.html(
          formPage({ base, site, file, shape, draft, state, unsaved: draft !== textOf(file), ...more }),
          status,
        );
      const refuse = (draft: string, mistakes: ContentError[]) =>
        show(draft, { mistakes, refused: true }, 422);
      let draft: string;
      try {
        draft = changedList(file, filledIn(file, before, shape, form), shape, what, at);
      } catch (error) {
        if (!(error instanceof NotEditable)) throw error;
        return refuse(before, [
          mistake(file, "this change can’t be made in a form without disturbing the file; edit it as text"),
        ]);
      }
      if (what === "preview") return show(draft, { preview: true });
      if (what === "picture") {
        const { name, mistakes, advice } = await addPicture(editor, form);
        return name
          ? show(draft, { said: pictureNote(name), advice })
          : show(draft, { mistakes, refused: true, picture: pictureFilled(form) }, 422);
      }
      if (what !== "save" && what !== "anyway") return show(draft, {});

      const disk = textOf(file);
      if (stateOf(disk) !== state) return context.html(meanwhilePage(editor, file, before, draft), 409);
      if (draft === disk)
        return show(draft, { said: html`<p class="said" role="status">Nothing was changed.</p>` });
      const own = mistakesInFacts(file, factsIn(partsOf(file, draft)), schema);
      if (own.length > 0) return refuse(draft, own);
      const made = mistakesMadeBy({ texts: { [file]: draft } });
      if (made.some((one) => one.file === `content/${file}`)) return refuse(draft, made);
      if (made.length > 0 && what !== "anyway") return show(draft, { mistakes: made, unsaved: true }, 422);
      const { id } = changes.save(describe(file).title, [{ file, from: disk, to: draft }]);
      return context.redirect(`${fileAddress(base, file)}&saved=${id}`, 303);
    });
}

/** The file that an address names; a name that isn’t one of content’s is answered as if there were none. */
export function fileAsked(context: Context): string {
  const file = context.req.query("name") ?? "";
  return isContentFile(file) ? file : "none";
}

/** A file’s text with what was filled in. */
function filledIn(file: string, before: string, shape: Shape, form: FormData): string {
  const parts = partsOf(file, before);
  const answers = (name: string) => {
    const answer = form.getAll(`field:${name}`).at(-1);
    return typeof answer === "string" ? answer.replaceAll("\r\n", "\n") : undefined;
  };
  const body = form.get("body");
  return joined({
    ...parts,
    yaml: withAnswers(parts.yaml, factsIn(parts), shape, answers),
    body: typeof body === "string" ? withBody(parts.body, body) : parts.body,
  });
}

function canBeRead(file: string, text: string): boolean {
  try {
    const facts = factsIn(partsOf(file, text));
    return facts !== null && typeof facts === "object";
  } catch {
    return false;
  }
}

function mistake(file: string, remedy: string): ContentError {
  return new ContentError(`content/${file}`, "", remedy);
}
