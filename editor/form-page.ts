import { html, raw } from "hono/html";
import { isMap, isScalar, parseDocument, visit } from "yaml";
import { type ContentError, formatFieldPath, toSentence } from "../app/data/content-error.ts";
import { findEnglishFile, hindiFile, toKeyPath } from "../app/data/hindi.server.ts";
import { detectLanguage, toHindiPath } from "../app/data/language-paths.ts";
import { getField } from "../app/data/open-content.server.ts";
import { readPaths } from "../app/data/paths.server.ts";
import { placeArtwork } from "../app/data/paths.ts";
import { listPictureNames, readPictureDescriptions } from "../app/data/pictures.server.ts";
import { listUnpublishedPages } from "../app/data/publishing.server.ts";
import { findNodePath, splitFrontMatter } from "../app/data/yaml.server.ts";
import { cutText } from "../formats/letters.ts";
import { countLinesAbove, parseFields, readText, trimBody } from "./content-file.ts";
import { describeFile, titleForm } from "./content-index.ts";
import type { Path } from "./edit-yaml.ts";
import { findDrawingFile, findKindAt } from "./entry-kinds.ts";
import { type FormContext, foldedFields, formField, formFields, isForSearch } from "./fields.ts";
import { listTranslatable, readEnglish } from "./hindi-overlay.ts";
import { describePath, labels, simplifyRemedy } from "./labels.ts";
import { datalist, fileLink, getFileUrl, type Html, pageLayout, previewText, type Upload } from "./page.ts";
import { fileField, pictureFields, type UploadOutcome } from "./picture-upload.ts";
import { listLeaves, resolvePath, type Shape } from "./shape.ts";
import { adviceSection, findingSection } from "./validation.ts";

export type FormPage = {
  file: string;
  at: Path;
  /** What may stand in the file; where that isn’t known, it is shown as text. */
  shape?: Shape | undefined;
  /** The text that the form shows, saved or not, and what the file said when it was opened. */
  draft: string;
  from: string | undefined;
  isUnsaved?: boolean;
  mistakes?: ContentError[];
  isRefused?: boolean;
  advice?: ContentError[];
  missing?: ContentError[];
  picture?: UploadOutcome | undefined;
  /** Where a new picture is to stand: a field, or the text. */
  use?: string | undefined;
  drawing?: Upload | undefined;
  /** What still names a hidden client, or says hours as they were. */
  named?: Html | "" | undefined;
  notice?: Html | "" | undefined;
};

/** What stands at the form’s place, and what may. */
type Place = ReturnType<typeof resolvePath>;

/** A file of `content/`, or an entry of it, as a form; or as the text it is. */
export function formPage(site: string, page: FormPage): Html {
  const { file, shape, draft, from, isUnsaved = false, mistakes = [] } = page;
  const english = findEnglishFile(file);
  const original = readEnglish(file);
  const at = english ? toKeyPath(original, page.at) : page.at;
  const facts = shape && parseFields(file, draft);
  const place = shape && {
    ...resolvePath(shape, english ? original : facts, at),
    value: getField(facts, ...at),
  };
  const title = titleForm(file, at, original === undefined ? place?.value : getField(original, ...at));
  const url = getFileUrl(file, page.at);
  const action = shape ? url : `${url}&as=text`;
  const canAddPicture =
    place && !english && (file.endsWith(".md") || JSON.stringify(shape).includes('"names":"picture"'));
  return pageLayout(title)`
${linkRow(site, page, at, facts, place?.value)}
${noteSections(page)}
<form method="post" enctype="multipart/form-data" action="${action}" data-unsaved="${String(isUnsaved)}">
<button hidden name="do" value="save">Save</button>
<input type="hidden" name="from" value="${JSON.stringify(from ?? null)}">${draft === from ? "" : html`<input type="hidden" name="draft" value="${JSON.stringify(draft)}">`}
${
  place
    ? formBody({ ...page, at }, title, url, place)
    : html`<div class="field wide"><label for="text">The whole file</label><textarea id="text" name="text" class="code" rows="30" spellcheck="false">
${draft}</textarea></div>`
}
<div class="bar"><button name="do" value="save">Save</button>${mistakes.length > 0 && !page.isRefused && html` <button name="do" value="anyway" class="second">Save anyway</button>`}${isUnsaved && html` <span>Not saved yet.</span>`} ${page.notice ?? ""}</div>
${canAddPicture ? newPicture({ ...page, at }, place, action) : ""}
</form>`;
}

