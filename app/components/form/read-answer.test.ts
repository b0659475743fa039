import { expect, test } from "vitest";
import { explain, readFormAnswer } from "./read-answer.ts";

test("an answer that is a JSON object is read", () => {
  expect(readFormAnswer('{"success":true}')).toEqual({ success: true });
});

test.each(["<html>", "", "null", "7", '"yes"'])(
  "what is no JSON object, such as “%s”, is no answer",
  (text) => {
    expect(readFormAnswer(text)).toBeUndefined();
  },
);

test("of a refusal the reason and what is wrong with each field are told", () => {
  expect(
    explain({ message: "Please check the form.", errors: { name: "Please enter your name.", age: 7 } }),
  ).toEqual({
    reason: "Please check the form.",
    problems: { name: "Please enter your name." },
  });
});

test.each([undefined, {}, { message: "", errors: null }, { message: 7, errors: "no" }])(
  "an answer that explains nothing, such as %j, is told without a reason",
  (answer) => {
    expect(explain(answer)).toEqual({});
  },
);
