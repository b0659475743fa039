import { describe, expect, test } from "vitest";
import { readMark } from "./mark.server.ts";
import { openContent, withContent } from "./open-content.server.ts";

/** A key that has a mark, whose drawing is put in the place of its own. */
const key = "dhoop";
const shape = '<path d="M10 10h30v30z"/>';

function drawn(svg: string) {
  const content = openContent(process.cwd(), { [`content/clients/${key}.svg`]: svg });
  return () => withContent(content, () => readMark(key));
}

test("a mark of plain shapes is taken over as it is", () => {
  const mark = drawn(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><path d="M0 0h9v9z"/></svg>',
  )();
  expect(mark).toEqual({ viewBox: "0 0 48 48", body: '<path d="M0 0h9v9z"/>' });
});

describe("A logo as a drawing program saves it becomes a mark in the colour of the text around:", () => {
  test.each([
    [
      "notes and a document type",
      `<?xml version="1.0"?><!-- Generator --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd"><svg viewBox="0 0 48 48"><title>Logo</title>${shape}</svg>`,
      false,
    ],
    [
      "a style sheet",
      '<svg viewBox="0 0 48 48"><defs><style>.st0{fill:#C8502B;}</style></defs><path class="st0" d="M10 10h30v30z"/></svg>',
      true,
    ],
    [
      "styles on its shapes",
      '<svg viewBox="0 0 48 48"><path style="fill:#c8502b;-inkscape-stroke:none" d="M10 10h30v30z"/></svg>',
      true,
    ],
    [
      "names and the program’s own data",
      '<svg xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" viewBox="0 0 48 48"><g id="Layer_1" inkscape:label="Layer" data-name="a"><path id="p" fill="rgb(200,80,43)" d="M10 10h30v30z"/></g></svg>',
      true,
    ],
    [
      "what Inkscape notes: opacities of 1, dashes that are none, its own page",
      '<svg xmlns="http://www.w3.org/2000/svg" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" viewBox="0 0 48 48" version="1.1"><sodipodi:namedview pagecolor="#fff"/><metadata>x</metadata><path style="fill:#c8502b;fill-opacity:1;stroke-dasharray:none;paint-order:normal;mix-blend-mode:normal" d="M10 10h30v30z"/></svg>',
      true,
    ],
    [
      "what Illustrator puts around a drawing that it can open again",
      '<svg xmlns="http://www.w3.org/2000/svg" xmlns:i="http://ns.adobe.com/AdobeIllustrator/10.0/" viewBox="0 0 48 48"><switch><foreignObject width="1" height="1"><i:aipgfRef/></foreignObject><g i:extraneous="self"><path fill="#C8502B" d="M10 10h30v30z"/></g></switch><i:aipgf>eJ</i:aipgf></svg>',
      true,
    ],
    [
      "a frame that cuts nothing off",
      '<svg width="48" height="48" viewBox="0 0 48 48" fill="none"><g clip-path="url(#a)"><path fill="red" d="M10 10h30v30z"/></g><defs><clipPath id="a"><rect width="48" height="48" fill="white"/></clipPath></defs></svg>',
      true,
    ],
  ])("%s", (_what, svg, coloured) => {
    const { viewBox, body } = drawn(svg)();
    expect(viewBox).toBe("0 0 48 48");
    expect(body).toContain('d="M10 10h30v30z"');
    expect(body).not.toMatch(/style|class|id=|clip|red|#c|rgb|<!--/i);
    if (coloured) expect(body).toContain('fill="currentColor"');
  });

  test("what would be missed if it were left out is refused: half a colour, dashes", () => {
    for (const style of ["fill-opacity:0.5", "stroke-dasharray:4 2"])
      expect(drawn(`<svg viewBox="0 0 48 48"><path style="${style}" d="M10 10h30v30z"/></svg>`)).toThrow(
        /the attribute \S+ may not stand in a mark/,
      );
  });

  test("what the whole drawing says of its shapes stays: an outline isn’t filled in", () => {
    const { body } = drawn(
      '<svg width="48" height="48" fill="none" stroke="#111" stroke-width="2"><!-- a --><path d="M10 10h30v30z"/></svg>',
    )();
    expect(body).toBe('<path d="M10 10h30v30z" fill="none" stroke="currentColor" stroke-width="2"/>');
  });
});

test.each([
  [
    "a script",
    `<svg viewBox="0 0 9 9">${shape}<script>alert(1)</script></svg>`,
    /<script> may not stand in a mark/,
  ],
  [
    "a drawing inside",
    `<svg viewBox="0 0 9 9"><svg viewBox="0 0 1 1">${shape}</svg></svg>`,
    /<svg> may not stand in a mark/,
  ],
  ["a note that is kept", `<svg viewBox="0 0 9 9"><!--! kept -->${shape}</svg>`, /“! kept” may not stand/],
  ["a handler", '<svg viewBox="0 0 9 9"><path onload="x()" d="M1 1h9v9z"/></svg>', /attribute onload/],
  ["words beside the shapes", '<svg viewBox="0 0 9 9">Dhoop</svg>', /“Dhoop” may not stand in a mark/],
  [
    "letters that need a typeface",
    `<svg viewBox="0 0 9 9">${shape}<text x="1" y="8">Dhoop</text></svg>`,
    /ask for them as shapes/,
  ],
  ["a half-written tag", '<svg viewBox="0 0 9 9"><path d="M0 0" <b></svg>', /can’t be read/],
  [
    "a link elsewhere",
    '<svg viewBox="0 0 9 9"><path fill="url(#a)" d="M1 1h9v9z"/><defs><linearGradient id="a"><stop offset="0"/></linearGradient></defs></svg>',
    /one-colour version/,
  ],
  [
    "a part cut out by another",
    `<svg viewBox="0 0 9 9"><clipPath id="a"><circle r="3"/></clipPath><g clip-path="url(#a)">${shape}</g></svg>`,
    /clip/,
  ],
  [
    "two colours",
    '<svg viewBox="0 0 9 9"><path fill="#c8502b" d="M1 1h9v9z"/><path fill="#fff" d="M2 2h4v4z"/></svg>',
    /it has 2 colours \(#c8502b, #fff\).*ask for the one-colour version/,
  ],
  [
    "a colour beside black",
    `<svg viewBox="0 0 9 9"><path fill="#c8502b" d="M1 1h9v9z"/>${shape}</svg>`,
    /it has 2 colours \(#c8502b, black\)/,
  ],
  [
    "a photograph inside",
    '<svg viewBox="0 0 9 9"><image width="9" height="9" href="data:image/png;base64,AA"/></svg>',
    /it holds a photograph/,
  ],
  ["no viewBox and no size", '<svg><path d="M1 1h9v9z"/></svg>', /no viewBox/],
  ["another kind of file", "GIF89a", /not an SVG drawing|can’t be read/],
])("a mark with %s is refused, saying what and where", (_what, svg, wanted) => {
  expect(drawn(svg)).toThrow(wanted);
  expect(drawn(svg)).toThrow(`content/clients/${key}.svg`);
});

test("a logo that isn’t an SVG is turned down with the reason, and with what to ask for", () => {
  const content = openContent(process.cwd(), { "content/clients/lakshya.png": "" });
  expect(() => withContent(content, () => readMark("lakshya"))).toThrow(
    "content/clients/lakshya.png: a logo can’t be a PNG: that is made of dots in fixed colours",
  );
});
