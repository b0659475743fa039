import { Hono } from "hono";
import { html } from "hono/html";
import { ContentError } from "../../app/data/content-error.ts";
import { readPictureDescriptions, readPictureFacts } from "../../app/data/pictures.server.ts";
import type { Editor } from "./editor.ts";
import { findingsOf } from "./find-mistakes.ts";
import { adviceSection, findingList, refusal } from "./findings.ts";
import { frame, type Html } from "./frame.ts";
import { newPicture, untilMade } from "./new-picture.ts";
import { type PictureFilled, pictureFields, pictureFilled, pictureNote } from "./picture-html.ts";

/** All pictures with their names and words, and a way to put in another. */
export function picturePages(editor: Editor): Hono {
  return new Hono()
    .get("/pictures", (context) => {
      const name = context.req.query("replace");
      const filled = name ? { ...readPictureDescriptions().get(name), name, replace: "true" } : undefined;
      return context.html(picturesPage(editor, { filled }));
    })
    .post("/pictures", async (context) => {
      const form = await context.req.formData();
      const outcome = await addPicture(editor, form);
      return context.html(picturesPage(editor, outcome), outcome.said ? 200 : 422);
    });
}

/** Writes a picture and its words, unless something keeps it from being one of the site’s. */
export async function addPicture(editor: Editor, form: FormData): Promise<Outcome> {
  try {
    const { name, files, texts, pictures, shownIn } = await newPicture(editor, form);
    const found = findingsOf({ texts, pictures });
    const mistakes = found.filter(({ style }) => !style);
    const advice = found.filter(({ style }) => style);
    if (mistakes.length > 0) return { mistakes, advice, filled: pictureFilled(editor, form) };
    editor.changes.save(`Picture ${name}`, files);
    await untilMade(files);
    return { said: pictureNote(editor.base, name, shownIn), advice };
  } catch (error) {
    if (error instanceof ContentError) return { mistakes: [error], filled: pictureFilled(editor, form) };
    throw error;
  }
}

type Outcome = {
  said?: Html;
  mistakes?: ContentError[];
  advice?: ContentError[];
  filled?: PictureFilled | undefined;
};

function picturesPage({ base }: Editor, { said, mistakes = [], advice = [], filled }: Outcome): Html {
  const words = readPictureDescriptions();
  const names = Object.keys(readPictureFacts());
  return frame(
    base,
    "Pictures",
    html`<h1>Pictures</h1>
${said ?? ""}
${mistakes.length > 0 ? refusal("Nothing was saved.", findingList(base, mistakes)) : adviceSection(base, advice)}
<form method="post" enctype="multipart/form-data" action="${base}/pictures">${pictureFields(filled)}<div class="bar"><button>Add the picture</button></div></form>
<h2>All pictures</h2>
<ul class="pictures">${names.map(
      (name) =>
        html`<li><img src="${base}/picture/${name}" alt="" width="160" height="107" loading="lazy"><b>${name}</b><small>${words.get(name)?.alt ?? ""}</small><a href="${base}/pictures?replace=${name}" aria-label="Replace …: ${name}">Replace …</a> <a href="${base}/out?picture=${name}" aria-label="Take it out …: ${name}">Take it out …</a></li>`,
    )}</ul>`,
  );
}
