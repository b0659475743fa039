import { Hono } from "hono";
import { html } from "hono/html";
import { parse } from "yaml";
import type { z } from "zod";
import { ContentError, formatFieldPath } from "../app/data/content-error.ts";
import { findEnglishFile, hindiFile } from "../app/data/hindi.server.ts";
import { getField, withContent } from "../app/data/open-content.server.ts";
import { parseFieldPath } from "../app/data/yaml.server.ts";
import type { Change } from "./change-history.ts";
import {
  type FileEdit,
  isReadable,
  keepLineEnds,
  parseFields,
  readText,
  replaceBody,
  updateYaml,
} from "./content-file.ts";
import { findEntry, parseFileQuery, titleForm } from "./content-index.ts";
import { addEntry, moveEntryUp, type Path, removeIn, rewriteYaml, setField } from "./edit-yaml.ts";
import { findDrawingFile, findKindAt, kinds } from "./entry-kinds.ts";
import { isForSearch, parseWeek } from "./fields.ts";
import { applyAnswers, deriveAnswers, sortFields } from "./form-answers.ts";
import { type FormPage, formPage } from "./form-page.ts";
import {
  addKeys,
  applyHindiAnswers,
  createHindiFile,
  isEmptyFile,
  readEnglish,
  syncHindi,
} from "./hindi-overlay.ts";
import { findOrigins, listHindiBehind, listOrigins, noteHindiBehind } from "./hindi-progress.ts";
import { describeField } from "./labels.ts";
import { type Conflict, mergeDraft } from "./merge-draft.ts";
import { prepareDrawing, toDrawing } from "./new-entry.ts";
import { type Editor, getFileUrl, type Html, hiddenTitle, savedNote } from "./page.ts";
import { addPicture, hasPicture, pictureNote, takeUpload } from "./picture-upload.ts";
import { findSentences, findShownSentences, Removal } from "./removal.ts";
import { createBlank, findSchema, listLeaves, resolvePath, type Shape, toShape } from "./shape.ts";
import {
  checkCurrentContent,
  findFieldMistakes,
  findingSection,
  findMovedPages,
  findNewMistakes,
  findOutdatedWords,
  openPending,
  redirectMoved,
} from "./validation.ts";

