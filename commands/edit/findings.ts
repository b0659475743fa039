import { html } from "hono/html";
import { asSentence, type ContentError } from "../../app/data/content-error.ts";
import { pathOf } from "../../app/data/content-place.ts";
import { englishOf } from "../../app/data/hindi.server.ts";
import { fieldOf, peekContent } from "../../app/data/peek-content.server.ts";
import type { Path } from "./edit-yaml.ts";
import { idOf } from "./field-html.ts";
import { describe } from "./files.ts";
import { fileAddress, type Html } from "./frame.ts";
import { inForm, labelOf } from "./labels.ts";

/**
 * Mistakes or advice as a list, each linked to its file.
 * @param file the open file, by path below `content/`; with `fields`, its entries link to the fields on this page
 */
export function findingList(base: string, found: ContentError[], { file = "", fields = false } = {}): Html {
  const items = found.map(({ file: where, field, line, remedy }) => {
    const own = where.replace(/^content\//, "");
    const isHere = own === file;
    const byLine = line && (field === "text" || (isHere && !fields)) ? `line ${line}` : "";
    const place = [placeOf(own, field), byLine].filter(Boolean).join(", ");
    const way = isHere && fields && place ? html`<a href="#${idOf(field)}">${place}</a>` : place;
    const other = html`<a href="${fileAddress(base, own)}">${describe(own).title}</a>: `;
    return html`<li>${isHere ? "" : other}${way}${way ? ": " : ""}${asSentence(isHere && !fields ? remedy : inForm(remedy))}</li>`;
  });
  return html`<ul>${items}</ul>`;
}

/** A field as the forms call it, with the groups and entries it is in: “Menu 2, Words”. */
export function placeOf(file: string, field: string): string {
  if (field === "text") return "Text";
  if (!field || /^line \d+$/.test(field)) return "";
  return placeAt(file, pathOf(field));
}

/** The same of a field by its path. */
export function placeAt(file: string, way: Path): string {
  let facts = peekContent(englishOf(file) ?? file);
  const named = way.map((part, index) => {
    facts = fieldOf(facts, String(part));
    if (typeof part === "string") return labelOf(file, way.slice(0, index + 1)).label;
    const name = fieldOf(facts, "name") ?? fieldOf(facts, "title") ?? fieldOf(facts, "what");
    return typeof name === "string" && name ? name : String(part + 1);
  });
  return named
    .join(", ")
    .replace(/^\d+, /, "")
    .replace(/, (\d+)(?=,|$)/g, " $1");
}

/** Says that nothing was saved, and why. */
export function refusal(heading: string, reasons: Html, more: Html | "" = ""): Html {
  return html`<section class="summary" role="alert" tabindex="-1" data-focus aria-label="What is wrong"><h2>${heading}</h2>${reasons}${more}</section>`;
}

/** The advice among the findings; empty if there is none. */
export function adviceSection(
  base: string,
  found: ContentError[],
  open: { file?: string; fields?: boolean } = {},
): Html | "" {
  const advice = found.filter(({ style }) => style);
  if (advice.length === 0) return "";
  return html`<section class="summary advice" aria-label="Advice"><h2>Advice</h2><p>The site can be published as it is.</p>${findingList(base, advice, open)}</section>`;
}
