import { html } from "hono/html";
import { asSentence, type ContentError } from "../../app/data/content-error.ts";
import { idOf } from "./field-html.ts";
import { fileAddress, type Html } from "./frame.ts";

/**
 * Mistakes or advice as a list, each linked to its file.
 * @param file the open file, by path below `content/`; with `fields`, its entries link to the fields on this page
 */
export function findingList(base: string, found: ContentError[], { file = "", fields = false } = {}): Html {
  const items = found.map(({ file: where, field, line, remedy }) => {
    const name = field === "text" ? "Text" : field;
    const isHere = where === `content/${file}`;
    const place = line && !/^line /.test(name) ? [`line ${line}`, name].filter(Boolean).join(", ") : name;
    const way = isHere && fields && name ? html`<a href="#${idOf(field)}">${name}</a>` : place;
    const other = html`<a href="${fileAddress(base, where.replace("content/", ""))}">${where}</a>: `;
    return html`<li>${isHere ? "" : other}${way}${way ? ": " : ""}${asSentence(remedy)}</li>`;
  });
  return html`<ul>${items}</ul>`;
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