/** The form of a file, or of one entry of it: shown, and taken back filled in. */
export function formRoutes(editor: Editor): Hono {
  return new Hono()
    .get("/file", (context) => {
      const { file, at } = parseFileQuery(context);
      const english = findEnglishFile(file);
      const disk = readText(file);
      const text = disk ?? (english && readText(english) !== undefined ? createHindiFile(file) : undefined);
      if (text === undefined) return context.notFound();
      if (at.length > 0 && !findEntry(english ?? file, at)) return context.redirect(getFileUrl(file));
      const { as, saved, picture, use = "" } = context.req.query();
      const schema = as !== "text" && isReadable(file, text) ? findSchema(file) : undefined;
      const change = editor.history.changes.find(({ id }) => String(id) === saved);
      const findFor = (name: string) =>
        checkCurrentContent().filter((finding) => finding.file === `content/${name}`);
      const advice = findFor(file);
      const behind = change ? listHindiBehind().filter((pair) => pair.file === file).length : 0;
      const note = picture && pictureNote(picture, describeField(file, use), true);
      const named = schema && namedSection(file, at, text, change);
      const page = formPage(editor.site, {
        file,
        at,
        shape: schema && toShape(schema),
        draft: text,
        from: disk,
        advice,
        missing: schema && !english ? findMissing(file, at, text, schema) : [],
        picture: note ? { notice: note, findings: findFor(`pictures/${picture}`) } : undefined,
        notice: change && savedNote(editor, change, { file, at, advice: advice.length, behind, named }),
        named,
      });
      return context.html(page);
    })
    .post("/file", async (context) => {
      const { file, at: asked } = parseFileQuery(context);
      const form = await context.req.formData();
      const isText = form.has("text");
      const disk = readText(file);
      if (file === "none" || (isText && disk === undefined)) return context.notFound();
      const schema = isText ? undefined : findSchema(file);
      const shape = schema && toShape(schema);
      const english = findEnglishFile(file);
      const [, action = "", target = ""] = /^([a-z]+):?(.*)$/s.exec(String(form.get("do") ?? "")) ?? [];
      const state = parseState(form);
      const isMade = (before: string) =>
        isText ||
        (shape && isPlace(file, asked, before) && isListButton(file, before, shape, action, target));
      if (!state || !isMade(state.before))
        return context.text(
          "This isn’t a form that the editor has made. Open it once more from its first page, and write your change there.",
          400,
        );
      const { from, before } = state;
      const drawing = takeUpload(editor, form, "drawing");
      const isSaved = ["save", "anyway"].includes(action);
      const use = String(form.get("picture-use") ?? "");
      const isPictureSent = action === "picture" || (isSaved && hasPicture(editor, form));
      const isWork = shape && resolvePath(shape, parseFields(file, before), parseFieldPath(use)).shape.isWork;
      const picture = isPictureSent
        ? await addPicture(editor, form, describeField(file, use), isWork)
        : undefined;
      if (picture?.name) placePicture(form, picture.name, use);
      const filled = shape
        ? applyListButton(file, applyForm(file, before, shape, form), shape, action, target)
        : keepLineEnds(before, String(form.get("text")));
      const { draft, at, conflicts } = mergeDraft(file, shape, asked, from, filled, disk);
      const show = (more: Partial<FormPage>, status: 200 | 422 = 200) => {
        const kept = { drawing, picture, use: picture?.name ? undefined : use };
        const page = { file, at, shape, from: disk, draft, isUnsaved: draft !== disk, ...kept, ...more };
        return context.html(formPage(editor.site, page), status);
      };
      const refuse = (mistakes: ContentError[], more: Partial<FormPage> = {}) =>
        show({ mistakes, isRefused: true, ...more }, 422);
      const clashes =
        disk === undefined && from !== undefined
          ? [createMistake(file, takenOutRemedy)]
          : conflicts.map((conflict) => createMistake(file, describeConflict(conflict), conflict.path));
      if (clashes.length > 0) return refuse(clashes);
      if (!isSaved) return show({}, picture && !picture.notice ? 422 : 200);
      if (picture && !picture.notice) return refuse([]);
      if (isText && draft.trim() === "")
        return refuse([createMistake(file, emptiedRemedy)], { draft: disk ?? "", isUnsaved: false });
      const to = english && isEmptyFile(file, draft) ? undefined : draft;
      if (to === disk && !drawing)
        return show({ notice: picture ? "" : html`<p role="status">Nothing was changed.</p>` });
      const mistakes =
        schema && to ? findFieldMistakes(file, draft, schema).filter(({ isAdvice }) => !isAdvice) : [];
      if (mistakes.length > 0) return refuse(mistakes);
      try {
        const sent = { file, at, asked, disk, draft, to, shape, english };
        const { id, mistakes, problems = [] } = await saveForm(editor, sent, drawing?.file, action);
        if (mistakes) return refuse(mistakes);
        if (id === undefined) return show({ mistakes: problems, isUnsaved: true }, 422);
        const more = `${shape ? "" : "&as=text"}${picture?.name ? `&picture=${picture.name}&use=${encodeURIComponent(use)}` : ""}`;
        return context.redirect(`${getFileUrl(file, at)}&saved=${id}${more}`, 303);
      } catch (error) {
        if (!(error instanceof ContentError)) throw error;
        return refuse([createMistake(file, error.remedy)], { drawing: undefined });
      }
    });
}

const createMistake = (file: string, remedy: string, field: Path = []) =>
  new ContentError(`content/${file}`, formatFieldPath(field), remedy);

const takenOutRemedy =
  "it was taken out meanwhile, by somebody else or in another window; Save brings it back";

const emptiedRemedy = "nothing is left in it; below it stands again as it was. To take it out, open its form";

function describeConflict({ theirs }: Conflict): string {
  const says = theirs ? `the file says “${theirs.slice(0, 300)}” now` : "the file says nothing here any more";
  return `somebody else, or you in another window, has changed this meanwhile: ${says}. Choose which it is to be, and save`;
}

