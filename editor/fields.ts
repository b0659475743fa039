import { html, raw } from "hono/html";
import { type ContentError, formatFieldPath, toSentence } from "../app/data/content-error.ts";
import { listKeyedParts, toIndexPath } from "../app/data/hindi.server.ts";
import { getField } from "../app/data/open-content.server.ts";
import { days, type OpeningHours } from "../app/data/site.server.ts";
import { listChoices } from "./content-index.ts";
import type { Path } from "./edit-yaml.ts";
import { isTextList, listTranslatable } from "./hindi-overlay.ts";
import { getLabel, getTitle, humanize, simplifyRemedy } from "./labels.ts";
import { getFieldId, type Html } from "./page.ts";
import { isCheckbox, isLeaf, resolveShape, type Shape } from "./shape.ts";

export type FormContext = {
  file: string;
  action: string;
  notes: ReadonlyMap<string, string>;
  mistakes: ContentError[];
  /** What the English file says, where the form is for the Hindi words laid over it. */
  english?: unknown;
};

/** A field with all that it holds: one input, a group, or a list with its buttons. */
export function formField(
  context: FormContext,
  unresolved: Shape,
  value: unknown,
  path: Path,
  { label = getFieldLabel(context, path), isOptional = false } = {},
): Html {
  const english = getField(context.english, ...path);
  const shape = resolveShape(unresolved, context.english === undefined ? value : english);
  if (isLeaf(shape)) return singleField(context, shape, value, path, label, isOptional);
  const name = formatFieldPath(path);
  const hint = getHint(context, path);
  const fields = isWeek(shape)
    ? weekTable(Array.isArray(value) ? value : [])
    : shape.type === "array" && !shape.prefixItems
      ? entryList(context, shape, value, path)
      : html`<div class="${isRow(shape) ? "row" : "group"}">${formFields(context, shape, value, path)}</div>`;
  const legend = html`${label}${isOptional ? html` <small>optional</small>` : ""}`;
  if (/^(labels|forms)$/.test(name) && !context.mistakes.some(({ field }) => field.startsWith(name)))
    return html`<details class="note" id="${getFieldId(name)}"><summary>${legend}</summary>${hint && html`<p class="hint">${hint}</p>`}${fields}</details>`;
  return html`<fieldset id="${getFieldId(name)}" tabindex="-1"><legend>${legend}</legend>
${hint ? html`<p class="hint">${hint}</p>` : ""}${isTextList(english) ? html`<ul class="original" lang="en-IN">${english.map((text) => html`<li>${text}</li>`)}</ul>` : ""}${fieldError(context, name)}${fields}</fieldset>`;
}

/** The fields of a group, in the order of its schema; in Hindi, those that hold words. @param keys without it, all */
export function formFields(
  context: FormContext,
  shape: Shape,
  value: unknown,
  path: Path,
  keys?: string[],
): Html[] {
  const { english } = context;
  const isHindi = english !== undefined;
  const { additionalProperties, prefixItems, properties = {}, required } = shape;
  if (prefixItems)
    return prefixItems.map((child, index) => {
      const { label } = getLabel(context.file, [["latitude", "longitude"][index] ?? ""]);
      return singleField(context, child, getField(value, index), [...path, index], label);
    });
  const facts = Object(isHindi ? getField(english, ...path) : value);
  return (keys ?? Object.keys(additionalProperties ? facts : properties))
    .map((key) => ({ key, at: [...path, key], child: properties[key] ?? (additionalProperties || {}) }))
    .filter(({ child }) => !child.isKey)
    .filter(({ at, child }) => !isHindi || listTranslatable(child, getField(english, ...at), at).length > 0)
    .map(({ key, at, child }) => {
      const isOptional = !additionalProperties && !isHindi && !required?.includes(key);
      const label = additionalProperties ? key : undefined;
      return formField(context, child, getField(value, key), at, { label, isOptional });
    });
}

/** The fields of a page for search results, which say nothing to most people: `head`, or some beside the others. */
export function isForSearch({ properties = {} }: Shape, name: string): boolean {
  return name === "head" || ("metaTitle" in properties && /^(metaTitle|description|keywords)$/.test(name));
}

/** Fields below a heading that is folded. @param isOpen whether something in it is to be seen */
export function foldedFields(id: string, heading: string, fields: Html[], isOpen: boolean): Html | "" {
  if (fields.length === 0) return "";
  return html`<details class="note" id="${id}"${isOpen ? raw(" open") : ""}><summary>${heading}</summary><div class="group">${fields}</div></details>`;
}

