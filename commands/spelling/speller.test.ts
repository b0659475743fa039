import { describe, expect, test } from "vitest";
import { speller } from "./speller.ts";

const { knows, suggest } = speller(["# Places\nPandri\nkirana  # a grocer’s shop\n\n!organize\n"]);

describe("The speller", () => {
  test("knows British words and not American ones", () => {
    expect(["colour", "jewellery", "centre", "organise", "can't"].filter((word) => !knows(word))).toEqual([]);
    expect(["color", "jewelry", "center"].filter(knows)).toEqual([]);
  });

  test("finds common misspellings, short ones too", () => {
    expect(["teh", "adress", "recieve", "seperate", "occured"].filter(knows)).toEqual([]);
  });

  test("wants a name with its capital, and any word may begin a sentence or shout", () => {
    expect(
      ["Pandri", "PANDRI", "Kirana", "KIRANA", "Colour", "MONDAY"].filter((word) => !knows(word)),
    ).toEqual([]);
    expect(["pandri", "monday"].filter(knows)).toEqual([]);
  });

  test("refuses what the list refuses, however it begins", () => {
    expect(["organize", "Organize", "ORGANIZE"].filter(knows)).toEqual([]);
    expect(suggest("organize")).toContain("organise");
  });

  test("offers what may have been meant, our own names before the dictionary’s words", () => {
    expect(suggest("adress")[0]).toBe("address");
    expect(suggest("Pandrii")[0]).toBe("Pandri");
  });
});
