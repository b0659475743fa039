import { expect, test } from "vitest";
import { moveEveryMs, sliderFigures } from "./slider-figures.ts";

test.each([
  ["the trust section's rows all but flow", sliderFigures.stripForward, 2050],
  ["recent work moves every two seconds and the added 50 ms", sliderFigures.recentWork, 2050],
  ["the clients rest 100 ms between moves of five seconds", sliderFigures.clients, 5100],
  ["most portfolio sliders rest 100 ms between moves of five seconds", sliderFigures.portfolio, 5100],
  ["print media begins a move every five seconds and the added 50 ms", sliderFigures.portfolioPrint, 5050],
])("%s", (_sentence, figures, every) => {
  expect(moveEveryMs(figures)).toBe(every);
});
