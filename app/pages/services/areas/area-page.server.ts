import { z } from "zod";
import { areaFile } from "../../../data/collections.ts";
import { interpolate } from "../../../data/format.ts";
import { toEnglishPath } from "../../../data/language-paths.ts";
import { memoize } from "../../../data/open-content.server.ts";
import { placeFolders } from "../../../data/paths.ts";
import { describeLowestRent, type Place, readPlaces } from "../../../data/places/places.server.ts";
import { findFreeDay } from "../../../data/places/vacancy.ts";
import { publishingDay } from "../../../data/publishing.server.ts";
import { readYaml } from "../../../data/read-content.server.ts";
import { meta, text, texts, withPlaceholders } from "../../../data/schema.ts";
import { findService } from "../../../data/services.server.ts";
import { fitSearchTitle } from "../../../data/site.server.ts";
import { createBreadcrumbs, createPageMeta } from "../../../seo/page-meta.server.ts";

const schema = z.strictObject({
  head: meta.extend({
    title: withPlaceholders(text, "area"),
    description: withPlaceholders(text, "area", "n", "rent"),
  }),
  title: withPlaceholders(text, "area"),
  text: withPlaceholders(text, "n", "rent", "free"),
  society: z.strictObject(texts("area", "title")),
  site: z.strictObject(texts("area", "title")),
  back: withPlaceholders(text, "service"),
});

/** The words of the pages that list places, from `content/pages/area.yaml`. */
export const readAreaCopy = memoize(() => readYaml(areaFile, schema));

/**
 * The data of a page that lists the places of a part of the city, or a whole long list.
 * @param pattern its address
 */
export function readAreaPage({ pattern }: { pattern: string }) {
  const path = toEnglishPath(pattern);
  const copy = readAreaCopy();
  const medium = (["society", "site"] as const).find((medium) => placeFolders[medium] === path);
  const places = readPlaces().filter((place) => (medium ? place.medium === medium : place.areaPath === path));
  const area = medium ? copy[medium].area : (places[0]?.area ?? "");
  const title = medium ? copy[medium].title : interpolate(copy.title, { area });
  const words = { area, ...countPlaces(places) };
  const services = [...new Set(places.map(({ service }) => service))].map(findService);
  return {
    head: createPageMeta(
      {
        title: fitSearchTitle(interpolate(copy.head.title, words), title),
        description: interpolate(copy.head.description, words),
        keywords: copy.head.keywords.map((keyword) => interpolate(keyword, words)),
      },
      path,
      { share: "about-map", data: [createBreadcrumbs({ name: title, path }), createItemList(title, places)] },
    ),
    title,
    text: interpolate(copy.text, words),
    places,
    back: services.map(({ name, path }) => ({
      path: `${path}#inventory`,
      label: interpolate(copy.back, { service: name }),
    })),
  };
}

export type AreaPage = ReturnType<typeof readAreaPage>;

/** How many places these are, how many of them are free today, and their lowest rent in words. */
function countPlaces(places: Place[]) {
  const today = publishingDay();
  return {
    n: places.length,
    free: places.filter(({ bookings }) => findFreeDay(bookings, today) === today).length,
    rent: describeLowestRent(places),
  };
}

/** The places as a list for search engines, each with its own page. */
function createItemList(name: string, places: Place[]): object {
  return {
    "@type": "ItemList",
    name,
    numberOfItems: places.length,
    itemListElement: places.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      url: path,
    })),
  };
}
