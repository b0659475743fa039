import { projectToMap, readCity } from "../city.server.ts";
import { inLanguage, memoize } from "../open-content.server.ts";
import { readPlaces } from "./places.server.ts";
import { splitWords } from "./search-words.ts";

/** How far from a landmark, in units of the map (14 metres each), a place is still found by its name: one kilometre. */
const nearLandmark = 73;

/**
 * The words by which each place is found, by its slug: of its name, road, part of the city and approach, and of landmarks
 * nearby, in English and in Hindi.
 */
export const listSearchWords = memoize((): Map<string, string> => {
  const words = new Map<string, Set<string>>();
  for (const language of ["en", "hi"] as const)
    inLanguage(language, () => {
      const { lakes } = readCity();
      for (const { slug, name, location, area, seen, road, at } of readPlaces()) {
        const spot = at && projectToMap([at.latitude, at.longitude]);
        const landmarks = lakes.filter(
          (lake) => spot && Math.hypot(lake.at[0] - spot[0], lake.at[1] - spot[1]) < nearLandmark,
        );
        const texts = [
          name,
          location,
          area,
          seen,
          road?.approach ?? "",
          ...landmarks.map(({ name }) => name),
        ];
        const own = words.get(slug) ?? new Set();
        for (const word of splitWords(texts.join(" "))) own.add(word);
        words.set(slug, own);
      }
    });
  return new Map([...words].map(([slug, own]) => [slug, [...own].join(" ")]));
});
