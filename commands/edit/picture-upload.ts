import { randomUUID } from "node:crypto";
import { readdirSync } from "node:fs";
import path from "node:path";
import { Hono } from "hono";
import { html, raw } from "hono/html";
import sharp from "sharp";
import { ContentError } from "../../app/data/content-error.ts";
import { getField } from "../../app/data/open-content.server.ts";
import { readPictureDescriptions, readPictureFacts } from "../../app/data/pictures.server.ts";
import { refuseMaster, suggestedName } from "../prepare/picture-masters.ts";
import { masterFacts } from "../prepare/pictures.ts";
import { waitForPictures } from "./change-history.ts";
import { listMasters, parseFields, readText, splitFile } from "./content-file.ts";
import { describeFile, listChoices } from "./content-index.ts";
import { rewriteYaml } from "./edit-yaml.ts";
import { type Editor, getFileUrl, type Html, pageLayout, type Upload } from "./page.ts";
import { listMentioningFiles } from "./removal.ts";
import { adviceSection, findingList, findNewFindings, refusal } from "./validation.ts";

/** All pictures with their names and words, and a way to put in another. */
export function pictureRoutes(editor: Editor): Hono {
  return new Hono()
    .get("/pictures", (context) => {
      const name = context.req.query("replace");
      const values = name ? { ...readPictureDescriptions().get(name), name, replace: "true" } : undefined;
      return context.html(picturesPage(editor, { values }));
    })
    .post("/pictures", async (context) => {
      const form = await context.req.formData();
      const outcome = await addPicture(editor, form);
      return context.html(picturesPage(editor, outcome), outcome.notice ? 200 : 422);
    });
}

/** Writes a picture and its words, unless something keeps it from being one of the site’s. */
export async function addPicture(editor: Editor, form: FormData): Promise<UploadOutcome> {
  try {
    const { name, files, texts, pictures, shownIn } = await preparePicture(editor, form);
    const found = findNewFindings({ texts, pictures });
    const mistakes = found.filter(({ isAdvice }) => !isAdvice);
    const advice = found.filter(({ isAdvice }) => isAdvice);
    if (mistakes.length > 0) return { mistakes, advice, values: readPictureValues(editor, form) };
    editor.history.save(`Picture ${name}`, files);
    await waitForPictures(files);
    return { notice: pictureNote(editor.base, name, shownIn), advice };
  } catch (error) {
    if (error instanceof ContentError) return { mistakes: [error], values: readPictureValues(editor, form) };
    throw error;
  }
}

type UploadOutcome = {
  notice?: Html;
  mistakes?: ContentError[];
  advice?: ContentError[];
  values?: PictureValues | undefined;
};

function picturesPage({ base }: Editor, { notice, mistakes = [], advice = [], values }: UploadOutcome): Html {
  const words = readPictureDescriptions();
  const names = Object.keys(readPictureFacts());
  return pageLayout(
    base,
    "Pictures",
    html`<h1>Pictures</h1>
${notice ?? ""}
${mistakes.length > 0 ? refusal("Nothing was saved.", findingList(base, mistakes)) : adviceSection(base, advice)}
<form method="post" enctype="multipart/form-data" action="${base}/pictures">${pictureFields(values)}<div class="bar"><button>Add the picture</button></div></form>
<h2>All pictures</h2>
<ul class="pictures">${names.map(
      (name) =>
        html`<li><img src="${base}/picture/${name}" alt="" width="160" height="107" loading="lazy"><b>${name}</b><small>${words.get(name)?.alt ?? ""}</small><a href="${base}/pictures?replace=${name}" aria-label="Replace …: ${name}">Replace …</a> <a href="${base}/out?picture=${name}" aria-label="Take it out …: ${name}">Take it out …</a></li>`,
    )}</ul>`,
  );
}

const pictureFieldNames = ["name", "alt", "client", "medium", "replace"] as const;

/** What was filled in for a picture, with the file that is kept meanwhile. */
export type PictureValues = Partial<
  Record<(typeof pictureFieldNames)[number], string | undefined> & { kept: Upload | undefined }
>;

