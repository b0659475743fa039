import { expect, test, vi } from "vitest";
import { ChangeHistory } from "./change-history.ts";
import { readText } from "./content-file.ts";
import { parseUnknownWords, settleWords } from "./unknown-words.ts";

test("a word that the spelling check doesn’t know is asked once, and each is noted, corrected or left to be asked again", () => {
  const words = parseUnknownWords(
    "content/people.yaml\t2\tWhoo\tWho, Whom\ncontent/people.yaml\t4\tKota\ncontent/site.yaml\t9\tKota\ncontent/site.yaml\t9\tSunderpur\ncontent/hi/site.yaml\t3\tसुंदरपुर\t\n",
  );
  expect(words.map(({ word, places, suggestions }) => [word, places.length, suggestions])).toEqual([
    ["Whoo", 1, ["Who", "Whom"]],
    ["Kota", 2, []],
    ["Sunderpur", 1, []],
    ["सुंदरपुर", 1, []],
  ]);
  const history = new ChangeHistory();
  const save = vi.spyOn(history, "save").mockReturnValue(undefined as never);
  const line = (readText("people.yaml") ?? "")
    .split("\n")
    .findIndex((text) => /answers: .*\band\b/.test(text));
  expect(line).toBeGreaterThan(-1);
  const form = new FormData();
  form.append("right", "Kota");
  form.append("right", "सुंदरपुर");
  form.append("instead:and", "und");
  const known = { word: "and", places: [{ file: "people.yaml", line: line + 1 }], suggestions: [] };
  settleWords({ history } as never, [...words, known], form);
  const [, edits = []] = save.mock.calls[0] ?? [];
  expect(edits.map(({ file }) => file)).toEqual(["spelling.txt", "spelling-hindi.txt", "people.yaml"]);
  expect(String(edits[0]?.to)).toMatch(/\nKota\n$/);
  expect(String(edits[1]?.to)).toMatch(/\nसुंदरपुर\n$/);
  expect(String(edits[2]?.to).split("\n")[line]).toMatch(/ und /);
});
