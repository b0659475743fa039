import { expect, test } from "vitest";
import { moveEveryMs, sliderPresets } from "./slider-presets.ts";

test.each([
  ["the trust section's rows all but flow", sliderPresets.stripForward, 2050],
  ["recent work moves every two seconds and the added 50 ms", sliderPresets.recentWork, 2050],
  ["the clients rest 100 ms between moves of five seconds", sliderPresets.clients, 5100],
  ["most portfolio sliders rest 100 ms between moves of five seconds", sliderPresets.portfolio, 5100],
  ["print media begins a move every five seconds and the added 50 ms", sliderPresets.portfolioPrint, 5050],
])("%s", (_sentence, preset, every) => {
  expect(moveEveryMs(preset)).toBe(every);
});
