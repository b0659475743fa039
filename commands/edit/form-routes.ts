import { Hono } from "hono";
import { html } from "hono/html";
import { parse } from "yaml";
import { ContentError, formatFieldPath } from "../../app/data/content-error.ts";
import { findEnglishFile, toHindiFieldPath } from "../../app/data/hindi.server.ts";
import { getField } from "../../app/data/open-content.server.ts";
import {
  getIn,
  hashText,
  joinFile,
  parseFields,
  readText,
  replaceBody,
  splitFile,
  updateYaml,
} from "./content-file.ts";
import { describeFile, findEntry, findKindAt, parseFileQuery, parsePath } from "./content-index.ts";
import { listNewAnswers, listNewLines } from "./differences.ts";
import { addEntry, moveEntryUp, type Path, removeIn, rewriteYaml } from "./edit-yaml.ts";
import { applyAnswers, deriveAnswers, parseWeek, sortFields } from "./form-answers.ts";
import { type FormPage, formPage } from "./form-page.ts";
import { applyHindiAnswers, createHindiFile, isEmptyFile, readEnglish, syncHindi } from "./hindi-overlay.ts";
import { prepareDrawing } from "./new-entry.ts";
import { conflictPage, type Editor, getFileUrl, savedNote } from "./page.ts";
import { addPicture, takeUpload } from "./picture-upload.ts";
import { createBlank, findSchema, listLeaves, resolvePath, type Shape, toShape } from "./shape.ts";
import {
  findAdvice,
  findFieldMistakes,
  findNewMistakes,
  findOutdatedWords,
  isReadable,
} from "./validation.ts";

/** The form of a file, or of one entry of it: shown, and taken back filled in. */
export function formRoutes(editor: Editor): Hono {
  const { base, site, history } = editor;
  return new Hono()
    .get("/file", (context) => {
      const { file, at } = parseFileQuery(context);
      const english = findEnglishFile(file);
      const disk = readText(file);
      const text = disk ?? (english && readText(english) !== undefined ? createHindiFile(file) : undefined);
      if (text === undefined) return context.notFound();
      const schema =
        context.req.query("as") !== "text" && isReadable(file, text) ? findSchema(file) : undefined;
      const last = history.changes.find(({ id }) => String(id) === context.req.query("saved"));
      if (at.length > 0 && !findEntry(english ?? file, at)) return context.redirect(getFileUrl(base, file));
      return context.html(
        formPage(editor, {
          ...{ file, at, shape: schema && toShape(schema), draft: text, state: hashText(disk) },
          advice: findAdvice(file),
          missing:
            schema && !english
              ? findFieldMistakes(file, text, schema).filter(({ field }) =>
                  field.startsWith(formatFieldPath(at)),
                )
              : [],
          ...(last && { notice: savedNote(editor, last, site + describeFile(file).page) }),
        }),
      );
    })
    .post("/file", async (context) => {
      const { file, at } = parseFileQuery(context);
      const form = await context.req.formData();
      const schema = form.has("text") ? undefined : findSchema(file);
      if (file === "none" || (form.has("text") && readText(file) === undefined)) return context.notFound();
      const shape = schema && toShape(schema);
      const english = findEnglishFile(file);
      const kind = findKindAt(english ?? file, at);
      const [what = "", where = ""] = /^([a-z]+):?(.*)$/s.exec(String(form.get("do")))?.slice(1) ?? [];
      const before = JSON.parse(String(form.get("draft"))) as string;
      const state = String(form.get("state"));
      const drawing = takeUpload(editor, form, "drawing");
      const open = { file, at, shape, state, drawing };
      const show = (draft: string, more: Partial<FormPage>, status: 200 | 422 = 200) =>
        context.html(
          formPage(editor, { ...open, draft, isUnsaved: draft !== readText(file), ...more }),
          status,
        );
      const refuse = (draft: string, mistakes: ContentError[], more = {}) =>
        show(draft, { mistakes, isRefused: true, ...more }, 422);
      const draft = shape
        ? applyListButton(file, applyForm(file, before, shape, form), shape, what, where)
        : keepLineEnds(before, String(form.get("text")));
      if (what === "preview") return show(draft, { preview: true });
      if (what === "picture") {
        const { values, ...outcome } = await addPicture(editor, form);
        return show(
          draft,
          { ...outcome, isRefused: true, pictureValues: values },
          outcome.notice ? 200 : 422,
        );
      }
      if (what !== "save" && what !== "anyway") return show(draft, {});

      const disk = readText(file);
      if (hashText(disk) !== state) {
        const anew = (text: string) =>
          shape ? listNewAnswers(file, before, text) : listNewLines(before, text);
        return context.html(conflictPage(editor, file, anew(draft), disk && anew(disk)), 409);
      }
      const to = english && isEmptyFile(file, draft) ? undefined : draft;
      if (to === disk && !drawing)
        return show(draft, { notice: html`<p class="said" role="status">Nothing was changed.</p>` });
      const facts = schema && parseFields(splitFile(file, draft));
      const own =
        schema && to ? findFieldMistakes(file, draft, schema).filter(({ isAdvice }) => !isAdvice) : [];
      if (own.length > 0) return refuse(draft, own);
      try {
        const logo = drawing && { name: drawing.file.name, text: await drawing.file.text() };
        const beside = english
          ? []
          : [
              ...(shape ? prepareDrawing(kind, resolvePath(shape, facts, at).value, logo) : []),
              ...(schema ? syncHindi(file, draft) : []),
            ];
        const texts = Object.fromEntries([{ file, to }, ...beside].map((one) => [one.file, one.to]));
        const made = file.endsWith(".txt") ? [] : findNewMistakes({ texts });
        if (made.some((one) => one.file === `content/${file}`)) return refuse(draft, made);
        const asks =
          disk === undefined || !shape || english ? [] : findOutdatedWords(file, shape, disk, draft);
        if (made.length + asks.length > 0 && what !== "anyway")
          return show(draft, { mistakes: [...made, ...asks], isUnsaved: true }, 422);
        const named = english ? getIn(readEnglish(file), at) : shape && resolvePath(shape, facts, at).value;
        const name = kind && getField(named, kind.titleField);
        const title = name ? `${name}${english ? ", in Hindi" : ""}` : describeFile(file).title;
        const { id } = history.save(title, [{ file, from: disk, to }, ...beside]);
        return context.redirect(`${getFileUrl(base, file, at)}${shape ? "" : "&as=text"}&saved=${id}`, 303);
      } catch (error) {
        if (!(error instanceof ContentError)) throw error;
        return refuse(draft, [new ContentError(`content/${file}`, "", error.remedy)], { drawing: undefined });
      }
    });
}

