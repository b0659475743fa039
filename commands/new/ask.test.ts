import { expect, test } from "vitest";
import { answersTo } from "./ask.ts";
import { society } from "./society.ts";

/** Somebody who says these things one after the other, and what was said to them. */
function somebody(...answers: string[]) {
  const heard: string[] = [];
  return {
    heard,
    say: async (question: string) => {
      heard.push(question);
      return answers.shift() ?? "";
    },
  };
}

test("what isn't given is asked for, and nothing said is what is usual", async () => {
  const { heard, say } = somebody("", "Lotus Court");
  const questions = society.questions.filter(({ name }) => ["name", "address", "people"].includes(name));
  expect(await answersTo(questions, { people: "100" }, say)).toEqual({
    name: "Lotus Court",
    address: "Raipur",
    people: "100",
  });
  expect(heard).toEqual([
    "The society’s name\n> ",
    "  write at least 1 character here\n> ",
    "Where it is\n  [Raipur]\n> ",
  ]);
});

test("an answer that the site would refuse is refused with the same words, until it can be taken", async () => {
  const { heard, say } = somebody("301", "many", "300");
  const questions = society.questions.filter(({ name }) => name === "flats");
  expect(await answersTo(questions, {}, say)).toEqual({ flats: "300" });
  expect(heard[1]).toBe("  write a number of at most 300\n> ");
  expect(heard[2]).toContain("write a number without quotes");
});