/** What leads from the form elsewhere: its page, its file, the other language, what is printed of a board, taking it out. */
function linkRow(site: string, page: FormPage, at: Path, facts: unknown, value: unknown): Html {
  const { file, shape } = page;
  const english = findEnglishFile(file);
  const kind = findKindAt(english ?? file, at);
  const { title, page: address } = describeFile(file, page.at);
  const url = getFileUrl(file, page.at);
  const texts = shape && !english && readText(file) !== undefined ? listTranslatable(shape, facts) : [];
  const words = formatFieldPath(toKeyPath(facts, at));
  const hasHindi = texts.some(({ path }) => formatFieldPath(path).startsWith(words));
  const board = kind?.listReferences(value, "").find(({ type }) => type === "place");
  const links: [href: string, text: string][] = [];
  if (!file.endsWith(".txt"))
    links.push(shape ? [`${url}&as=text`, "Edit as text"] : [url, "Edit as a form"]);
  if (hasHindi) links.push([getFileUrl(hindiFile(file), page.at), "Hindi"]);
  if (board) {
    const { freeSheet, code } = placeArtwork(board.name);
    links.push([site + freeSheet, "Sheet “This space is free” to print"], [site + code, "QR code"]);
  }
  if (english) links.push([getFileUrl(english, page.at), "English"]);
  else if (kind && !page.isUnsaved) links.push([url.replace("file?", "out?"), "Take it out …"]);
  return html`<p class="file">${at.length > 0 ? fileLink(file, title) : ""} ${page.from === undefined && !english ? "" : html`<a href="${site}${address}" target="_blank" rel="noreferrer">Look at the page</a>`}${links.map(([href, text]) => html` <a href="${href}">${text}</a>`)}</p>`;
}

/** What is to be known, or is wrong, before one reads on. */
function noteSections(page: FormPage): Html {
  const { file, at } = page;
  const { page: address } = describeFile(file, at);
  const english = findEnglishFile(file);
  const open = { file, hasFields: Boolean(page.shape), draft: page.draft };
  const draftNote = `It is kept as a draft${findKindAt(english ?? file, at)?.files ? ` at ${address}` : ""}. “Look at the page” shows it as far as it is written, with ??? for words that are missing, and the first name or picture for one that isn’t chosen. Visitors see it once this is filled in and the tick “Draft” is taken out.`;
  const hindiNote =
    english &&
    (listUnpublishedPages().some((waiting) => waiting.file === english)
      ? "The page in Hindi waits with the English one. Where a field is empty, visitors will read the English above it."
      : detectLanguage(address) === "hi"
        ? "Visitors read these words on the page in Hindi. Where a field is empty, they read the English above it."
        : `Visitors have no page in Hindi at ${toHindiPath(describeFile(english, at).page)} yet: it comes with the English, once ${at.length > 0 ? "all its words are" : "its title is"} written here, and goes when that is emptied.`);
  const laterNote =
    "If it is right as it is, or is to be corrected later, save anyway. The first page lists what keeps the site from being built.";
  const mistakes = page.isRefused
    ? findingSection("Nothing was saved.", page.mistakes, { kind: "alert", ...open })
    : findingSection("Nothing was saved yet.", page.mistakes, { kind: "alert", note: laterNote, ...open });
  const fileNote = labels.notes?.[file];
  return html`${fileNote && html`<p class="note">${fileNote}</p>`}${hindiNote && html`<p class="note">${hindiNote} Figures, dates and pictures are those of the English page.</p>`}${mistakes}
${findingSection("Still missing", page.missing, { kind: "advice", note: draftNote, ...open })}
${page.named && html`<div id="named">${page.named}</div>`}
${adviceSection(page.advice, open)}`;
}

/** The fields of a new picture, and where on the form it is to stand. */
function newPicture({ file, at, picture, use }: FormPage, place: Place, action: string): Html {
  const { shape, value } = place;
  const pictures = listLeaves(shape, value, at).filter((leaf) => leaf.shape.names === "picture");
  // A place without a photograph gets the picture that is put in beside its form.
  const hasRoom = shape.properties?.photo && getField(value, "photo") === undefined;
  const photo = hasRoom ? [{ path: [...at, "photo"] }] : [];
  const empty = pictures.find((leaf) => !leaf.value);
  const chosen = use ?? formatFieldPath((photo[0] ?? empty)?.path ?? []);
  const pictureWords = readPictureDescriptions();
  const uses = [
    ["", "nowhere yet"],
    ...[...photo, ...pictures].map(({ path, ...leaf }) => {
      const now = "value" in leaf && pictureWords.get(String(leaf.value))?.alt;
      return [
        formatFieldPath(path),
        `in “${describePath(file, path)}”${now ? `, now: ${cutText(now, 60)}` : ""}`,
      ];
    }),
    ...(file.endsWith(".md") ? [["text", "below the text"]] : []),
  ];
  const options = uses.map(
    ([field = "", words]) =>
      html`<option value="${field}"${field === chosen ? raw(" selected") : ""}>${words}</option>`,
  );
  return html`<details class="note" id="new-picture"${picture ? raw(" open") : ""}><summary>Put in a new picture</summary><div class="field"><label for="picture-use">Put it</label><select id="picture-use" name="picture-use">${options}</select></div>
${pictureFields(picture ?? {})}
<button name="do" value="picture" class="second" formaction="${action}#new-picture">Add the picture</button></details>`;
}

