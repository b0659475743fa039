import { ContentError } from "./content-error.ts";
import { currentContent } from "./open-content.server.ts";
import { fieldOf, listContent, peekContent } from "./peek-content.server.ts";
import { shownFiles } from "./publishing.server.ts";

const words = {
  en: "no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty",
  hi: "0 एक दो तीन चार पाँच छह सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस बीस",
};

const inIndia = new Intl.NumberFormat("en-IN");

/** What running text can count, by the words after “number of”. */
const counters: Record<string, () => number> = {
  services: () => shownFiles("services").length,
  articles: () => shownFiles("blog").length,
  clients: () => entries("clients.yaml").length,
  films: () => list(fieldOf(fieldOf(peekContent("portfolio.yaml"), "videos"), "items")).length,
  campaigns: () => list(fieldOf(peekContent("pages/showcase.yaml"), "campaigns")).length,
  societies: () => entries("societies.yaml").length,
  sites: () =>
    listContent("inventory", ".yaml").flatMap((name) =>
      list(fieldOf(peekContent(`inventory/${name}`), "sites")),
    ).length,
  "other societies": () => entries("societies.yaml").length - 1,
  "societies with pylons": () => societiesWith("pylon"),
  "societies with clip-ons": () => societiesWith("lift", "clip"),
  "societies with display boards": () => societiesWith("display"),
  "people in societies": () => sumOver("people"),
  "flats in societies": () => sumOver("flats"),
};

/**
 * A value read from `content/` whose texts have their numbers filled in: `{number of clients}` becomes “seventeen”,
 * `{Number of clients}` “Seventeen”. Up to twenty in words, then in figures grouped as in India.
 * @param file where the value stands, for the error
 * @throws ContentError when a text asks for a number that isn't known
 */
export function fillNumbers<T>(file: string, value: T): T {
  if (typeof value === "string") return filled(file, value) as T;
  if (Array.isArray(value)) return value.map((one) => fillNumbers(file, one)) as T;
  if (value === null || typeof value !== "object" || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, one]) => [field, fillNumbers(file, one)]),
  ) as T;
}

/** A number as running text writes it: up to twenty in words, then in figures grouped as in India. */
function inWords(count: number): string {
  return words[currentContent().language].split(" ")[count] ?? inIndia.format(count);
}

function filled(file: string, text: string): string {
  return text.replace(/\{(n)umber of ([^{}]+)\}/gi, (place, n: string, what: string) => {
    const count = counters[what]?.();
    if (count === undefined)
      throw new ContentError(
        file,
        place,
        `there is no such number; after “number of” write one of: ${Object.keys(counters).join(", ")}`,
      );
    const word = inWords(count);
    return n === "N" ? word.charAt(0).toUpperCase() + word.slice(1) : word;
  });
}

function societiesWith(...kinds: string[]): number {
  return entries("societies.yaml").filter((society) =>
    list(fieldOf(society, "boards")).some((board) => kinds.includes(String(fieldOf(board, "kind")))),
  ).length;
}

function sumOver(field: string): number {
  return entries("societies.yaml").reduce<number>(
    (sum, society) => sum + (Number(fieldOf(society, field)) || 0),
    0,
  );
}

function entries(file: string): unknown[] {
  return list(peekContent(file)).filter((one) => fieldOf(one, "draft") !== true);
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