/** What a draft lacks, each field for itself, in the order in which its form asks for them. */
function findMissing(file: string, at: Path, text: string, schema: z.ZodType): ContentError[] {
  const facts = parseFields(file, text);
  const shape = toShape(schema);
  const names = listLeaves(shape, facts).map(({ path }) => formatFieldPath(path));
  const { rare } = findKindAt(file, at) ?? {};
  const rank = ({ field }: ContentError) => {
    const name = String(parseFieldPath(field)[at.length]);
    return isForSearch(shape, name) ? 2 : Number(rare?.names.includes(name));
  };
  return findFieldMistakes(file, text, schema)
    .filter(({ field }) => field.startsWith(formatFieldPath(at)))
    .map((mistake) => {
      const isEmpty = (getField(facts, ...parseFieldPath(mistake.field)) ?? "") === "";
      return isEmpty ? createMistake(file, "fill this in", parseFieldPath(mistake.field)) : mistake;
    })
    .sort((a, b) => rank(a) - rank(b) || names.indexOf(a.field) - names.indexOf(b.field));
}

/** Fills a picture that was sent with a form into the field it is for, or below the text. */
function placePicture(form: FormData, name: string, use: string): void {
  if (use === "text") form.set("body", `${form.get("body")}\n\n![](${name})`);
  else if (use) form.set(`field:${use}`, name);
}

/**
 * Saves what a filled-in form changes, in other files, too.
 * @returns the step’s number; or the mistakes that refuse it; or problems, which “Save anyway” leaves for later
 */
async function saveForm(
  editor: Editor,
  sent: FilledForm,
  logoFile: File | undefined,
  action: string,
): Promise<{ id?: number; mistakes?: ContentError[]; problems?: ContentError[] }> {
  const { changes, title, removal, kept } = await prepareChanges(editor, sent, logoFile);
  if (removal && removal.blockers.length > 0) return { mistakes: removal.blockers };
  const texts = Object.fromEntries(changes.map((change) => [change.file, change.to]));
  const problems = sent.file.endsWith(".txt") ? [] : findNewMistakes(texts);
  const mistakes = problems.filter((problem) => problem.file === `content/${sent.file}`);
  if (mistakes.length > 0) return { mistakes };
  problems.push(...kept, ...findLeftBehind(sent, texts));
  if (problems.length > 0 && action !== "anyway") return { problems };
  const moves = findMovedPages(texts);
  if (moves.length > 0) changes.push(redirectMoved(moves));
  const origins = listOrigins();
  const { id } = editor.history.save(
    removal ? `${title}${hiddenTitle}` : title,
    changes,
    removal?.mentions.join("; "),
  );
  noteHindiBehind(findOrigins(origins));
  return { id };
}

/** What still names a client that is hidden, folded unless it was hidden just now; and what says hours as they were. */
function namedSection(file: string, at: Path, text: string, change: Change | undefined): Html | "" {
  const client = findKindAt(file, at) === kinds.client && getField(parseFields(file, text), ...at);
  if (getField(client, "draft") === true) {
    const [name, key] = ["name", "key"].map((field) => String(getField(client, field)));
    const named = findingSection("It is still named here", findShownSentences(String(name), String(key)), {
      kind: "advice",
      note: "Write these again. Where a picture’s words name it, its name may be painted in the picture, too: replace that one, or take it out.",
    });
    if (change?.title.endsWith(hiddenTitle) || !named) return named;
    return html`<details class="note"><summary>What still names it while it is hidden</summary>${named}</details>`;
  }
  if (!change || file !== "site.yaml") return "";
  const steps = change.files().filter((step) => /^(hi\/)?site\.yaml$/.test(step.file));
  const sections = steps.flatMap(({ file, before, after }) => {
    const [old = [], now = []] = [before, after].map((state) =>
      String(getField(parseFields(file, String(state)), "hours") ?? "").split("; "),
    );
    // A sentence may name the days otherwise, but not where these alone are others.
    const time = (part: string) => part.replace(/^.*?, /, "");
    return old
      .filter((part) => !now.includes(part))
      .map((part) => {
        const said = now.some((other) => time(other) === time(part)) ? part : time(part);
        const places = findSentences(said);
        const verb = places.length === 1 ? "other place says" : "other places say";
        return findingSection(`${places.length} ${verb} “${said}”`, places, { kind: "advice" });
      });
  });
  return sections.some(Boolean) ? html`${sections}` : "";
}

