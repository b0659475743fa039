import { html, raw } from "hono/html";
import { type ContentError, formatFieldPath, toSentence } from "../../app/data/content-error.ts";
import { days, type OpeningHours } from "../../app/data/site.server.ts";
import { getIn } from "./content-file.ts";
import { listChoices } from "./content-index.ts";
import type { Path } from "./edit-yaml.ts";
import { listTranslatable } from "./hindi-overlay.ts";
import { getLabel, getTitle, humanize, simplifyRemedy } from "./labels.ts";
import { getFieldId, type Html } from "./page.ts";
import { isCheckbox, isLeaf, resolveShape, type Shape } from "./shape.ts";

/** What all fields of a form are made with. */
export type FormContext = {
  base: string;
  /** The file, by its path below `content/`. */
  file: string;
  /** Where the form is sent. */
  action: string;
  /** The notes that stand above fields, by the fields’ names. */
  notes: ReadonlyMap<string, string>;
  mistakes: ContentError[];
  /** What the English file says, where the form is for the Hindi words laid over it. */
  english?: unknown;
};

/** A field with all that it holds: one input, a group, or a list with its buttons. */
export function formField(
  context: FormContext,
  given: Shape,
  value: unknown,
  path: Path,
  { label = getFieldLabel(context, path), optional = false } = {},
): Html {
  const beside = getIn(context.english, path);
  const shape = resolveShape(given, context.english === undefined ? value : beside);
  if (isLeaf(shape)) return singleField(context, shape, value, path, { label, optional });
  const name = formatFieldPath(path);
  const note = getHint(context, path);
  // As many empty entries as the English has texts.
  const gaps = isTextList(beside) ? beside.map(() => "") : [];
  const inner = isWeek(shape)
    ? weekTable(Array.isArray(value) ? value : [])
    : shape.type === "array"
      ? entryList(context, shape, Array.isArray(value) ? value : gaps, path)
      : html`<div class="${isRow(shape) ? "row" : "group"}">${formFields(context, shape, value, path)}</div>`;
  return html`<fieldset id="${getFieldId(name)}" tabindex="-1"><legend>${label}${optional ? html` <small>optional</small>` : ""}</legend>
${note ? html`<p class="hint">${note}</p>` : ""}${isTextList(beside) ? html`<ul class="beside" lang="en-IN">${beside.map((one) => html`<li>${one}</li>`)}</ul>` : ""}${fieldError(context, name)}${inner}</fieldset>`;
}

function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === "string");
}

/** The fields of a group, in the order of its schema. */
export function formFields(context: FormContext, shape: Shape, value: unknown, path: Path): Html[] {
  const own = (value !== null && typeof value === "object" ? value : {}) as Record<string, unknown>;
  const { english } = context;
  const isShown = (key: string, inner: Shape) =>
    english === undefined ||
    listTranslatable(inner, getIn(english, [...path, key]), [...path, key]).length > 0;
  const { additionalProperties: named } = shape;
  if (named)
    return Object.entries(own)
      .filter(([key]) => isShown(key, named))
      .map(([key, one]) => formField(context, named, one, [...path, key], { label: key }));
  return Object.entries(shape.properties ?? {})
    .filter(([key, inner]) => isShown(key, inner))
    .map(([key, inner]) =>
      formField(context, inner, own[key], [...path, key], {
        optional: english === undefined && !shape.required?.includes(key),
      }),
    );
}

