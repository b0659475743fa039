import { expect, test } from "vitest";
import { moveEveryMs, type SliderPreset, sliderPresets } from "./slider-presets.ts";

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
