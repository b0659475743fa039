import { html, raw } from "hono/html";
import { isMap, isScalar, parseDocument, visit } from "yaml";
import { type ContentError, formatFieldPath, toSentence } from "../../app/data/content-error.ts";
import { alignWithEnglish, findEnglishFile, hindiFile } from "../../app/data/hindi.server.ts";
import { renderMarkdown } from "../../app/data/markdown.server.ts";
import { getField } from "../../app/data/open-content.server.ts";
import { readPaths } from "../../app/data/paths.server.ts";
import { detectLanguage, toHindiPath } from "../../app/data/paths.ts";
import { listPictureNames } from "../../app/data/pictures.server.ts";
import { findNodePath } from "../../app/data/yaml.server.ts";
import { type FileParts, getIn, parseFields, readText, splitFile, trimBody } from "./content-file.ts";
import { describeFile, findKindAt } from "./content-index.ts";
import type { Path } from "./edit-yaml.ts";
import type { EntryKind } from "./entry-kinds.ts";
import { type FormContext, formField, formFields } from "./fields.ts";
import { listTranslatable, readEnglish } from "./hindi-overlay.ts";
import { getLabel, simplifyRemedy } from "./labels.ts";
import { type Editor, getFieldId, getFileUrl, type Html, pageLayout, type Upload } from "./page.ts";
import { fileField, type PictureValues, pictureFields } from "./picture-upload.ts";
import { resolvePath, type Shape } from "./shape.ts";
import { adviceSection, findingList, refusal } from "./validation.ts";

export type FormPage = {
  file: string;
  /** The one entry of the file that the form shows; all of the file where there is none. */
  at: Path;
  /** What may stand in the file; where that isn’t known, it is shown as text. */
  shape?: Shape | undefined;
  /** The text that the form shows, saved or not, and the state of the file it was made from. */
  draft: string;
  state: string;
  isUnsaved?: boolean;
  mistakes?: ContentError[];
  /** Whether the mistakes prevent saving. */
  isRefused?: boolean;
  /** Advice on the file as it stands. */
  advice?: ContentError[];
  /** What a draft lacks. */
  missing?: ContentError[];
  preview?: boolean;
  /** The answers of a picture that was refused. */
  pictureValues?: PictureValues | undefined;
  /** The logo that was sent, while the form isn’t saved. */
  drawing?: Upload | undefined;
  notice?: Html;
};

