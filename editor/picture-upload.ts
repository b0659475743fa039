import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { Hono } from "hono";
import { html, raw } from "hono/html";
import { ContentError } from "../app/data/content-error.ts";
import { getField } from "../app/data/open-content.server.ts";
import { readPictureDescriptions, readPictureFacts } from "../app/data/pictures.server.ts";
import { refuseMaster, suggestedName } from "../assets/picture-masters.ts";
import { masterFacts, toMaster, turnMaster } from "../assets/pictures.ts";
import { waitForPictures } from "./change-history.ts";
import { listPictureFiles, parseFields, readText } from "./content-file.ts";
import { listChoices } from "./content-index.ts";
import { rewriteYaml } from "./edit-yaml.ts";
import { type Editor, fileLink, type Html, pageLayout, type Upload } from "./page.ts";
import { listFilesWithPicture } from "./removal.ts";
import { createFinder } from "./search.ts";
import { adviceSection, findingSection, findNewFindings } from "./validation.ts";

/** All pictures with their names and words, and a way to put in another. */
export function pictureRoutes(editor: Editor): Hono {
  return new Hono()
    .get("/pictures", (context) => {
      const name = context.req.query("replace");
      const values = name ? { ...readPictureDescriptions().get(name), name, replace: "true" } : undefined;
      return context.html(picturesPage({ values }, context.req.query("q")));
    })
    .post("/pictures", async (context) => {
      const form = await context.req.formData();
      const name = form.get("do") === "turn" ? await sendTurned(form) : undefined;
      const outcome = await addPicture(editor, form);
      const values =
        outcome.values ?? (name && { ...readPictureDescriptions().get(name), name, replace: "true" });
      return context.html(
        picturesPage({ ...outcome, ...(values && { values }) }),
        outcome.notice ? 200 : 422,
      );
    });
}

/** Fills in the form as if the picture of that name had been sent turned. @returns its name */
async function sendTurned(form: FormData): Promise<string> {
  const name = String(form.get("picture-name"));
  const master = listPictureFiles(name).find((file) => path.parse(file).name === name);
  if (master) {
    const data = await turnMaster(master, await readFile(`content/pictures/${master}`));
    form.set("picture-file", new File([Uint8Array.from(data)], `${name}.avif`));
    form.set("picture-replace", "true");
  }
  return name;
}

/** What became of a picture that was sent: a notice, mistakes and advice, and what its fields show then. */
export type UploadOutcome = {
  name?: string;
  notice?: Html;
  findings?: ContentError[];
  values?: PictureValues | undefined;
};

/**
 * Writes a picture and its words, unless something keeps it from being one of the site’s.
 * @param place the field that it is for, and `isWork` whether it is shown there as a work
 */
export async function addPicture(
  editor: Editor,
  form: FormData,
  place = "",
  isWork = false,
): Promise<UploadOutcome> {
  const values = readPictureValues(editor, form);
  try {
    const { name, files, texts, pictures } = await preparePicture(values, isWork);
    const findings = findNewFindings(texts, pictures);
    if (findings.some(({ isAdvice }) => !isAdvice)) return { findings, values };
    editor.history.save(`Picture ${name}`, files);
    await waitForPictures(files);
    return { name, notice: pictureNote(name, place), findings };
  } catch (error) {
    if (error instanceof ContentError) return { findings: [error], values };
    throw error;
  }
}

function picturesPage(outcome: UploadOutcome, query = ""): Html {
  const words = readPictureDescriptions();
  const has = createFinder(query);
  const all = Object.keys(readPictureFacts());
  const names = all.filter((name) => has([name, ...Object.values(words.get(name) ?? {})].join(" ")));
  const { name = "" } = outcome.values ?? {};
  return pageLayout("Pictures")`
<form method="post" enctype="multipart/form-data" action="pictures">${all.includes(name) && html`<p><img src="picture/${name}" alt="${name} as it is now" width="160"> <button class="second" name="do" value="turn">Turn it a quarter to the right</button></p>`}${pictureFields(outcome)}<div class="bar"><button>Add the picture</button></div></form>
<form role="search" action="pictures#found"><label for="q">Find a picture by its name, its client or what is seen</label><span class="buttons"><input type="search" id="q" name="q" value="${query}"><button class="second">Find</button></span></form>
<h2 id="found">${query ? `${names.length} of ${all.length} pictures` : "All pictures"}</h2>
<ul class="pictures">${names.map(
    (name) =>
      html`<li><img src="picture/${name}" alt="" width="160" height="107" loading="lazy"><b>${name}</b><small>${words.get(name)?.alt ?? ""}</small><a href="pictures?replace=${name}" aria-label="Replace …: ${name}">Replace …</a> <a href="out?picture=${name}" aria-label="Take it out …: ${name}">Take it out …</a></li>`,
  )}</ul>`;
}