function singleField(
  context: FormContext,
  shape: Shape,
  value: unknown,
  path: Path,
  label: string,
  isOptional = false,
): Html {
  const name = formatFieldPath(path);
  const id = getFieldId(name);
  const error = fieldError(context, name);
  const limit = shape.maxLength ?? shape.advised;
  const hints = [getHint(context, path), limit && `up to ${limit} characters`].filter(Boolean).join("; ");
  const text = String(value ?? "");
  const english = String(getField(context.english, ...path) ?? "");
  const descriptions = Object.entries({ english, hint: hints, error })
    .filter(([, description]) => description)
    .map(([suffix]) => `${id}-${suffix}`);
  const description = descriptions.length > 0 && html` aria-describedby="${descriptions.join(" ")}"`;
  const language = context.english !== undefined && raw(' lang="hi"');
  const attributes = html`id="${id}" name="field:${name}"${description}${error && raw(' aria-invalid="true"')}${language}`;
  // The English of a list of texts stands above all of them.
  const isListed = typeof path.at(-1) === "number";
  const original = html`<p class="original" id="${id}-english" lang="en-IN">${english}</p>`;
  const hint = hints ? html`<p class="hint" id="${id}-hint">${hints}</p>` : "";
  if (isCheckbox(shape))
    return html`<div class="field checkbox"><input type="hidden" name="field:${name}" value="false"><input type="checkbox" ${attributes} value="true"${(value ?? shape.default) === true && raw(" checked")}><label for="${id}">${label}</label>${hint}${error}</div>`;
  // Hindi words take as much room as the English ones.
  const length = Math.max(text.length, english.length);
  const isWide = length > 70 || (limit ?? 0) > 90;
  const lines = isWide ? Math.min(8, Math.ceil(length / 80) + 1) : 1;
  return html`<div class="field${isWide ? " wide" : ""}"><label for="${id}">${label}${isOptional ? html` <small>optional</small>` : ""}</label>${english && !isListed && original}${hint}${input(shape, text, attributes, lines)}${error}</div>`;
}

function input(shape: Shape, text: string, attributes: Html, lines: number): Html {
  const { enum: values, names } = shape;
  const choices = names && listChoices(shape.choices ?? names);
  const options =
    values?.map((value) => [value, humanize(value)] as const) ?? (choices && [["", ""], ...choices]);
  if (options) {
    const unknown = options.some(([value]) => value === text) ? [] : [[text, text] as const];
    return html`<select ${attributes}>${[...unknown, ...options].map(
      ([value, label]) =>
        html`<option value="${value}"${value === text ? raw(" selected") : ""}>${label}</option>`,
    )}</select>`;
  }
  if (names === "picture")
    return html`<span class="picture"><img src="picture/${encodeURIComponent(text || "none")}" alt="" width="96" height="64" loading="lazy"><input ${attributes} value="${text}" list="pictures" spellcheck="false" data-picture="picture"></span>`;
  if (names === "page") return html`<input ${attributes} value="${text}" list="pages" spellcheck="false">`;
  if (shape.format === "date" || shape.format === "time")
    return html`<input type="${shape.format}" ${attributes} value="${text}">`;
  if (shape.type === "integer" || shape.type === "number")
    return html`<input ${attributes} value="${text}" inputmode="decimal">`;
  return lines > 1
    ? html`<textarea ${attributes} rows="${lines}">
${text}</textarea>`
    : html`<input ${attributes} value="${text}">`;
}

