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
    .get("/pictures", (context) => context.html(picturesPage(editor, {})))
    .post("/pictures", async (context) => {
      const form = await context.req.formData();
      const { name, ...findings } = await addPicture(editor, form);
      const outcome = name
        ? { added: name, ...findings }
        : { ...findings, filled: pictureFilled(editor, form) };
      return context.html(picturesPage(editor, outcome), name ? 200 : 422);
    });
}

/** Writes a picture and its words, unless something keeps it from being one of the site’s. */
export async function addPicture(
  editor: Editor,
  form: FormData,
): Promise<{ name?: string; mistakes: ContentError[]; advice: ContentError[] }> {
  try {
    const { name, file, data, facts, words } = await newPicture(editor, form);
    const found = findingsOf({ texts: { [words.file]: words.to }, pictures: { [name]: facts } });
    const mistakes = found.filter(({ style }) => !style);
    const advice = found.filter(({ style }) => style);
    if (mistakes.length > 0) return { mistakes, advice };
    editor.changes.save(`Picture ${name}`, [{ file, from: undefined, to: data }, words]);
    await untilMade(name);
    return { name, mistakes, advice };
  } catch (error) {
    if (error instanceof ContentError) return { mistakes: [error], advice: [] };
    throw error;
  }
}

type Outcome = {
  added?: string;
  mistakes?: ContentError[];
  advice?: ContentError[];
  filled?: PictureFilled;
};

function picturesPage({ base }: Editor, { added, mistakes = [], advice = [], filled }: Outcome): Html {
  const words = readPictureDescriptions();
  const names = Object.keys(readPictureFacts());
  return frame(
    base,
    "Pictures",
    html`<h1>Pictures</h1>
${added ? pictureNote(added) : ""}
${mistakes.length > 0 ? refusal("Nothing was saved.", findingList(base, mistakes)) : adviceSection(base, advice)}
<form method="post" enctype="multipart/form-data" action="${base}/pictures">${pictureFields(filled)}<div class="bar"><button>Add the picture</button></div></form>
<h2>All pictures</h2>
<ul class="pictures">${names.map(
      (name) =>
        html`<li><img src="${base}/picture/${name}" alt="" width="160" height="107" loading="lazy"><b>${name}</b><small>${words.get(name)?.alt ?? ""}</small><a href="${base}/out?picture=${name}" aria-label="Take it out …: ${name}">Take it out …</a></li>`,
    )}</ul>`,
  );
}
