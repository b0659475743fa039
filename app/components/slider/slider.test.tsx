import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { readShell } from "../../data/shell.server.ts";
import { ShellContext } from "../../data/use-shell.ts";
import { SliderRow } from "./slider.tsx";
import { moveEveryMs, type SliderPreset, sliderPresets } from "./slider-presets.ts";

const props = { ref: null, className: "", decorative: false, ready: true, live: false, label: "Works" };

test.each([
  [4, 5, 4],
  [1, 5, 4],
  [6, 5, 0],
  [4, 0, 0],
])(
  "with %i slides in a window that needs %i, %i are repeated, hidden from keyboard and screen reader",
  (count, atLeast, copies) => {
    const slides = Array.from({ length: count }, (_, index) => (
      <a key={String.fromCharCode(97 + index)} href="/">
        Work
      </a>
    ));
    const html = renderToStaticMarkup(
      <ShellContext value={readShell()}>
        <SliderRow {...props} slides={slides} atLeast={atLeast} />
      </ShellContext>,
    );
    expect(html.match(/role="group" aria-roledescription/g)).toHaveLength(count);
    expect(html.match(/aria-hidden="true" inert=""/g) ?? []).toHaveLength(copies);
  },
);

/** What the specification, section 9, says of each: milliseconds of a move, and from start to start, with the 50 ms that the library adds. */
const specification: [name: keyof typeof sliderPresets, speedMs: number, everyMs: number][] = [
  ["stripForward", 2000, 2050],
  ["stripBackward", 2000, 2050],
  ["recentWork", 500, 2050],
  ["clients", 5000, 5100],
  ["portfolio", 5000, 5100],
  ["portfolioPrint", 5000, 5050],
  ["portfolioVideos", 5000, 5050],
];

test.each(specification)("the slider %s moves for %i ms, every %i ms", (name, speedMs, everyMs) => {
  const preset: SliderPreset = sliderPresets[name];
  expect(preset.speedMs).toBe(speedMs);
  expect(moveEveryMs(preset)).toBe(everyMs);
  expect(preset.direction).toBe(name === "stripBackward" ? "backward" : "forward");
});
