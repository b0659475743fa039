import { Hono } from "hono";
import { html } from "hono/html";
import { addressOf, wrongAddress } from "../new/address.ts";
import { article } from "../new/article.ts";
import { answersTo } from "../new/ask.ts";
import type { Editor } from "./editor.ts";
import { formPage } from "./form-page.ts";
import { frame } from "./frame.ts";
import { schemaOf, shapeOf } from "./shape.ts";

/** A new article: its title is asked first, because it gives the address. */
export function articlePages({ base, site }: Editor): Hono {
  return new Hono()
    .get("/new-article", (context) => context.html(titlePage(base)))
    .post("/new-article", async (context) => {
      const title = String((await context.req.formData()).get("title")).trim();
      const address = addressOf(title);
      const file = `blog/${address}.md`;
      const wrong =
        title === "" ? "write a title; the address is made from it" : wrongAddress(address, "/Blog/", file);
      const schema = schemaOf(file);
      if (wrong || !schema) return context.html(titlePage(base, wrong, title), 422);
      const [draft] = article.write(await answersTo(article.questions, { title })).files;
      const form = { base, site, file, shape: shapeOf(schema), draft: draft?.text ?? "", state: "new" };
      return context.html(formPage({ ...form, unsaved: true }));
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