function entryList(context: FormContext, shape: Shape, list: unknown, path: Path): Html {
  const { items = {}, minItems = 0, maxItems = Infinity } = shape;
  const name = getFieldLabel(context, path);
  const original = getField(context.english, ...path);
  const isHindi = original !== undefined;
  const isTexts = isTextList(original);
  // As many empty entries as the English has texts.
  const gaps = isTexts ? original.map(() => "") : [];
  const parts =
    isHindi && !isTexts
      ? listKeyedParts(original).map(([part]) => part)
      : [...(Array.isArray(list) ? list : gaps).keys()];
  const values = parts.map((part) => getField(list, part) ?? (isTexts ? "" : undefined));
  const isFixed = minItems === maxItems;
  // Entries stand in the order of the English file; texts of their own, in their own.
  const isOrdered = isHindi && (!isTexts || values.every((value) => value === ""));
  const canRemove = !isFixed && (isHindi || values.length > minItems);
  const button = (command: string, target: Path, text: string, label: string) =>
    html`<button class="small" name="do" value="${command}" formaction="${context.action}#${getFieldId(formatFieldPath(target))}" aria-label="${label}">${text}</button>`;
  const entries = values.map((value, index) => {
    const at = [...path, parts[index] ?? index];
    const field = formatFieldPath(at);
    const english = getField(context.english, ...at);
    if (isHindi && !isTexts && listTranslatable(items, english, at).length === 0) return "";
    const label = `${name} ${index + 1}`;
    const above = [...path, parts[index - 1] ?? index];
    const up = index > 0 ? button(`up:${field}`, above, "↑", `Move ${label} up`) : "";
    const out = canRemove ? button(`out:${field}`, path, "Take out", `Take out ${label}`) : "";
    const buttons = isOrdered ? "" : html`<span class="buttons">${up}${out}</span>`;
    const entry = resolveShape(items, isHindi ? english : value);
    if (isLeaf(entry))
      return html`<li>${singleField(context, entry, value, at, `${index + 1}.`)}${buttons}</li>`;
    const id = getFieldId(field);
    const error = fieldError(context, field);
    const fields = formFields(context, entry, value, at);
    if (isRow(entry))
      return html`<li><div class="row" role="group" aria-label="${label}" id="${id}" tabindex="-1">${fields}</div>${error}${buttons}</li>`;
    const title = getTitle(english ?? value);
    const hasMistake = context.mistakes.some((mistake) => mistake.field.startsWith(field));
    const isOpen = values.length < 4 || title === "new" || hasMistake;
    return html`<li><details id="${id}" tabindex="-1"${isOpen ? raw(" open") : ""}><summary>${index + 1}. ${title}</summary>${error}<div class="group" role="group" aria-label="${label}">${fields}</div>${isOrdered ? "" : html`<span class="buttons">${out}</span>`}</details>${isOrdered ? "" : up}</li>`;
  });
  const isFull = isFixed || values.length >= maxItems || isOrdered;
  return html`<ol class="list">${entries}</ol>${isFull ? "" : button(`add:${formatFieldPath(path)}`, [...path, values.length], "Add one", `Add one to ${name}`)}`;
}

function fieldError({ mistakes, file }: FormContext, name: string): Html | "" {
  const remedies = mistakes.filter(({ field }) => field === name && name !== "").map(({ remedy }) => remedy);
  if (remedies.length === 0) return "";
  return html`<p class="error" id="${getFieldId(name)}-error">${remedies.map((remedy) => toSentence(simplifyRemedy(remedy, file, name))).join(" ")}</p>`;
}

function isRow({ prefixItems, properties = {} }: Shape): boolean {
  const fields = Object.values(prefixItems ?? properties);
  const isShort = (field: Shape) => isLeaf(field) && (field.maxLength ?? field.advised ?? 0) <= 90;
  return fields.length > 0 && fields.length <= 4 && fields.every(isShort);
}

function getFieldLabel({ file }: FormContext, path: Path): string {
  return typeof path.at(-1) === "string" ? getLabel(file, path).label : "Entry";
}

/** What a field is for, else the note that stands above it in the file. */
function getHint({ file, notes, english }: FormContext, path: Path): string {
  if (typeof path.at(-1) !== "string") return "";
  const { label, hint } = getLabel(file, path);
  const note = notes.get(formatFieldPath(toIndexPath(english, path))) ?? "";
  return hint || (note.startsWith(label) ? "" : note);
}

function isWeek({ items }: Shape): boolean {
  return ["days", "opens", "closes"].every((key) => items?.properties?.[key]);
}

function weekTable(hours: OpeningHours): Html {
  const cell = (day: (typeof days)[number], key: "opens" | "closes") => {
    const value = hours.find((entry) => entry.days.includes(day))?.[key] ?? "";
    return html`<td><input type="time" name="week:${day}:${key}" value="${value}" aria-label="${day} ${key}"></td>`;
  };
  return html`<table class="week"><thead><tr><th scope="col">Day</th><th scope="col">Opens</th><th scope="col">Closes</th></tr></thead><tbody>${days.map(
    (day) =>
      html`<tr><th scope="row">${day.slice(0, 3)}</th>${cell(day, "opens")}${cell(day, "closes")}</tr>`,
  )}</tbody></table><p class="hint">A day without times is closed.</p>`;
}

/** The hours that a form says; days that share theirs make one entry. Undefined where it doesn’t ask for them. */
export function parseWeek(form: FormData): OpeningHours | undefined {
  if (!form.has(`week:${days[0]}:opens`)) return undefined;
  const hours: OpeningHours = [];
  for (const day of days) {
    const opens = String(form.get(`week:${day}:opens`));
    const closes = String(form.get(`week:${day}:closes`));
    if (!opens && !closes) continue;
    const match = hours.find((entry) => entry.opens === opens && entry.closes === closes);
    if (match) match.days.push(day);
    else hours.push({ days: [day], opens, closes });
  }
  return hours;
}