/** A file of `content/`, or an entry of it, as a form; or as the text it is. */
export function formPage({ base, site }: Pick<Editor, "base" | "site">, page: FormPage): Html {
  const { file, at, shape, draft, state, isUnsaved = false, mistakes = [] } = page;
  const { title: whole, page: address } = describeFile(file);
  const parts = shape && splitFile(file, draft);
  const english = findEnglishFile(file);
  const original = readEnglish(file);
  const kind = findKindAt(english ?? file, at);
  const facts = parts && parseFields(parts);
  const place =
    shape && resolvePath(shape, original === undefined ? facts : alignWithEnglish(original, facts), at);
  const beside = shape && !english && readText(file) !== undefined ? listTranslatable(shape, facts) : [];
  const hasHindi = beside.some(({ path }) => at.every((part, index) => path[index] === part));
  const named =
    kind && getField(original === undefined ? place?.value : getIn(original, at), kind.titleField);
  const title = named ? `${named}${english ? ", in Hindi" : ""}` : whole;
  const way = getFileUrl(base, file, at);
  const action = shape ? way : `${way}&as=text`;
  const as = shape ? `${way}&amp;as=text` : way;
  return pageLayout(
    base,
    title,
    html`<h1>${title}</h1>
<p class="file">${at.length > 0 ? html`<a href="${getFileUrl(base, file)}">${whole}</a>` : ""} <a href="${site}${address}" target="_blank" rel="noreferrer">Look at the page</a>${file.endsWith(".txt") ? "" : html` <a href="${raw(as)}">${shape ? "Edit as text" : "Edit as a form"}</a>`}${
      hasHindi
        ? html` <a href="${getFileUrl(base, hindiFile(file), at)}">Hindi</a>`
        : english
          ? html` <a href="${getFileUrl(base, english, at)}">English</a>`
          : ""
    }${
      kind && !isUnsaved && !english
        ? html` <a href="${way.replace("/file?", "/out?")}">Take it out …</a>`
        : ""
    }</p>
${english ? hindiNote(english, address) : ""}${page.notice ?? ""}${mistakeSummary(base, page)}${missingSection(base, page, kind)}${adviceSection(base, page.advice ?? [], { file, fields: Boolean(shape) })}
${place && parts ? formHeader(page, place, parts.yaml) : ""}<form method="post" enctype="multipart/form-data" action="${action}" data-unsaved="${String(isUnsaved)}">
<button class="first" name="do" value="save" tabindex="-1" aria-hidden="true">Save</button>
<input type="hidden" name="state" value="${state}"><input type="hidden" name="draft" value="${JSON.stringify(draft)}">
${
  place && parts
    ? formFieldset(base, page, title, place, parts)
    : html`<div class="field wide"><label for="text">The whole file</label><textarea id="text" name="text" class="code" rows="30" spellcheck="false">
${draft}</textarea></div>`
}
<div class="bar"><button name="do" value="save">Save</button>${
      mistakes.length > 0 && !page.isRefused
        ? html` <button name="do" value="anyway" class="second">Save anyway</button>`
        : ""
    }${isUnsaved ? html` <span>Not saved yet.</span>` : ""}</div>
${place && !english && (JSON.stringify(shape).includes('"names":"picture"') || file.endsWith(".md")) ? html`<details class="note" id="new-picture"${page.pictureValues ? raw(" open") : ""}><summary>Put in a new picture</summary>${pictureFields(page.pictureValues)}<button name="do" value="picture" class="second" formaction="${action}#new-picture">Add the picture</button></details>` : ""}
</form>`,
  );
}

type Place = ReturnType<typeof resolvePath>;

/** Where the Hindi words are seen, or what keeps the page from being there in Hindi. */
function hindiNote(english: string, address: string): Html {
  const { page } = describeFile(english);
  const seen =
    detectLanguage(address) === "hi"
      ? "Visitors read these words on the page in Hindi. Where a field is empty, they read the English above it."
      : `Visitors have no page in Hindi at ${toHindiPath(page)} yet: it comes once its title is written here, and goes when that is emptied.`;
  return html`<p class="note">${seen} Figures, dates and pictures are those of the English page.</p>`;
}

/** Where to go on a long form, and the note that the file begins with. */
function formHeader({ file, at }: FormPage, { shape, value }: Place, yaml: string): Html {
  const { intro } = readNotes(yaml);
  const english = readEnglish(file);
  const jumps = Object.entries(shape.properties ?? {}).filter(
    ([key, one]) =>
      (one.properties || one.items) &&
      getField(value, key) !== undefined &&
      (english === undefined || listTranslatable(one, getIn(english, [...at, key]), [...at, key]).length > 0),
  );
  return html`${jumps.length > 3 ? html`<nav class="jumps" aria-label="On this form"><ul>${jumps.map(([key]) => html`<li><a href="#${getFieldId(formatFieldPath([...at, key]))}">${getLabel(file, [key]).label}</a></li>`)}</ul></nav>` : ""}${intro && at.length === 0 ? html`<details class="note"><summary>About this file</summary><pre>${intro}</pre></details>` : ""}`;
}

