import { Hono } from "hono";
import { html } from "hono/html";
import { asSentence, ContentError } from "../../app/data/content-error.ts";
import { stateOf, textOf } from "./content-file.ts";
import type { Editor } from "./editor.ts";
import { beginEntry } from "./entries.ts";
import { formPage } from "./form-page.ts";
import { frame, type Html } from "./frame.ts";
import { type Kind, kindNamed } from "./kinds.ts";
import { schemaOf, shapeOf } from "./shape.ts";

/** A new entry: its name is asked first, because it gives the address. */
export function beginPages(editor: Editor): Hono {
  const { base } = editor;
  return new Hono()
    .get("/new/:kind", (context) => {
      const kind = kindNamed(context.req.param("kind"));
      return kind ? context.html(namePage(base, kind)) : context.notFound();
    })
    .post("/new/:kind", async (context) => {
      const kind = kindNamed(context.req.param("kind"));
      if (!kind) return context.notFound();
      const name = String((await context.req.formData()).get("name")).trim();
      try {
        const { file, at, text } = beginEntry(kind, name);
        const form = { file, at, shape: shapeOf(schemaOf(file) ?? kind.schema), draft: text };
        return context.html(formPage(editor, { ...form, state: stateOf(textOf(file)), unsaved: true }));
      } catch (error) {
        if (!(error instanceof ContentError)) throw error;
        return context.html(namePage(base, kind, error.remedy, name), 422);
      }
    });
}

function namePage(base: string, { title, about }: Kind, wrong = "", name = ""): Html {
  const heading = `New: ${title.toLowerCase()}`;
  return frame(
    base,
    heading,
    html`<h1>${heading}</h1><p>This is ${about}. It begins as a draft, which visitors don’t see, and can be saved with anything missing.</p>
<form method="post"><div class="field wide"><label for="name">Its name or title</label><p class="hint" id="name-hint">Its address on the site, if it has one, is made from it. Nothing is saved yet.</p>
<input id="name" name="name" value="${name}" required aria-describedby="name-hint${wrong ? " name-wrong" : ""}">${wrong ? html`<p class="wrong" id="name-wrong" role="alert">${asSentence(wrong)}</p>` : ""}</div>
<div class="bar"><button>Begin</button></div></form>`,
  );
}
