import { html } from "hono/html";
import { asSentence, type ContentError } from "../../app/data/content-error.ts";
import { idOf } from "./field-html.ts";
import { fileAddress, type Html } from "./frame.ts";

/**
 * What is to be mended, each with the way to its file.
 * @param file the file that is open, below `content/`; its fields are linked where `fields` says that they are on the page
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

/** That something was not saved, and why. */
export function refusal(heading: string, reasons: Html, more: Html | "" = ""): Html {
  return html`<section class="summary" role="alert" tabindex="-1" data-focus aria-label="What is wrong"><h2>${heading}</h2>${reasons}${more}</section>`;
}

/** Advice on good writing; nothing where there is none. */
export function adviceSection(
  base: string,
  found: ContentError[],
  open: { file?: string; fields?: boolean } = {},
): Html | "" {
  const advice = found.filter(({ style }) => style);
  if (advice.length === 0) return "";
  return html`<section class="summary" aria-label="Good to mend"><h2>Good to mend</h2><p>Visitors see these words all the same.</p>${findingList(base, advice, open)}</section>`;
}