/** Everything to be filled in. */
function formFieldset(base: string, page: FormPage, title: string, place: Place, parts: FileParts): Html {
  const { file, at, mistakes = [], preview = false } = page;
  const { shape, value } = place;
  const own = mistakes.filter((one) => one.file === `content/${file}`);
  const original = findEnglishFile(file);
  const kind = findKindAt(file, at);
  const english = original && splitFile(original, readText(original) ?? "");
  const context = {
    base,
    file,
    action: getFileUrl(base, file, at),
    notes: readNotes((english || parts).yaml).notes,
    mistakes: own,
    ...(english && { english: parseFields(english) }),
  };
  return html`<datalist id="pictures">${listPictureNames().map((one) => html`<option value="${one}"></option>`)}</datalist>
<datalist id="pages">${readPaths().canonicalPaths.map((one) => html`<option value="${one}"></option>`)}</datalist>
<div class="group">${shape.type === "array" ? formField(context, shape, value, [], { label: title }) : formFields(context, shape, value, at)}</div>
${kind?.getDrawingFile ? fileField("drawing", { label: "Its logo", hint: "An SVG in one colour, as it comes from the drawing program. Without one a plain ring is shown.", accept: ".svg", drawing: readText(kind.getDrawingFile(value)) }, page.drawing) : ""}
${english && trimBody(english.body) ? html`<details class="note"><summary>The English text</summary><div class="preview prose" lang="en-IN">${raw(renderMarkdown(trimBody(english.body), "").html)}</div></details>` : ""}${file.endsWith(".md") ? bodyField(context, trimBody(parts.body), preview) : ""}`;
}

function bodyField({ action, mistakes }: FormContext, text: string, preview: boolean): Html {
  const said = mistakes.filter(({ field }) => field === "text");
  return html`<div class="field wide"><label for="${getFieldId("text")}">Text</label>
<p class="hint" id="field-text-hint">## Heading; - a list; [words of a link](/Print-Media-in-Raipur); ![what is seen](name-of-a-picture)</p>
${said.map(({ remedy, line }) => html`<p class="wrong">${line ? `Line ${line} of the file: ` : ""}${toSentence(simplifyRemedy(remedy))}</p>`)}
<textarea id="${getFieldId("text")}" name="body" rows="24" aria-describedby="field-text-hint"${said.length > 0 ? raw(' aria-invalid="true"') : ""}>
${text}</textarea>
<p><button class="second" name="do" value="preview" formaction="${action}#preview">Preview</button></p></div>
${preview ? html`<section class="preview prose" id="preview" aria-label="Preview" tabindex="-1">${raw(renderMarkdown(text, "").html)}</section>` : ""}`;
}

/** What a draft lacks before it can be shown. */
function missingSection(base: string, { file, missing = [] }: FormPage, kind?: EntryKind): Html | "" {
  if (missing.length === 0) return "";
  const place = kind?.files ? ` at ${describeFile(file).page}` : "";
  return html`<section class="summary advice" aria-label="Still missing"><h2>Still missing</h2><p>It is kept as a draft${place}. Visitors see it once this is filled in and the tick “Draft” is taken out.</p>${findingList(base, missing, { file, fields: true })}</section>`;
}

/** All mistakes, above the form, each with a link to its field. */
function mistakeSummary(base: string, { file, shape, isRefused, mistakes = [] }: FormPage): Html | "" {
  if (mistakes.length === 0) return "";
  const more = html`<p>If it is right as it is, or is to be corrected later, save anyway. The first page lists what keeps the site from being built.</p>`;
  return refusal(
    isRefused ? "Nothing was saved." : "Nothing was saved yet.",
    findingList(base, mistakes, { file, fields: Boolean(shape) }),
    isRefused ? "" : more,
  );
}

/** The notes of a file: the one it begins with, and those above its fields, by the fields’ names. */
function readNotes(yaml: string): { intro: string; notes: Map<string, string> } {
  const document = parseDocument(yaml);
  const notes = new Map<string, string>();
  visit(document, {
    Pair(_, { key }, above) {
      const note = isScalar(key) && key.commentBefore;
      if (note)
        notes.set(
          formatFieldPath([...findNodePath(above), String(key.value)]),
          note.replace(/\s+/g, " ").trim(),
        );
    },
  });
  const { contents } = document;
  const first = isMap(contents) ? contents.items[0]?.key : undefined;
  const inside = (isScalar(first) && first.commentBefore) || contents?.commentBefore;
  const intro = [document.commentBefore, inside].filter(Boolean).join("\n");
  if (isScalar(first)) notes.delete(String(first.value));
  return { intro: intro.replaceAll(/^ /gm, ""), notes };
}
