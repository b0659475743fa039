import { expect, test } from "vitest";
import { readAnswer } from "./read-answer.ts";

test("an answer says whether the form was taken", () => {
  expect(readAnswer('{"success":true}')).toEqual({ success: true, reason: "", problems: {} });
  expect(readAnswer('{"success":"yes"}').success).toBe(false);
});

test("of a refusal the reason and what is wrong with each field are told", () => {
  const answer = { message: "Please check the form.", errors: { name: "Please enter your name.", age: 7 } };
  expect(readAnswer(JSON.stringify(answer))).toEqual({
    success: false,
    reason: "Please check the form.",
    problems: { name: "Please enter your name." },
  });
});

test.each(["<html>", "null", "{}", '{"message":"","errors":null}', '{"message":7,"errors":"no"}'])(
  "an answer that explains nothing, such as %s, is told without a reason",
  (text) => {
    expect(readAnswer(text)).toEqual({ success: false, reason: "", problems: {} });
  },
);
