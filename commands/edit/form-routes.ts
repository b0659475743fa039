import { Hono } from "hono";
import { html } from "hono/html";
import { parse } from "yaml";
import { ContentError, fieldName } from "../../app/data/content-error.ts";
import { englishOf, wayInHindi } from "../../app/data/hindi.server.ts";
import { fieldOf } from "../../app/data/peek-content.server.ts";
import { factsIn, inYaml, joined, partsOf, stateOf, textOf, valueAt, withBody } from "./content-file.ts";
import { asked, describe, entryAt, kindAt, parsePlace } from "./content-index.ts";
import { linesAnew, saidAnew } from "./differences.ts";
import { addEntry, moveUp, type Path, removeAt, saying } from "./edit-yaml.ts";
import { following, inOrder, weekIn, withAnswers } from "./form-answers.ts";
import { formPage } from "./form-page.ts";
import { emptyHindi, englishIn, hindiAlong, isEmpty, withHindiAnswers } from "./hindi-overlay.ts";
import { withDrawing } from "./new-entry.ts";
import { type Editor, fileAddress, meanwhilePage, savedNote } from "./page.ts";
import { addPicture, sentFile } from "./picture-upload.ts";
import { blank, leavesOf, placeIn, type Shape, schemaOf, shapeOf } from "./shape.ts";
import { adviceOn, asksToLookAt, canBeRead, mistakesIn, mistakesMadeBy } from "./validation.ts";

/** The form of a file, or of one entry of it: shown, and taken back filled in. */
export function filePages(editor: Editor): Hono {
  const { base, site, changes } = editor;
  return new Hono()
    .get("/file", (context) => {
      const { file, at } = asked(context);
      const english = englishOf(file);
      const disk = textOf(file);
      const text = disk ?? (english && textOf(english) !== undefined ? emptyHindi(file) : undefined);
      if (text === undefined) return context.notFound();
      const schema = context.req.query("as") !== "text" && canBeRead(file, text) ? schemaOf(file) : undefined;
      const last = changes.all.find(({ id }) => String(id) === context.req.query("saved"));
      if (at.length > 0 && !entryAt(english ?? file, at)) return context.redirect(fileAddress(base, file));
      return context.html(
        formPage(editor, {
          ...{ file, at, shape: schema && shapeOf(schema), draft: text, state: stateOf(disk) },
          advice: adviceOn(file),
          missing:
            schema && !english
              ? mistakesIn(file, text, schema).filter(({ field }) => field.startsWith(fieldName(at)))
              : [],
          ...(last && { said: savedNote(editor, last, site + describe(file).page) }),
        }),
      );
    })
    .post("/file", async (context) => {
      const { file, at } = asked(context);
      const form = await context.req.formData();
      const schema = form.has("text") ? undefined : schemaOf(file);
      if (file === "none" || (form.has("text") && textOf(file) === undefined)) return context.notFound();
      const shape = schema && shapeOf(schema);
      const english = englishOf(file);
      const kind = kindAt(english ?? file, at);
      const [what = "", where = ""] = /^([a-z]+):?(.*)$/s.exec(String(form.get("do")))?.slice(1) ?? [];
      const before = JSON.parse(String(form.get("draft"))) as string;
      const state = String(form.get("state"));
      const drawing = sentFile(editor, form, "drawing");
      const open = { file, at, shape, state, drawing };
      const show = (draft: string, more: object, status: 200 | 422 = 200) =>
        context.html(formPage(editor, { ...open, draft, unsaved: draft !== textOf(file), ...more }), status);
      const refuse = (draft: string, mistakes: ContentError[], more = {}) =>
        show(draft, { mistakes, refused: true, ...more }, 422);
      const draft = shape
        ? listChanged(file, filledIn(file, before, shape, form), shape, what, where)
        : asIn(before, String(form.get("text")));
      if (what === "preview") return show(draft, { preview: true });
      if (what === "picture") {
        const { filled, ...outcome } = await addPicture(editor, form);
        return show(draft, { ...outcome, refused: true, picture: filled }, outcome.said ? 200 : 422);
      }
      if (what !== "save" && what !== "anyway") return show(draft, {});

      const disk = textOf(file);
      if (stateOf(disk) !== state) {
        const anew = (text: string) => (shape ? saidAnew(file, before, text) : linesAnew(before, text));
        return context.html(meanwhilePage(editor, file, anew(draft), disk && anew(disk)), 409);
      }
      const to = english && isEmpty(file, draft) ? undefined : draft;
      if (to === disk && !drawing)
        return show(draft, { said: html`<p class="said" role="status">Nothing was changed.</p>` });
      const facts = schema && factsIn(partsOf(file, draft));
      const own = schema && to ? mistakesIn(file, draft, schema).filter(({ style }) => !style) : [];
      if (own.length > 0) return refuse(draft, own);
      try {
        const logo = drawing && { name: drawing.file.name, text: await drawing.file.text() };
        const beside = english
          ? []
          : [
              ...(shape ? withDrawing(kind, placeIn(shape, facts, at).value, logo) : []),
              ...(schema ? hindiAlong(file, draft) : []),
            ];
        const texts = Object.fromEntries([{ file, to }, ...beside].map((one) => [one.file, one.to]));
        const made = file.endsWith(".txt") ? [] : mistakesMadeBy({ texts });
        if (made.some((one) => one.file === `content/${file}`)) return refuse(draft, made);
        const asks = disk === undefined || !shape || english ? [] : asksToLookAt(file, shape, disk, draft);
        if (made.length + asks.length > 0 && what !== "anyway")
          return show(draft, { mistakes: [...made, ...asks], unsaved: true }, 422);
        const named = english ? valueAt(englishIn(file), at) : shape && placeIn(shape, facts, at).value;
        const name = kind && fieldOf(named, kind.named);
        const title = name ? `${name}${english ? ", in Hindi" : ""}` : describe(file).title;
        const { id } = changes.save(title, [{ file, from: disk, to }, ...beside]);
        return context.redirect(`${fileAddress(base, file, at)}${shape ? "" : "&as=text"}&saved=${id}`, 303);
      } catch (error) {
        if (!(error instanceof ContentError)) throw error;
        return refuse(draft, [new ContentError(`content/${file}`, "", error.remedy)], { drawing: undefined });
      }
    });
}

