/**
 * A text as Word and Google Docs copy it, as Markdown: headings, lists, tables, links and bold words stay; undefined for
 * what has none of these, nor paragraphs.
 */
export function toMarkdown(html) {
  // As styles they would be refused by the page's own policy, aloud.
  const plain = html.replace(/<style\b.*?<\/style>/gis, "").replace(/(<[^>]*?)\sstyle=/gi, "$1 data-style=");
  const { body } = new DOMParser().parseFromString(plain, "text/html");
  if (!body.querySelector(`p, li, table, ${headings}`)) return undefined;
  const levels = [...body.querySelectorAll(headings)].map(getLevel);
  const blocks = readBlocks(body, 2 - Math.min(...levels));
  return blocks
    .map(({ text, isItem }, index) => `${isItem && blocks[index - 1]?.isItem ? "\n" : "\n\n"}${text}`)
    .join("")
    .trim();
}

const headings = "h1, h2, h3, h4, h5, h6, .MsoTitle";
const getLevel = (node) => Number(/^H(\d)$/.exec(node.tagName)?.[1] ?? 1);
const isBlock = (node) => /^(p|div|section|article|ul|ol|li|table|blockquote|h\d)$/i.test(node.tagName);

/** @param shift what makes the highest heading the second, below the title */
function readBlocks(parent, shift, indent = "") {
  return [...parent.children].flatMap((node) => {
    const [, level] = /mso-list:\s*l\d+ level(\d)/.exec(node.dataset.style ?? "") ?? [];
    if (node.matches(headings)) {
      const text = readInline(node).replaceAll("**", "");
      return text ? [{ text: `${"#".repeat(Math.min(6, getLevel(node) + shift))} ${text}` }] : [];
    }
    if (level) {
      const marker = [...node.querySelectorAll("span")].find((span) =>
        /mso-list:\s*ignore/i.test(span.dataset.style ?? ""),
      );
      const sign = /^\s*[\da-z]{1,3}[.)]/i.test(marker?.textContent ?? "") ? "1." : "-";
      marker?.remove();
      return [{ text: `${"   ".repeat(level - 1)}${sign} ${readInline(node)}`, isItem: true }];
    }
    if (node.matches("ul, ol"))
      return [...node.children].flatMap((item) => {
        if (item.matches("ul, ol")) return readBlocks({ children: [item] }, shift, `${indent}   `);
        const nested = [...item.children].filter((child) => child.matches("ul, ol"));
        for (const list of nested) list.remove();
        const sign = node.matches("ol") ? "1." : "-";
        return [
          { text: `${indent}${sign} ${readInline(item)}`, isItem: true },
          ...readBlocks({ children: nested }, shift, `${indent}   `),
        ];
      });
    if (node.matches("table")) return [{ text: readTable(node) }];
    if ([...node.children].some(isBlock)) return readBlocks(node, shift, indent);
    const text = readInline(node);
    return text ? [{ text: node.matches("blockquote") ? `> ${text}` : text }] : [];
  });
}

function readTable(table) {
  const rows = [...table.rows].map((row) =>
    [...row.cells].map((cell) => readInline(cell).replaceAll("|", "\\|")),
  );
  const [head = [], ...others] = rows;
  const isFigure = (_, column) =>
    others.length > 0 && others.every((row) => /^[₹\d\s,.%]*$/.test(row[column] ?? ""));
  const rule = head.map((cell, column) => (isFigure(cell, column) ? "---:" : "---"));
  return [head, rule, ...others].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

function readInline(node) {
  const read = (child) => {
    if (child.nodeType === Node.TEXT_NODE) return child.data.replace(/\s+/g, " ");
    if (child.nodeType !== Node.ELEMENT_NODE || child.matches("style, script")) return "";
    const inner = [...child.childNodes].map(read).join("");
    if (child.matches("br") || isBlock(child)) return ` ${inner} `;
    if (!inner.trim()) return inner;
    const [, before, words, after] = /^(\s*)(.*?)(\s*)$/s.exec(inner);
    if (child.matches("a[href^=http]")) return `${before}[${words}](${child.href})${after}`;
    // Google Docs has bold words in spans, and all of a text in a <b> that isn't.
    const [, weight] = /font-weight:\s*(\w+)/.exec(child.dataset.style ?? "") ?? [];
    const isBold = weight ? /^(bold|[6-9]00)/.test(weight) : child.matches("b, strong");
    return isBold && !inner.includes("**") ? `${before}**${words}**${after}` : inner;
  };
  return [...node.childNodes].map(read).join("").replace(/\s+/g, " ").trim();
}