function singleField(
  context: FormContext,
  shape: Shape,
  value: unknown,
  path: Path,
  { label, optional }: { label: string; optional: boolean },
): Html {
  const { base } = context;
  const name = formatFieldPath(path);
  const id = getFieldId(name);
  const wrong = fieldError(context, name);
  const hints = [
    getHint(context, path),
    getLengthLimit(shape) && `up to ${getLengthLimit(shape)} characters`,
  ].filter(Boolean);
  const text = value === undefined || value === null ? "" : String(value);
  const english = String(getIn(context.english, path) ?? "");
  // The English of a list of texts stands above all of them.
  const isBeside = english !== "" && typeof path.at(-1) !== "number";
  const described = [
    english && `${id}-english`,
    hints.length > 0 && `${id}-hint`,
    wrong && `${id}-wrong`,
  ].filter(Boolean);
  const attributes = html`id="${id}" name="field:${name}"${
    described.length > 0 ? html` aria-describedby="${described.join(" ")}"` : ""
  }${wrong ? raw(' aria-invalid="true"') : ""}${context.english === undefined ? "" : raw(' lang="hi"')}`;
  const beside = isBeside ? html`<p class="beside" id="${id}-english" lang="en-IN">${english}</p>` : "";
  const hint = hints.length > 0 ? html`<p class="hint" id="${id}-hint">${hints.join("; ")}</p>` : "";
  if (isCheckbox(shape))
    return html`<div class="field tick"><input type="hidden" name="field:${name}" value="false"><input type="checkbox" ${attributes} value="true"${
      value === true ? raw(" checked") : ""
    }><label for="${id}">${label}</label>${hint}${wrong}</div>`;
  return html`<div class="field${Math.max(text.length, english.length) > 70 || (getLengthLimit(shape) ?? 0) > 90 ? " wide" : ""}"><label for="${id}">${label}${optional ? html` <small>optional</small>` : ""}</label>${beside}${hint}${input(base, shape, text, attributes, id, english.length)}${wrong}</div>`;
}

function input(base: string, shape: Shape, text: string, attributes: Html, id: string, beside: number): Html {
  if (shape.enum) {
    const options = text === "" || !shape.enum.includes(text) ? [text, ...shape.enum] : shape.enum;
    return selectField(
      options.map((one) => [one, humanize(one)]),
      text,
      attributes,
    );
  }
  const all = shape.names && listChoices(shape.names);
  if (all) return selectField([...new Map([["", ""], [text, text], ...all])], text, attributes);
  if (shape.names === "picture")
    return html`<span class="picture"><img src="${base}/picture/${encodeURIComponent(text || "none")}" alt="" width="96" height="64" loading="lazy"><input ${attributes} value="${text}" list="pictures" spellcheck="false" data-picture="${base}/picture"></span>`;
  if (shape.names === "page")
    return html`<input ${attributes} value="${text}" list="pages" spellcheck="false">`;
  if (shape.format === "date") return html`<input type="date" ${attributes} value="${text}">`;
  if (shape.type === "integer" || shape.type === "number")
    return html`<input ${attributes} value="${text}" inputmode="decimal">`;
  const length = getLengthLimit(shape);
  const most = length ? html` data-most="${length}"` : "";
  const count = length ? html`<span class="count" id="${id}-count"></span>` : "";
  const expected = Math.max(text.length, beside);
  return expected > 70 || (length ?? 0) > 90
    ? html`<textarea ${attributes}${most} rows="${Math.min(8, Math.ceil(expected / 80) + 1)}">
${text}</textarea>${count}`
    : html`<input ${attributes}${most} value="${text}">${count}`;
}

function selectField(all: readonly (readonly [string, string])[], chosen: string, attributes: Html): Html {
  return html`<select ${attributes}>${all.map(
    ([one, label]) => html`<option value="${one}"${one === chosen ? raw(" selected") : ""}>${label}</option>`,
  )}</select>`;
}