/** A file’s text with what was filled in. */
function filledIn(file: string, before: string, shape: Shape, form: FormData): string {
  const parts = partsOf(file, before);
  const facts = factsIn(parts) as Record<string, unknown>;
  const english = englishIn(file);
  const week = weekIn(form);
  const given = (name: string) => {
    const answer =
      name === "openingHours" && week ? JSON.stringify(week) : form.getAll(`field:${name}`).at(-1);
    return typeof answer === "string" ? answer.replaceAll("\r\n", "\n") : undefined;
  };
  const body = form.get("body");
  const text = typeof body === "string" ? withBody(parts.body, body) : parts.body;
  if (english)
    return joined({ ...parts, yaml: withHindiAnswers(parts.yaml, english, shape, given), body: text });
  const said = new Map(
    leavesOf(shape, facts).map(({ path, value }) => [fieldName(path), String(value ?? "")]),
  );
  said.set("openingHours", JSON.stringify(facts.openingHours ?? []));
  const answers = following(file, (name) => said.get(name) ?? "", given);
  const hours = week && { openingHours: week.length > 0 ? week : undefined };
  const wanted = withAnswers(shape, hours ? { ...facts, ...hours } : facts, answers);
  return joined({ ...parts, yaml: saying(parts.yaml, wanted), body: text });
}

/** A file’s text after a button of one of its lists; the button of a Hindi form names the place in the English file. */
function listChanged(file: string, text: string, shape: Shape, what: string, where: string): string {
  const [english, at] = [englishIn(file), parsePlace(where)];
  if (!english) return changedList(file, text, shape, what, at);
  return changedList(file, text, {}, what, wayInHindi(english, factsIn(partsOf(file, text)), at));
}

/** A text with the line breaks of another one. */
function asIn(before: string, text: string): string {
  return text.replaceAll("\r\n", "\n").replaceAll("\n", before.includes("\r\n") ? "\r\n" : "\n");
}

/**
 * A file’s text after one of the buttons beside its lists: an entry added, taken out or moved up.
 * @param what `add`, `out` or `up`; anything else changes nothing
 * @param path where: the list to add to, else the entry
 */
function changedList(file: string, text: string, shape: Shape, what: string, path: Path): string {
  if (!["add", "out", "up"].includes(what)) return text;
  return inYaml(file, text, (yaml) =>
    what === "add" ? added(yaml, path, shape) : (what === "out" ? removeAt : moveUp)(yaml, path),
  );
}

/** One more entry, to be filled in. */
function added(yaml: string, path: Path, whole: Shape): string {
  const facts: unknown = parse(yaml);
  const { shape, value } = placeIn(whole, facts, path);
  const entry = blank(shape.items ?? {});
  if (Array.isArray(value)) return addEntry(yaml, path, entry);
  Object.assign(valueAt(facts, path.slice(0, -1)) as object, { [String(path.at(-1))]: [entry] });
  return saying(yaml, inOrder(whole, facts));
}
