import { expect, test } from "vitest";
import { readCity } from "./city.server.ts";
import { inLanguage } from "./open-content.server.ts";

test("on the map in Hindi every road and lake is named in Hindi, at the same place", () => {
  const [city, inHindi] = [readCity(), inLanguage("hi", readCity)];
  const written = ({ names, lakes }: typeof city) => [...names, ...lakes];
  expect(written(inHindi).map(({ at }) => at)).toEqual(written(city).map(({ at }) => at));
  for (const { name } of written(inHindi)) expect(name).toMatch(/\p{Script=Devanagari}/u);
});
