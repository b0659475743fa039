import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { readShell } from "../../data/shell.server.ts";
import { ShellContext } from "../../data/use-shell.ts";
import { SliderRow } from "./slider-row.tsx";

const rest = { ref: null, className: "", decorative: false, ready: true, live: false, label: "Works" };

test.each([
  [4, 5, 4],
  [1, 5, 4],
  [6, 5, 0],
  [4, 0, 0],
])(
  "of %i slides in a window that needs %i, %i are repeated, hidden from keyboard and screen reader",
  (count, atLeast, repeated) => {
    const slides = Array.from({ length: count }, (_, index) => (
      <a key={String.fromCharCode(97 + index)} href="/">
        Work
      </a>
    ));
    const html = renderToStaticMarkup(
      <ShellContext value={readShell()}>
        <SliderRow {...rest} slides={slides} atLeast={atLeast} />
      </ShellContext>,
    );
    expect(html.match(/role="group" aria-roledescription/g)).toHaveLength(count);
    expect(html.match(/aria-hidden="true" inert=""/g) ?? []).toHaveLength(repeated);
  },
);
