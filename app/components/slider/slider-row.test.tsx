import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { readShell } from "../../data/shell.server.ts";
import { ShellContext } from "../../data/use-shell.ts";
import { SliderRow } from "./slider-row.tsx";

function row(slides: number, atLeast: number): string {
  return renderToStaticMarkup(
    <ShellContext value={readShell()}>
      <SliderRow
        ref={null}
        className=""
        slides={Array.from({ length: slides }, (_, index) => (
          <a key={String.fromCharCode(97 + index)} href="/">
            Work
          </a>
        ))}
        atLeast={atLeast}
        decorative={false}
        ready
        live={false}
        label="Works"
      />
    </ShellContext>,
  );
}

const count = (html: string, what: RegExp) => [...html.matchAll(what)].length;

test("a row too short to loop is filled up with repetitions that neither keyboard nor listener meets", () => {
  const html = row(4, 5);
  expect(count(html, /role="group" aria-roledescription/g)).toBe(4);
  expect(count(html, /aria-hidden="true" inert=""/g)).toBe(4);
});

test("a single slide is repeated as often as the window needs", () => {
  expect(count(row(1, 5), /inert=""/g)).toBe(4);
});

test("a row long enough is shown once", () => {
  expect(count(row(6, 5), /inert=""/g)).toBe(0);
});

test("without script nothing is repeated", () => {
  expect(count(row(4, 0), /inert=""/g)).toBe(0);
});
