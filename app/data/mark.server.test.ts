import { afterEach, expect, test, vi } from "vitest";
import { readMark } from "./mark.server.ts";
import * as content from "./read-content.server.ts";

afterEach(() => vi.restoreAllMocks());

function drawn(svg: string) {
  vi.spyOn(content, "readText").mockReturnValue(svg);
  return () => readMark("sample");
}

test("a mark of plain shapes is taken over as it is", () => {
  const mark = drawn(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><path d="M0 0h9v9z"/></svg>',
  )();
  expect(mark).toEqual({ viewBox: "0 0 48 48", body: '<path d="M0 0h9v9z"/>' });
});

test.each([
  ["a script", '<svg viewBox="0 0 9 9"><script>alert(1)</script></svg>', /<script> may not stand in a mark/],
  ["a handler", '<svg viewBox="0 0 9 9"><path onload="x()" d="M0 0"/></svg>', /attribute onload/],
  ["a style", '<svg viewBox="0 0 9 9"><path style="fill:red" d="M0 0"/></svg>', /attribute style/],
  ["words", '<svg viewBox="0 0 9 9">Dhoop</svg>', /“Dhoop” may not stand/],
  ["a half-written tag", '<svg viewBox="0 0 9 9"><path d="M0 0" <b></svg>', /may not stand/],
  ["a link elsewhere", '<svg viewBox="0 0 9 9"><path fill="url(#a)" d="M0 0"/></svg>', /points elsewhere/],
  ["no viewBox", '<svg><path d="M0 0"/></svg>', /no viewBox/],
  ["another kind of file", "GIF89a", /not an SVG drawing/],
])("a mark with %s is refused, saying what and where", (_what, svg, wanted) => {
  expect(drawn(svg)).toThrow(wanted);
  expect(drawn(svg)).toThrow("content/clients/sample.svg");
});
