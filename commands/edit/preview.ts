import { Marked } from "marked";

/**
 * An article’s text as it will read, without the page around it.
 * @param pictures address below which a picture is found by its name, seen from the form’s own address
 */
export function previewOf(text: string, pictures = "picture"): string {
  const marked = new Marked({
    gfm: true,
    renderer: {
      image: ({ href, text: seen }) =>
        `<img src="${pictures}/${encodeURIComponent(href)}" alt="${escaped(seen)}">`,
      link({ tokens }) {
        return `<u>${this.parser.parseInline(tokens)}</u>`;
      },
      html: ({ text: own }) => escaped(own),
    },
  });
  return marked.parse(text, { async: false });
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