/** A file’s text with what was filled in. */
function applyForm(file: string, before: string, shape: Shape, form: FormData): string {
  const parts = splitFile(file, before);
  const facts = parseFields(parts) as Record<string, unknown>;
  const english = readEnglish(file);
  const week = parseWeek(form);
  const given = (name: string) => {
    const answer =
      name === "openingHours" && week ? JSON.stringify(week) : form.getAll(`field:${name}`).at(-1);
    return typeof answer === "string" ? answer.replaceAll("\r\n", "\n") : undefined;
  };
  const body = form.get("body");
  const text = typeof body === "string" ? replaceBody(parts.body, body) : parts.body;
  if (english)
    return joinFile({ ...parts, yaml: applyHindiAnswers(parts.yaml, english, shape, given), body: text });
  const said = new Map(
    listLeaves(shape, facts).map(({ path, value }) => [formatFieldPath(path), String(value ?? "")]),
  );
  said.set("openingHours", JSON.stringify(facts.openingHours ?? []));
  const answers = deriveAnswers(file, (name) => said.get(name) ?? "", given);
  const hours = week && { openingHours: week.length > 0 ? week : undefined };
  const wanted = applyAnswers(shape, hours ? { ...facts, ...hours } : facts, answers);
  return joinFile({ ...parts, yaml: rewriteYaml(parts.yaml, wanted), body: text });
}

/** A file’s text after a button of one of its lists; the button of a Hindi form names the place in the English file. */
function applyListButton(file: string, text: string, shape: Shape, what: string, where: string): string {
  const [english, at] = [readEnglish(file), parsePath(where)];
  if (!english) return changeList(file, text, shape, what, at);
  return changeList(file, text, {}, what, toHindiFieldPath(english, parseFields(splitFile(file, text)), at));
}

/** A text with the line breaks of another one. */
function keepLineEnds(before: string, text: string): string {
  return text.replaceAll("\r\n", "\n").replaceAll("\n", before.includes("\r\n") ? "\r\n" : "\n");
}

/**
 * A file’s text after one of the buttons beside its lists: an entry added, taken out or moved up.
 * @param what `add`, `out` or `up`; anything else changes nothing
 * @param path where: the list to add to, else the entry
 */
function changeList(file: string, text: string, shape: Shape, what: string, path: Path): string {
  if (!["add", "out", "up"].includes(what)) return text;
  return updateYaml(file, text, (yaml) =>
    what === "add" ? addToList(yaml, path, shape) : (what === "out" ? removeIn : moveEntryUp)(yaml, path),
  );
}

/** One more entry, to be filled in. */
function addToList(yaml: string, path: Path, whole: Shape): string {
  const facts: unknown = parse(yaml);
  const { shape, value } = resolvePath(whole, facts, path);
  const entry = createBlank(shape.items ?? {});
  if (Array.isArray(value)) return addEntry(yaml, path, entry);
  Object.assign(getIn(facts, path.slice(0, -1)) as object, { [String(path.at(-1))]: [entry] });
  return rewriteYaml(yaml, sortFields(whole, facts));
}
