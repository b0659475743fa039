import { describe, expect, test } from "vitest";
import { readLogo, readMark } from "./mark.server.ts";
import { openContent, withContent } from "./open-content.server.ts";

/** A key that has a mark, whose drawing is put in the place of its own. */
const key = "dhoop";
const path = '<path d="M10 10h30v30z"/>';

function readDrawing(svg: string) {
  const content = openContent(process.cwd(), { [`content/clients/${key}.svg`]: svg });
  return () => withContent(content, () => readMark(key));
}

describe("A logo saved by a drawing program becomes a mark in the colour of the surrounding text:", () => {
  test.each([
    [
      "what Inkscape notes: opacities of 1, dashes that are none, its own page",
      '<svg xmlns="http://www.w3.org/2000/svg" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" viewBox="0 0 48 48" version="1.1"><sodipodi:namedview pagecolor="#fff"/><metadata>x</metadata><path style="fill:#c8502b;fill-opacity:1;stroke-dasharray:none;paint-order:normal;mix-blend-mode:normal" d="M10 10h30v30z"/></svg>',
    ],
    [
      "what Illustrator puts around a drawing that it can open again",
      '<svg xmlns="http://www.w3.org/2000/svg" xmlns:i="http://ns.adobe.com/AdobeIllustrator/10.0/" viewBox="0 0 48 48"><switch><foreignObject width="1" height="1"><i:aipgfRef/></foreignObject><g i:extraneous="self"><path fill="#C8502B" d="M10 10h30v30z"/></g></switch><i:aipgf>eJ</i:aipgf></svg>',
    ],
    [
      "a frame that cuts nothing off",
      '<svg width="48" height="48" viewBox="0 0 48 48" fill="none"><g clip-path="url(#a)"><path fill="red" d="M10 10h30v30z"/></g><defs><clipPath id="a"><rect width="48" height="48" fill="white"/></clipPath></defs></svg>',
    ],
  ])("%s", (_title, svg) => {
    const { viewBox, body } = readDrawing(svg)();
    expect(viewBox).toBe("0 0 48 48");
    expect(body).toContain('d="M10 10h30v30z"');
    expect(body).not.toMatch(/style|class|id=|clip|red|#c|rgb|<!--/i);
    expect(body).toContain('fill="currentColor"');
  });

  test("attributes of the drawing are kept, so an outline isn’t filled in", () => {
    const { body } = readDrawing(
      '<svg width="48" height="48" fill="none" stroke="#111" stroke-width="2"><!-- a --><path d="M10 10h30v30z"/></svg>',
    )();
    expect(body).toBe('<path d="M10 10h30v30z" fill="none" stroke="currentColor" stroke-width="2"/>');
  });
});

test.each([
  [
    "a script",
    `<svg viewBox="0 0 9 9">${path}<script>alert(1)</script></svg>`,
    /<script> may not stand in a mark/,
  ],
  ["a handler", '<svg viewBox="0 0 9 9"><path onload="x()" d="M1 1h9v9z"/></svg>', /attribute onload/],
  [
    "two colours",
    '<svg viewBox="0 0 9 9"><path fill="#c8502b" d="M1 1h9v9z"/><path fill="#fff" d="M2 2h4v4z"/></svg>',
    /it has 2 colours \(#c8502b, #fff\).*ask for the one-colour version/,
  ],
  [
    "a photograph inside",
    '<svg viewBox="0 0 9 9"><image width="9" height="9" href="data:image/png;base64,AA"/></svg>',
    /it holds a photograph/,
  ],
  ["another kind of file", "GIF89a", /not an SVG drawing|can’t be read/],
])("a mark with %s is refused, and the error names the file and the reason", (_title, svg, remedy) => {
  expect(readDrawing(svg)).toThrow(remedy);
  expect(readDrawing(svg)).toThrow(`content/clients/${key}.svg`);
});

test("a logo that isn’t an SVG is refused with the reason and the remedy", () => {
  const content = openContent(process.cwd(), { "content/clients/lakshya.png": "" });
  expect(() => withContent(content, () => readMark("lakshya"))).toThrow(
    "content/clients/lakshya.png: a logo by hand can’t be a PNG: choose it in the client’s form",
  );
});

test("the agency’s own logo keeps its colours, but for black, and is cleaned as a client’s is", () => {
  const read = (svg: string) =>
    withContent(openContent(process.cwd(), { "content/logo.svg": svg }), readLogo);
  const own =
    '<svg viewBox="0 0 9 9"><!-- a --><g id="x"><path fill="#000" d="M1 1h9v9z"/><path d="M2 2h4v4z" style="fill:#f5a300"/></g></svg>';
  expect(read(own)).toEqual({
    viewBox: "0 0 9 9",
    body: '<path fill="currentColor" d="M1 1h9v9z"/><path d="M2 2h4v4z" fill="#f5a300"/>',
  });
  expect(() => read('<svg viewBox="0 0 9 9"><text>Us</text></svg>')).toThrow(/content\/logo.svg.*letters/);
});
