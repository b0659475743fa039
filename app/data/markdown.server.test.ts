import { describe, expect, test } from "vitest";
import {
  curlQuotes,
  estimateReadingMinutes,
  findOpeningParagraphs,
  renderMarkdown,
} from "./markdown.server.ts";
import { listPictureNames, readPicture, readPictureDescriptions } from "./pictures.server.ts";

const words = (count: number) => `<p class="a b c">${"word ".repeat(count)}</p>`;

test.each([
  [1, 1],
  [299, 1],
  [300, 2],
  [1500, 8],
])("%i words take %i minutes to read at 200 a minute, whatever their markup", (count, minutes) => {
  expect(estimateReadingMinutes(words(count))).toBe(minutes);
});

describe("an article's text", () => {
  test("lists its second-level headings, each with a unique id, and knows the number of a step", () => {
    const { html, contents } = renderMarkdown(
      "## 1. Price & place\n\na\n\n### Detail\n\n## Price\n\n## Price",
      "Table",
    );
    expect(contents).toEqual([
      { id: "price--place", title: "Price & place" },
      { id: "price", title: "Price" },
      { id: "price-1", title: "Price" },
    ]);
    for (const { id } of contents) expect(html).toContain(`id="${id}"`);
    expect(html).toContain('data-step="1"><span class="step">1. </span>Price &amp; place</h2>');
  });

  test("shows program code that was pasted into it, and doesn't run it", () => {
    const { html } = renderMarkdown(
      "<script>alert(1)</script>\n\nA <img src=x onerror=alert(1)> sign",
      "Table",
    );
    expect(html).not.toMatch(/<script|<img/);
    expect(html).toContain("&lt;script&gt;");
  });

  test("has curly quotes in sentences and straight ones in code", () => {
    const { html } = renderMarkdown('It\'s "here", and `say "x"`.', "Table");
    expect(html).toContain("It’s “here”");
    expect(html).toContain('<code>say "x"</code>');
    expect(curlQuotes("A buyer's guide")).toBe("A buyer’s guide");
  });

  test("puts each table in its own scroll area, named after the heading above, with numbers aligned by class", () => {
    const { html } = renderMarkdown('## "Sums"\n\n| Offer | Left |\n|---|---:|\n| None | 600 |', "Table");
    expect(html).toContain('role="group" aria-label="Table: “Sums”"><table>');
    expect(html).toContain('<th scope="col" class="number">Left</th>');
    expect(html).not.toContain("align=");
  });

  test("names the column of each cell where a table has more columns than a phone has room for", () => {
    const { html } = renderMarkdown('| A | B | "C" | D |\n|---|---|---|---|\n| 1 | 2 | 3 | 4 |', "Table");
    expect(html).toContain('<td data-label="“C”">3</td>');
    expect(html).toContain('class="table stacked"');
    expect(renderMarkdown("| A | B | C |\n|---|---|---|\n| 1 | 2 | 3 |", "Table").html).not.toContain(
      "data-label",
    );
  });

  test("links to other sites without giving them access to the page", () => {
    const { html } = renderMarkdown(
      "[the Act](https://www.meity.gov.in/a?b=1&c) and [About](/About)",
      "Table",
    );
    expect(html).toContain('<a href="https://www.meity.gov.in/a?b=1&amp;c" rel="noopener">the Act</a>');
    expect(html).toContain('<a href="/About">About</a>');
    expect(html).not.toContain("nofollow");
  });

  test("shows a comment thread line by line with its authors, marked as Hindi in Latin letters", () => {
    const { html } = renderMarkdown("```thread\nPooja: kitne ki hai?\nShop: Rs 5: bas <b>\n```", "Table");
    expect(html).toContain('<div class="thread" lang="hi-Latn">');
    expect(html).toContain("<p><b>Pooja</b> kitne ki hai?</p>");
    expect(html).toContain("<p><b>Shop</b> Rs 5: bas &lt;b&gt;");
  });

  test("gives a picture its stored description where the brackets are empty", () => {
    const [name = ""] = listPictureNames();
    const { alt = "" } = readPictureDescriptions().get(name) ?? {};
    const { html } = renderMarkdown(`![ ](${name})`, "Table");
    expect(html).toContain(`alt="${alt.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}"`);
  });

  test("shows a picture as every other page does: in AVIF and WebP, at dusk in the dark, with a placeholder", () => {
    const names = [...readPictureDescriptions().keys()].filter((name) => listPictureNames().includes(name));
    const name = names.find((name) => readPicture(name, "").dusk) ?? "";
    const { html } = renderMarkdown(`![Our board](${name})`, "Table");
    expect(html).toContain('<source type="image/avif" media="(prefers-color-scheme: dark)"');
    expect(html).toMatch(new RegExp(`<img class="ph-${name}" src="/pictures/.*.webp" .*alt="Our board"`));
  });

  test("names the client and the medium below a work on a line of its own", () => {
    const [name = "", { medium = "?" } = {}] =
      [...readPictureDescriptions()].find(([, { client }]) => client) ?? [];
    const { html } = renderMarkdown(`![](${name})`, "Table");
    expect(html).toMatch(/^<figure><picture/);
    expect(html.replaceAll("\u00a0", " ")).toContain(`</b> ${medium}</figcaption></figure>`);
  });

  test("opens with the paragraphs before its first heading", () => {
    const { html } = renderMarkdown(
      "One [link](/About)'s words.\n\nTwo.\n\nThree.\n\n## Later\n\nFour.",
      "Table",
    );
    expect(findOpeningParagraphs(html, 2)).toEqual(["One link’s words.", "Two."]);
    expect(findOpeningParagraphs(html, 9)).toHaveLength(3);
  });
});