function entryList(context: FormContext, shape: Shape, items: unknown[], path: Path): Html {
  const item = shape.items ?? {};
  const beside = getIn(context.english, path);
  const isHindi = beside !== undefined;
  const fixed = shape.minItems !== undefined && shape.minItems === shape.maxItems;
  // Entries stand in the order of the English file; texts of their own, in their own.
  const stays = isHindi && (!isTextList(beside) || items.every((one) => one === ""));
  const entries = items.map((value, index) => {
    const here = [...path, index];
    const english = getIn(beside, [index]);
    const own = resolveShape(item, isHindi ? english : value);
    if (isHindi && !isTextList(beside) && listTranslatable(item, english, here).length === 0) return "";
    const label = `${getFieldLabel(context, path)} ${index + 1}`;
    const buttons = stays
      ? ""
      : html`<span class="buttons">${index > 0 ? listButton(context, "up", here, ["↑", `Move ${label} up`]) : ""}${
          fixed || (!isHindi && items.length <= (shape.minItems ?? 0))
            ? ""
            : listButton(context, "out", here, ["Take out", `Take out ${label}`], path)
        }</span>`;
    if (isLeaf(own))
      return html`<li>${singleField(context, own, value, here, { label, optional: false })}${buttons}</li>`;
    const name = formatFieldPath(here);
    if (isRow(own))
      return html`<li><div class="row" role="group" aria-label="${label}" id="${getFieldId(name)}" tabindex="-1">${formFields(context, own, value, here)}</div>${fieldError(context, name)}${buttons}</li>`;
    const open =
      items.length < 4 ||
      getTitle(english ?? value) === "new" ||
      context.mistakes.some(({ field }) => field.startsWith(name));
    return html`<li><details id="${getFieldId(name)}"${open ? raw(" open") : ""}><summary>${index + 1}. ${getTitle(english ?? value)}</summary>${fieldError(context, name)}<div class="group" role="group" aria-label="${label}">${formFields(context, own, value, here)}</div>${buttons}</details></li>`;
  });
  const full = shape.maxItems !== undefined && items.length >= shape.maxItems;
  return html`<ol class="list">${entries}</ol>${fixed || full || stays ? "" : listButton(context, "add", path, ["Add one", `Add one to ${getFieldLabel(context, path)}`], [...path, items.length])}`;
}

/** @param at what is looked at afterwards */
function listButton(
  { action }: FormContext,
  what: string,
  path: Path,
  [text, label]: string[],
  at = path,
): Html {
  return html`<button class="small" name="do" value="${what}:${JSON.stringify(path)}" formaction="${action}#${getFieldId(formatFieldPath(at))}" aria-label="${label}">${text}</button>`;
}

/** What is wrong with a field, or with a group as a whole. */
function fieldError({ mistakes }: FormContext, name: string): Html | "" {
  const said = mistakes.filter(({ field }) => field === name && name !== "");
  return said.length > 0
    ? html`<p class="wrong" id="${getFieldId(name)}-wrong">${said.map(({ remedy }) => toSentence(simplifyRemedy(remedy))).join(" ")}</p>`
    : "";
}

/** The longest text that a field may hold, or should. */
function getLengthLimit({ maxLength, advised }: Shape): number | undefined {
  return maxLength ?? advised;
}

/** Whether a group is small enough to stand in one row. */
function isRow({ type, properties }: Shape): boolean {
  const own = Object.values(properties ?? {});
  return (
    type === "object" &&
    own.length > 0 &&
    own.length <= 4 &&
    own.every((one) => isLeaf(one) && (getLengthLimit(one) ?? 0) <= 90)
  );
}

function getFieldLabel({ file }: FormContext, path: Path): string {
  const last = path.at(-1);
  return typeof last === "string" ? getLabel(file, path).label : "Entry";
}

/** What a field is for, else the note that stands above it in the file. */
function getHint({ file, notes }: FormContext, path: Path): string {
  if (typeof path.at(-1) !== "string") return "";
  const { label, hint } = getLabel(file, path);
  const note = notes.get(formatFieldPath(path)) ?? "";
  return hint || (note.startsWith(label) ? "" : note);
}

/** Whether a list is one of opening hours, to be shown as a week. */
function isWeek({ items }: Shape): boolean {
  return ["days", "opens", "closes"].every((key) => items?.properties?.[key]);
}

/** The hours of each day; a day without any is closed. */
function weekTable(hours: OpeningHours): Html {
  const cell = (day: string, which: "opens" | "closes", label: string) => {
    const value = hours.find((one) => one.days.some((own) => own === day))?.[which] ?? "";
    return html`<td><input type="time" name="week:${day}:${which}" value="${value}" aria-label="${day} ${label}"></td>`;
  };
  return html`<table class="week"><thead><tr><th scope="col">Day</th><th scope="col">Opens</th><th scope="col">Closes</th></tr></thead><tbody>${days.map(
    (day) =>
      html`<tr><th scope="row">${day.slice(0, 3)}</th>${cell(day, "opens", "opens")}${cell(day, "closes", "closes")}</tr>`,
  )}</tbody></table><p class="hint">A day without times is closed.</p>`;
}