type PictureValues = Partial<
  Record<(typeof textFields)[number], string | undefined> & { upload: Upload | undefined }
>;

const textFields = ["name", "replace", "alt", "client", "medium"] as const;

/** The fields of a new picture, its description included, because a picture without one stops the build. */
export function pictureFields(outcome: UploadOutcome): Html {
  const { notice, findings = [], values = {} } = outcome;
  const mistakes = findings.filter(({ isAdvice }) => !isAdvice);
  return html`${notice ?? ""}${findingSection("Nothing was saved.", mistakes, { kind: "alert" })}${adviceSection(findings)}
<div class="group">
${fileField("picture-file", { label: "Picture file", hint: "AVIF, WebP, JPEG or PNG, 1600 pixels or more on its longer side. A photograph from a phone will do: where it was taken is removed from it. An iPhone’s HEIC won’t: mail it from the iPhone’s Photos, which makes a JPEG of it.", accept: ".avif,.webp,.jpg,.jpeg,.png" }, values.upload)}
<div class="field wide"><label for="picture-alt">What is seen</label><p class="hint" id="picture-alt-hint">In five words or more, up to 160 characters, for people who can’t see it.</p><textarea id="picture-alt" name="picture-alt" rows="2" aria-describedby="picture-alt-hint">
${values.alt ?? ""}</textarea></div>
<div class="field"><label for="picture-client">Client, of a work</label><p class="hint" id="picture-client-hint">Asked of each picture that is shown as a work of ours, as on the portfolio and in a case story.</p><select id="picture-client" name="picture-client" aria-describedby="picture-client-hint"><option></option>${listChoices("client")?.map(([key, name]) => html`<option value="${key}"${key === values.client ? raw(" selected") : ""}>${name}</option>`)}</select></div>
<div class="field"><label for="picture-medium">Medium, of a work</label><p class="hint" id="picture-medium-hint">With every client. Such as: Hoarding, 40 x 20 ft</p><input id="picture-medium" name="picture-medium" value="${values.medium ?? ""}" aria-describedby="picture-medium-hint"></div>
<div class="field"><label for="picture-name">Its name <small>optional</small></label><p class="hint" id="picture-name-hint">Small letters, digits and dashes, such as gate-at-night; else the file’s own name is taken.</p><input id="picture-name" name="picture-name" value="${values.name ?? ""}" spellcheck="false" aria-describedby="picture-name-hint"${values.replace ? raw(" readonly") : ""}></div>
${values.replace && html`<input type="hidden" name="picture-replace" value="true"><p class="hint">Every page shows the new one then. The old one’s versions for dark mode and phones go with it, and what you leave empty here stays as it is.</p>`}
</div>`;
}

function readPictureValues(editor: Editor, form: FormData): PictureValues {
  const texts = textFields.map((key) => {
    const value = String(form.get(`picture-${key}`) ?? "");
    return [key, value.trim().replace(/\s*\r?\n\s*/g, " ")];
  });
  return { ...Object.fromEntries(texts), upload: takeUpload(editor, form, "picture-file") };
}

export function hasPicture(editor: Editor, form: FormData): boolean {
  const { upload, alt } = readPictureValues(editor, form);
  return Boolean(upload || alt);
}

/** @param place the field of the form that it was put into, and whether that is saved */
export function pictureNote(name: string, place = "", isSaved = false): Html {
  const files = listFilesWithPicture(name);
  const note = place
    ? isSaved
      ? `It was put in “${place}”.`
      : `It is in “${place}” once you save.`
    : files.length > 0
      ? html`Do the words beside it still say what is seen? ${files.map((file) => html` ${fileLink(file)}`)}`
      : `It stands nowhere yet: write its name where a picture is asked for, or in a text as ![what is seen](${name}).`;
  return html`<div class="outcome" role="status"><p>The picture is there. Its name is <b>${name}</b>. ${note}</p></div>`;
}