function formBody(page: FormPage, title: string, action: string, { shape, value }: Place): Html {
  const { file, at, draft, mistakes = [] } = page;
  const parts = splitFrontMatter(file, draft);
  const drawing = findDrawingFile(file, at, value);
  const originalFile = findEnglishFile(file);
  const original = originalFile && splitFrontMatter(originalFile, readText(originalFile) ?? "");
  const englishText = original && trimBody(original.body);
  const names = Object.keys(shape.properties ?? Object(value));
  const searchNames = names.filter((name) => at.length === 0 && !originalFile && isForSearch(shape, name));
  const rare = findKindAt(file, at)?.rare ?? { heading: "", names: [] };
  const otherNames = names.filter((name) => ![...searchNames, ...rare.names].includes(name));
  const context = {
    file,
    action,
    notes: readNotes((original || parts).yaml),
    mistakes: mistakes.filter((mistake) => mistake.file === `content/${file}`),
    english: readEnglish(file),
  };
  const words = readPictureDescriptions();
  const isEmpty = (name: string) => /^$|^{}$|""/.test(JSON.stringify(getField(value, name)) ?? "");
  const isWrong = (name: string) =>
    mistakes.some(({ field }) => field.startsWith(formatFieldPath([...at, name])));
  const { head } = shape.properties ?? {};
  const searchFields = head
    ? formFields(context, head, getField(value, "head"), ["head"])
    : formFields(context, shape, value, [], searchNames);
  return html`${datalist("pictures", listPictureNames(), (name) => words.get(name)?.alt ?? "")}
${datalist("pages", readPaths().canonicalPaths)}
${drawing ? logoField(file, drawing, page.drawing) : ""}<div class="group">${
    shape.type === "array"
      ? formField(context, shape, value, [], { label: title })
      : formFields(context, shape, value, at, otherNames)
  }</div>
${englishText ? html`<details class="note"><summary>The English text</summary><div class="preview prose" lang="en-IN">${previewText(englishText)}</div></details>` : ""}${file.endsWith(".md") ? bodyField(context, draft) : ""}${foldedFields("rare", rare.heading, formFields(context, shape, value, at, rare.names), rare.names.some(isWrong))}${foldedFields(
  "field-head",
  "In search results",
  searchNames.length > 0 ? searchFields : [],
  searchNames.some((name) => isEmpty(name) || isWrong(name)),
)}`;
}

function logoField(file: string, drawing: string, upload: Upload | undefined): Html {
  const own =
    file === "site.yaml"
      ? "An SVG as it comes from the drawing program: its black takes the colour of the text around it, other colours stay. It stands in a square, in which a wide one is tiny: send the mark alone, without the name beside it"
      : "Best is an SVG in one colour, as it comes from the drawing program; without one a plain ring is shown";
  const hint = `${own}. A PNG or JPEG is shown in its own colours, on a ground of its own.`;
  const field = { label: "Its logo", hint, accept: ".svg,.png,.jpg,.jpeg,.webp" };
  return fileField("drawing", field, upload, readText(drawing));
}

function bodyField({ file, mistakes }: FormContext, draft: string): Html {
  const problems = mistakes.filter(({ field }) => field === "text");
  const text = trimBody(splitFrontMatter(file, draft).body);
  return html`<div class="field wide"><label for="field-text">Text</label>
<p class="hint" id="field-text-hint">Paste it from Word, whose headings, lists and tables stay. By hand: ## Heading; - a list; [words of a link](/Print-Media-in-Raipur); ![what is seen](name-of-a-picture)</p>
${problems.map(({ remedy, line }) => html`<p class="error">${line ? `Line ${line - countLinesAbove(file, draft)}: ` : ""}${toSentence(simplifyRemedy(remedy, file, "text"))}</p>`)}
<textarea id="field-text" name="body" rows="24" aria-describedby="field-text-hint"${problems.length > 0 ? raw(' aria-invalid="true"') : ""}>
${text}</textarea></div>`;
}

/** The notes above a file’s fields, by the fields’ names; the one above the first is about all of them. */
function readNotes(yaml: string): Map<string, string> {
  const document = parseDocument(yaml);
  const notes = new Map<string, string>();
  visit(document, {
    Pair(_, { key }, above) {
      const note = isScalar(key) && key.commentBefore?.replace(/\s+/g, " ").trim();
      if (note) notes.set(formatFieldPath([...findNodePath(above), String(key.value)]), note);
    },
  });
  const first = isMap(document.contents) ? document.contents.items[0]?.key : undefined;
  if (isScalar(first)) notes.delete(String(first.value));
  return notes;
}