/** What the file said when the form was opened, and what the form shows of it; undefined where that can’t be read. */
function parseState(form: FormData): { from: string | undefined; before: string } | undefined {
  try {
    const [from, draft] = ["from", "draft"].map((name) => JSON.parse(String(form.get(name))) ?? undefined);
    const before = draft ?? from ?? "";
    return [from ?? "", before].every((text) => typeof text === "string") ? { from, before } : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a file whose fields can be read has something at a place. */
function isPlace(file: string, at: Path, text: string): boolean {
  if (!isReadable(file, text)) return false;
  const facts = readEnglish(file) ?? parseFields(file, text);
  return at.length === 0 || getField(facts, ...at) !== undefined;
}

/** A form as it comes back: what the file said and says now, and what it is to say, undefined where it is to go. */
type FilledForm = {
  file: string;
  /** Where its entry is now, and where it was when the form was opened. */
  at: Path;
  asked: Path;
  disk: string | undefined;
  draft: string;
  to: string | undefined;
  shape: Shape | undefined;
  english: string | undefined;
};

/**
 * What a filled-in form changes, in other files, too.
 * @returns also the removal that hiding a client is, and what stays of an earlier one that showing it takes back
 */
async function prepareChanges(editor: Editor, form: FilledForm, logoFile: File | undefined) {
  const { file, at, asked, disk, draft, to, shape, english } = form;
  const facts = english ? readEnglish(file) : shape && parseFields(file, draft);
  const entry = getField(facts, ...at);
  const changes: FileEdit[] = [{ file, from: disk, to }];
  if (english) changes.push(...(to === undefined ? [] : addKeys(english, to)));
  else if (shape) {
    const logo = logoFile && (await toDrawing(logoFile));
    changes.push(...prepareDrawing(findDrawingFile(file, at, entry), logo), ...syncHindi(file, draft));
  }
  const isHidden = (text = "") => getField(parseFields(file, text), ...at, "draft") === true;
  const isClient = findKindAt(english ?? file, at) === kinds.client && shape && !english;
  const target = isClient && !isHidden(disk) && isHidden(draft) && findEntry(file, asked);
  const removal = target ? new Removal(target, { [file]: draft }) : undefined;
  for (const [name, to] of Object.entries(removal?.texts ?? {}))
    if (name !== file) changes.push({ file: name, from: readText(name), to });
  const isShown = isClient && isHidden(disk) && !isHidden(draft);
  const hiding = isShown && findHiding(editor, String(getField(entry, "key")));
  const { edits, kept } = hiding ? takeBackHiding(hiding) : { edits: [], kept: [] };
  changes.push(...edits);
  return { changes, title: titleForm(file, at, entry), removal, kept };
}

/** What other files say as this one said it before: words of its facts, and a service’s former name in sentences. */
function findLeftBehind(
  { file, at, disk, draft, shape, english }: FilledForm,
  texts: Record<string, string | undefined>,
): ContentError[] {
  if (english) return [];
  const problems = shape ? findOutdatedWords(file, shape, disk ?? "", draft) : [];
  const nameIn = (text: string | undefined) =>
    String(getField(parseFields(file, text ?? ""), ...at, "name") ?? "");
  const isRenamed = findKindAt(file, at) === kinds.service && disk && nameIn(draft) !== nameIn(disk);
  const names = isRenamed ? [nameIn(disk), nameIn(readText(hindiFile(file)))].filter(Boolean) : [];
  const sentences = names.flatMap((name) => withContent(openPending(texts), () => findSentences(name)));
  return [...problems, ...sentences];
}

/** The last step that took a client off the site; by its key, since its name may have changed. */
function findHiding({ history }: Editor, key: string): Change | undefined {
  const isHidden = (text: Buffer | undefined) => {
    const clients = parseFields("clients.yaml", text?.toString() ?? "") as { key: string; draft?: true }[];
    return clients.some((client) => client.key === key && client.draft);
  };
  return history.changes.find(
    ({ title, files }) =>
      title.endsWith(hiddenTitle) &&
      files().some(
        ({ file, ...step }) => file === "clients.yaml" && isHidden(step.after) && !isHidden(step.before),
      ),
  );
}

/**
 * The files beside the clients as they are without the step that hid one, field by field; what was taken out since stays out.
 * @returns also each place that says something else by now, and keeps it
 */
function takeBackHiding(hiding: Change): { edits: FileEdit[]; kept: ContentError[] } {
  const kept: ContentError[] = [];
  const remedy =
    "it was changed since the client was hidden, and stays so; is the client to stand here again?";
  const edits = hiding.files().flatMap(({ file, before, after }): FileEdit[] => {
    const [now, from, to = ""] = [readText(file), after?.toString(), before?.toString()];
    const isGone = now === undefined && from !== undefined;
    if (isGone || file === "clients.yaml" || !/\.(yaml|md)$/.test(file)) return [];
    const schema = findSchema(file);
    const shape = schema && toShape(schema);
    const { draft, conflicts } = mergeDraft(file, shape, [], from, to, now, () => "theirs");
    for (const { path } of conflicts)
      kept.push(new ContentError(`content/${file}`, formatFieldPath(path), remedy));
    return [{ file, from: now, to: draft }];
  });
  return { edits, kept };
}

function applyForm(file: string, text: string, shape: Shape, form: FormData): string {
  const facts = parseFields(file, text) as Record<string, unknown>;
  const english = readEnglish(file);
  const week = parseWeek(form);
  const answers = (name: string) => {
    if (name === "openingHours" && week) return JSON.stringify(week);
    const answer = form.getAll(`field:${name}`).at(-1);
    return typeof answer === "string" ? answer.replaceAll("\r\n", "\n") : undefined;
  };
  const body = form.get("body");
  const source = typeof body === "string" ? replaceBody(file, text, body) : text;
  if (english) return updateYaml(file, source, (yaml) => applyHindiAnswers(yaml, english, shape, answers));
  const derived = deriveAnswers(file, facts, answers);
  const shown = week ? { ...facts, openingHours: week.length > 0 ? week : undefined } : facts;
  return updateYaml(file, source, (yaml) => rewriteYaml(yaml, applyAnswers(shape, shown, derived)));
}

/** Whether a form has a button of that name beside one of its lists, if it is one for lists. */
function isListButton(file: string, text: string, shape: Shape, action: string, target: string): boolean {
  if (!["add", "out", "up"].includes(action)) return true;
  const path = parseFieldPath(target);
  const facts = readEnglish(file) ?? parseFields(file, text);
  if (action !== "add" && typeof path.at(-1) !== "number") return false;
  const isThere = (part: Path[number], index: number) =>
    typeof part === "string" || getField(facts, ...path.slice(0, index + 1)) !== undefined;
  return (
    path.every(isThere) && (action !== "add" || resolvePath(shape, facts, path).shape.items !== undefined)
  );
}

/** A file’s text after a button beside its lists. */
function applyListButton(file: string, text: string, shape: Shape, action: string, target: string): string {
  const path = parseFieldPath(target);
  const isHindi = findEnglishFile(file) !== undefined;
  if (action === "add") return updateYaml(file, text, (yaml) => addToList(yaml, path, isHindi ? {} : shape));
  if (action === "out") return updateYaml(file, text, (yaml) => removeIn(yaml, path));
  return action === "up" ? updateYaml(file, text, (yaml) => moveEntryUp(yaml, path)) : text;
}

function addToList(yaml: string, path: Path, fileShape: Shape): string {
  const facts: unknown = parse(yaml);
  const { shape, value } = resolvePath(fileShape, facts, path);
  const entry = createBlank(shape.items ?? {});
  if (Array.isArray(value)) return addEntry(yaml, path, entry);
  return rewriteYaml(yaml, sortFields(fileShape, setField(facts, path, [entry])));
}