/** The file of a field: the one that was sent with the form, else the one that was kept for it; undefined for neither. */
export function takeUpload(editor: Editor, form: FormData, field: string): Upload | undefined {
  const file = form.get(field);
  if (file instanceof File && file.name) editor.uploads.set(field, { id: randomUUID(), file });
  else if (editor.uploads.get(field)?.id !== form.get(`${field}-kept`)) return undefined;
  return editor.uploads.get(field);
}

/** A field to choose a file in. @param drawing the SVG whose place the file takes */
export function fileField(
  field: string,
  { label, hint, accept }: Record<"label" | "hint" | "accept", string>,
  upload: Upload | undefined,
  drawing?: string,
): Html {
  return html`<div class="field"><label for="${field}">${label}</label>${drawing ? html`<img class="present" src="data:image/svg+xml,${encodeURIComponent(drawing)}" alt="The logo as it is now">` : ""}${upload ? html`<input type="hidden" name="${field}-kept" value="${upload.id}"><p><b>${upload.file.name}</b> is kept unless you choose another.</p>` : ""}<p class="hint" id="${field}-hint">${hint}</p><input type="file" id="${field}" name="${field}" accept="${accept}" aria-describedby="${field}-hint"></div>`;
}

/** A picture as it was sent, held to what the build asks of one. @throws ContentError naming what is wrong with it */
async function preparePicture(values: PictureValues, isWork: boolean) {
  const upload = values.upload?.file;
  const { name: base, ext } = path.parse(upload?.name ?? "none.jpg");
  const name = values.name || suggestedName(base);
  const file = `${name}${ext.toLowerCase()}`;
  const refuse = (remedy: string, field = "") => new ContentError(`content/pictures/${file}`, field, remedy);
  // What is wrong with the file itself keeps it from being kept for the next try.
  const { upload: sent } = values;
  values.upload = undefined;
  if (!upload?.size)
    throw refuse(upload ? "this file is empty; choose another" : "choose the picture’s file first");
  refuseMaster(`${suggestedName(base).slice(0, 100)}${ext}`);
  values.upload = sent;
  refuseMaster(file);
  const masters = listPictureFiles(name);
  if (!values.replace && masters.length > 0)
    throw refuse("there is a picture of this name already; write another, or replace it under Pictures");
  const words = addDescription(name, values);
  const { client, medium } = Object(getField(parseFields(words.file, words.to), name));
  if (isWork && !client) throw refuse("choose whose work it is: here it is shown with its client", "client");
  if ((isWork || client) && !medium)
    throw refuse("write the work’s medium, such as Hoarding, 40 x 20 ft: it is shown with that", "medium");
  values.upload = undefined;
  const data = await toMaster(file, Buffer.from(await upload.arrayBuffer()));
  values.upload = sent;
  const kept = `${name}.avif`;
  const removed = masters.filter((master) => master !== kept);
  return {
    name,
    files: [
      ...removed.map((master) => ({ file: `pictures/${master}`, from: undefined, to: undefined })),
      { file: `pictures/${kept}`, from: readText(`pictures/${kept}`), to: data },
      words,
    ],
    texts: { [words.file]: words.to },
    pictures: {
      ...Object.fromEntries(removed.map((master) => [path.parse(master).name, undefined])),
      [name]: await masterFacts(kept, data),
    },
  };
}

/** The words stand where they stood; those of a new picture with the photographs. */
function addDescription(name: string, values: PictureValues) {
  const file = readPictureDescriptions().get(name)?.file ?? "pictures/photographs.yaml";
  const from = readText(file);
  const facts = parseFields(file, from ?? "");
  const before = getField(facts, name);
  const entries = textFields
    .slice(2)
    .map((key) => [key, values[key] || (getField(before, key) ?? "")] as const)
    .filter(([key, value]) => value !== "" || key === "alt");
  const words = Object.fromEntries(entries);
  const head = from === undefined ? "# What is seen in the pictures that were put in by hand.\n" : "";
  const value = { ...Object(facts), [name]: { ...words, ...Object(before), ...words } };
  return { file, from, to: head + rewriteYaml(from ?? "", value) };
}
