import path from "node:path";
import { type Context, Hono } from "hono";
import { html } from "hono/html";
import { readPaths } from "../../app/data/paths.server.ts";
import { textOf } from "./content-file.ts";
import type { Editor } from "./editor.ts";
import { type Entry, entryAt } from "./entries.ts";
import { asked } from "./file-pages.ts";
import { findingList } from "./findings.ts";
import { fileAddress, frame, type Html } from "./frame.ts";
import { untilMade } from "./new-picture.ts";
import { mastersOf, takingOut } from "./take-out.ts";

/** Taking something out: what goes with it is said first, and all of it goes or nothing. */
export function outPages(editor: Editor): Hono {
  const { base, changes } = editor;
  return new Hono()
    .get("/out", (context) => {
      const what = askedFor(context);
      return what ? context.html(outPage(base, what)) : context.notFound();
    })
    .post("/out", async (context) => {
      const what = askedFor(context);
      if (!what) return context.notFound();
      const form = await context.req.formData();
      const { texts, first } = takingOut(what, String(form.get("leads") ?? ""));
      if (first.length > 0) return context.html(outPage(base, what), 422);
      const files = Object.entries(texts).map(([file, to]) => ({ file, from: textOf(file), to }));
      const { id } = changes.save(`${titleOf(what)} taken out`, files);
      await untilMade(files);
      return context.redirect(`${base}/?saved=${id}`, 303);
    });
}

function askedFor(context: Context): Entry | string | undefined {
  const { file, at } = asked(context);
  const picture = context.req.query("picture");
  if (picture === undefined) return entryAt(file, at);
  return mastersOf(picture).length > 0 ? picture : undefined;
}

function titleOf(what: Entry | string): string {
  return typeof what === "string" ? `The picture ${what}` : `“${what.title}”`;
}

function outPage(base: string, what: Entry | string): Html {
  const title = `Take out ${titleOf(what).replace(/^The/, "the")}`;
  const { along, unused, first } = takingOut(what);
  const entry = typeof what === "string" ? undefined : what;
  const files = entry?.draft ? undefined : entry?.kind.files;
  const address = files && entry ? files.below + path.parse(entry.file).name : "";
  const back = entry ? fileAddress(base, entry.file, entry.at) : `${base}/pictures`;
  return frame(
    base,
    title,
    html`<h1>${title}</h1>
${
  first.length > 0
    ? html`<section class="summary" aria-label="First"><h2>These places need something else first</h2>${findingList(base, first)}</section>`
    : html`<p>${along.length > 0 ? "These places name it. They go with it, together or not at all:" : "No other place names it."}</p>
<ul>${along.map((place) => html`<li>${place}</li>`)}</ul>
${unused.length > 0 ? html`<p>Pictures that are shown nowhere else go, too: ${unused.join(", ")}.</p>` : ""}
<form method="post">${
        address
          ? html`<div class="field"><label for="leads">Where its old address leads then <small>optional</small></label><p class="hint" id="leads-hint">For those who come by an old link. Without one they see “Page not found”.</p><input id="leads" name="leads" list="pages" value="${files?.below === "/Blog/" ? "/Blog" : "/Services"}" aria-describedby="leads-hint"><datalist id="pages">${readPaths()
              .canonicalPaths.filter((one) => one !== address)
              .map((one) => html`<option value="${one}"></option>`)}</datalist></div>`
          : ""
      }<div class="bar"><button>Take it out</button></div></form>`
}
<p><a href="${back}">Leave it as it is</a></p>`,
  );
}