/** The fields of a new picture, its description included, because a picture without one stops the build. */
export function pictureFields(filled: PictureValues = {}): Html {
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
<div class="field"><label for="picture-client">Client <small>optional</small></label><p class="hint" id="picture-client-hint">Where the picture is a work of ours.</p><select id="picture-client" name="picture-client" aria-describedby="picture-client-hint"><option></option>${listChoices("client")?.map(([key, name]) => html`<option value="${key}"${key === filled.client ? raw(" selected") : ""}>${name}</option>`)}</select></div>
<div class="field"><label for="picture-medium">Medium <small>optional</small></label><p class="hint" id="picture-medium-hint">Such as: Hoarding, 40 x 20 ft</p><input id="picture-medium" name="picture-medium" value="${filled.medium ?? ""}" aria-describedby="picture-medium-hint"></div>
</div>`;
}

/** What was filled in, to be shown again. */
function readPictureValues(editor: Editor, form: FormData): PictureValues {
  const said = pictureFieldNames.map((one) => [one, String(form.get(`picture-${one}`) ?? "")]);
  return { ...Object.fromEntries(said), kept: takeUpload(editor, form, "picture-file") };
}

/** @param shownIn the files that show a picture that was replaced */
function pictureNote(base: string, name: string, shownIn: string[]): Html {
  const places = shownIn.map(
    (file) => html` <a href="${getFileUrl(base, file)}">${describeFile(file).title}</a>`,
  );
  return html`<p class="said" role="status">The picture is there. Its name is <b>${name}</b>${places.length > 0 ? html`. Do the words beside it still say what is seen? ${places}` : ": write it where a picture is wanted."}</p>`;
}

/** The file of a field: the one that was sent with the form, else the one that was kept for it; undefined for neither. */
export function takeUpload(editor: Editor, form: FormData, field: string): Upload | undefined {
  const sent = form.get(field);
  if (sent instanceof File && sent.size > 0) editor.uploads.set(field, { id: randomUUID(), file: sent });
  else if (editor.uploads.get(field)?.id !== form.get(`${field}-kept`)) return undefined;
  return editor.uploads.get(field);
}

/**
 * A field to choose a file in.
 * @param accept the endings that it may have
 * @param drawing the SVG whose place the file takes
 */
export function fileField(
  field: string,
  {
    label,
    hint,
    accept,
    drawing,
  }: { label: string; hint: string; accept: string; drawing?: string | undefined },
  kept: Upload | undefined,
): Html {
  return html`<div class="field"><label for="${field}">${label}</label>${drawing ? html`<img class="present" src="data:image/svg+xml,${encodeURIComponent(drawing)}" alt="The logo as it is now">` : ""}${kept ? html`<input type="hidden" name="${field}-kept" value="${kept.id}"><p><b>${kept.file.name}</b> is kept; choose another only if it is the wrong one.</p>` : ""}<p class="hint" id="${field}-hint">${hint}</p><input type="file" id="${field}" name="${field}" accept="${accept}" aria-describedby="${field}-hint"></div>`;
}

/**
 * A picture as it was sent, held to what the build asks of one; in place of another where the form says so, whose
 * versions for dark mode and phones go with it.
 * @returns its files with their words, ready to be written, what is known of it, and where it was shown already
 * @throws ContentError naming what keeps it from being a picture of the site
 */
async function preparePicture(editor: Editor, form: FormData) {
  const sent = takeUpload(editor, form, "picture-file")?.file;
  if (!sent) throw new ContentError("content/pictures", "", "choose the picture’s file first");
  const [, base = "", ending = ""] = /^(.*?)(\.[^.]*)?$/.exec(sent.name) ?? [];
  const name = readTextField(form, "picture-name") || suggestedName(base);
  const file = `${name}${ending.toLowerCase()}`;
  refuseMaster(file);
  const old = listMasters(name);
  const replaces = readTextField(form, "picture-replace") === "true";
  if (replaces !== old.length > 0)
    throw new ContentError(
      `content/pictures/${old[0] ?? file}`,
      "",
      replaces
        ? "there is no picture of this name to be replaced; correct the name, or take the tick out"
        : "there is a picture of this name already; give the new one another name, or tick that it comes in its place",
    );
  const whole = Buffer.from(await sent.arrayBuffer());
  await masterFacts(file, whole);
  const data = await stripMetadata(whole);
  const gone = old.filter((one) => one !== file).map((one) => ({ file: `pictures/${one}`, to: undefined }));
  const words = addDescription(name, form);
  return {
    name,
    files: [
      ...gone.map((one) => ({ ...one, from: undefined })),
      { file: `pictures/${file}`, from: readText(`pictures/${file}`), to: data },
      words,
    ],
    texts: { [words.file]: words.to },
    pictures: {
      ...Object.fromEntries(gone.map((one) => [path.parse(one.file).name, undefined])),
      [name]: await masterFacts(file, data),
    },
    shownIn: replaces ? listMentioningFiles({ type: "picture", name }) : [],
  };
}

/** A photograph without what its camera noted, the place where it was taken above all; turned upright, its colours kept. */
async function stripMetadata(data: Buffer): Promise<Buffer> {
  const { exif, xmp, iptc, format } = await sharp(data).metadata();
  if (!exif && !xmp && !iptc) return data;
  const plain = sharp(data).autoOrient().keepIccProfile();
  return (
    format === "png"
      ? plain.png()
      : format === "webp"
        ? plain.webp({ quality: 95 })
        : plain.jpeg({ quality: 95 })
  ).toBuffer();
}

/** The words stand where they stood; those of a new picture in the first file that no script writes. */
function addDescription(
  name: string,
  form: FormData,
): { file: string; from: string | undefined; to: string } {
  const own = readdirSync("content/pictures")
    .filter((file) => file.endsWith(".yaml"))
    .sort()
    .map((file) => `pictures/${file}`)
    .find((file) => !readText(file)?.startsWith("# Written by"));
  const file = readPictureDescriptions().get(name)?.file ?? own ?? "pictures/photographs.yaml";
  const from = readText(file);
  const facts = parseFields(splitFile(file, from ?? ""));
  const before = getField(facts, name);
  const said = ["alt", "client", "medium"]
    .map((key) => [key, readTextField(form, `picture-${key}`) || (getField(before, key) ?? "")] as const)
    .filter(([key, value]) => value !== "" || key === "alt");
  const words = Object.fromEntries(said);
  const head = from === undefined ? "# What is seen in the pictures that were put in by hand.\n" : "";
  return {
    file,
    from,
    to:
      head + rewriteYaml(from ?? "", { ...Object(facts), [name]: { ...words, ...Object(before), ...words } }),
  };
}

function readTextField(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value.trim().replace(/\s*\r?\n\s*/g, " ") : "";
}
