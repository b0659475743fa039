import { expect, test } from "vitest";
import { z } from "zod";
import { readRedirectEntries } from "../app/data/redirects.server.ts";
import { coordinates, point, sitePath } from "../app/data/schema.ts";
import { readSite } from "../app/data/site.server.ts";
import { applyAnswers, deriveAnswers, normalizeAnswer } from "./form-answers.ts";
import { findSchema, toShape } from "./shape.ts";

const number = { type: "number" } as const;
const text = { type: "string" } as const;
const month = { type: "string", input: "month" } as const;
const page = toShape(sitePath);
readSite();
readRedirectEntries();
const redirects = toShape(findSchema("redirects.yaml") ?? z.never()).properties?.redirects;
const { from: oldAddress = {}, to: newAddress = {} } = redirects?.items?.properties ?? {};
const site = toShape(findSchema("site.yaml") ?? z.never()).properties ?? {};
const { phone: phoneShape, chat: chatShape, social } = site;
const phone = phoneShape?.properties?.number ?? {};
const chat = chatShape?.properties?.number ?? {};

test.each([
  ["a price", number, "₹25,000", 25_000],
  ["a price", number, "Rs. 60,000/-", 60_000],
  ["a price", { type: "integer" } as const, "1.325 lakh", 132_500],
  ["a price", number, "1.5 lakh", 150_000],
  ["a whole price", { type: "integer" } as const, "Rs. 25.000", 25_000],
  ["a side of a board", number, "20 ft", 20],
  ["a place on the map", number, "21.2514°", 21.2514],
  ["a place on the map", number, "21.2514° N", 21.2514],
  ["a month", month, "December 2026", "2026-12"],
  ["a month", month, "12/2026", "2026-12"],
  ["a month", month, "2026-12", "2026-12"],
  ["what is no month", month, "winter", "winter"],
  ["what is no number", number, "many", "many"],
  ["a telephone number", phone, "+91 98260-12345", "+919826012345"],
  ["a telephone number", phone, "98260 12345", "+919826012345"],
  ["WhatsApp’s number", chat, "98271 55555", "919827155555"],
  ["WhatsApp’s number", chat, "0 98930 12345", "919893012345"],
  ["an old address", oldAddress, "https://www.ours.example/diwali.html?src=flyer", "/diwali.html"],
  ["an old address", oldAddress, "www.ours.example/Diwali Offer.html", "/Diwali%20Offer.html"],
  ["a page that it leads to", newAddress, "Contact", "/Contact"],
  ["another site that it leads to", newAddress, "www.ours.example/Offer", "https://www.ours.example/Offer"],
  ["a sentence", text, `It's "ours"`, "It’s “ours”"],
  ["a text in the quotes of a file", text, '"ours"', "ours"],
  ["a text on two lines", text, " on two\nlines ", "on two lines"],
  ["a profile", social?.items?.properties?.url ?? {}, "threads.net/@ours", "https://threads.net/@ours"],
  ["a page", page, "/Contact", "/Contact"],
  ["a page", page, "Contact", "/Contact"],
  ["a place on a page", page, "/Services#prices", "/Services#prices"],
  ["a place on a page", page, "https://www.ours.example/Services#prices", "/Services#prices"],
])("%s is accepted as people write it", (_what, shape, input, stored) => {
  expect(normalizeAnswer(shape, input)).toBe(stored);
});

test("a place on a map is two numbers, whether it was there, is new or is emptied", () => {
  const shape = toShape(z.object({ at: point, nameAt: point.optional() }));
  const fill = (before: object, ...texts: string[]) => {
    const names = ["at (entry 1)", "at (entry 2)", "nameAt (entry 1)", "nameAt (entry 2)"];
    return applyAnswers(shape, before, (name) => texts[names.indexOf(name)]);
  };
  const at = [21.2514, 81.6296];
  const full = { at, nameAt: [21.3, 81.7] };
  expect(fill({ at: [21, 81] }, "21.2514", "81.6296°", "21.3", "81.7")).toEqual(full);
  expect(fill(full, "21.2514", "81.6296", "", "")).toEqual({ at });
  expect(fill({ at: [21, 81] }, "21.2514, 81.6296", "81", "21.3° N, 81.7° E", "")).toEqual(full);
});

test("latitude and longitude, copied together from a map into one field, fill both", () => {
  const shape = toShape(z.object({ at: coordinates.optional() }));
  const texts: Record<string, string> = { "at.latitude": "21.2449, 81.6721", "at.longitude": "" };
  expect(applyAnswers(shape, {}, (name) => texts[name])).toEqual({
    at: { latitude: 21.2449, longitude: 81.6721 },
  });
});

test("WhatsApp’s number follows a mobile telephone, not a landline", () => {
  const [number, facts] = ["910000000000", { phone: { shown: "+91 00000 00000" } }];
  const follow = (shown: string) => {
    const answers: Record<string, string> = { "phone.shown": shown, "chat.number": number };
    return deriveAnswers("site.yaml", { ...facts, chat: { number } }, (name) => answers[name])("chat.number");
  };
  expect(follow("98261 12345")).toBe("919826112345");
  for (const landline of ["0771 401 2345", "+91 771-4012345"]) expect(follow(landline)).toBe(number);
});

test("the sizes on a society’s card follow each of its boards", () => {
  const boards = [{ width: 3, height: 5 }];
  const read = (...sizes: [width: string, height: string][]) => {
    const entries = sizes.flatMap(([width, height], index) => [
      [`(entry 1).boards (entry ${index + 1}).width`, width],
      [`(entry 1).boards (entry ${index + 1}).height`, height],
    ]);
    const answers = Object.fromEntries([...entries, ["(entry 1).size", "3 x 5 ft"]]);
    return deriveAnswers(
      "societies.yaml",
      [{ size: "3 x 5 ft", boards }],
      (name) => answers[name],
    )("(entry 1).size");
  };
  expect(read(["3", "5"])).toBe("3 x 5 ft");
  expect(read(["3", "5"], ["4", "5"])).toBe("3 x 5 and 4 x 5 ft");
  expect(read(["3", "5"], ["4", "5"], ["4", "6"])).toBe("3 x 5, 4 x 5 and 4 x 6 ft");
});
