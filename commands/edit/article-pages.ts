import { Hono } from "hono";
import { html } from "hono/html";
import { textOf } from "./content-file.ts";
import type { Editor } from "./editor.ts";
import { formPage } from "./form-page.ts";
import { frame } from "./frame.ts";
import { articleFile, newArticle } from "./new-article.ts";
import { schemaOf, shapeOf } from "./shape.ts";

/** A new article: its title is asked first, because it gives the address. */
export function articlePages({ base, site }: Editor): Hono {
  return new Hono()
    .get("/new-article", (context) => context.html(titlePage(base)))
    .post("/new-article", async (context) => {
      const title = String((await context.req.formData()).get("title")).trim();
      const file = articleFile(title);
      if (title === "")
        return context.html(titlePage(base, "write a title; the address is made from it"), 422);
      if (textOf(file) !== undefined)
        return context.html(
          titlePage(base, `content/${file} is there already; choose another title`, title),
          422,
        );
      const schema = schemaOf(file);
      if (!schema) return context.notFound();
      const shape = shapeOf(schema);
      const today = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata" }).format(new Date());
      const draft = newArticle(title, shape, today);
      return context.html(formPage({ base, site, file, shape, draft, state: "new", unsaved: true }));
    });
}

function titlePage(base: string, wrong = "", title = "") {
  return frame(
    base,
    "A new article",
    html`<h1>A new article</h1>
<form method="post" action="${base}/new-article"><div class="field wide"><label for="title">Its title</label><p class="hint" id="title-hint">Its address on the site is made from it. Nothing is saved yet.</p>
<input id="title" name="title" value="${title}" aria-describedby="title-hint${wrong ? " title-wrong" : ""}">${wrong ? html`<p class="wrong" id="title-wrong" role="alert">${wrong}</p>` : ""}</div>
<div class="bar"><button>Begin</button></div></form>`,
  );
}
