import path from "node:path";
import { expect, test } from "vitest";
import { lacks } from "../tests/lacks.ts";
import { parts } from "./machine.mjs";
import { failuresOfPlaywright, failuresOfVitest, skippedByPlaywright } from "./test-failures.ts";

test("each failed test of the server is named at the end with its file and why", () => {
  const file = path.resolve("tests/server/mail.test.ts");
  const failed = {
    fullName: "a mail is sent",
    status: "failed",
    failureMessages: [
      "\u001b[31mAssertionError: expected 1 to be 2\u001b[39m\n    at tests/server/mail.test.ts:3:1",
    ],
  };
  const passed = { fullName: "a mail is kept", status: "passed", failureMessages: [] };
  expect(failuresOfVitest({ testResults: [{ name: file, assertionResults: [failed, passed] }] })).toEqual([
    "tests/server/mail.test.ts: a mail is sent\n    AssertionError: expected 1 to be 2",
  ]);
});

test("a file that could not be run is named with why", () => {
  const name = path.resolve("tests/server/mail.test.ts");
  expect(
    failuresOfVitest({ testResults: [{ name, message: "no port is free", assertionResults: [] }] }),
  ).toEqual(["tests/server/mail.test.ts\n    no port is free"]);
});

test("each failed test in a browser is named with the window it failed in, also one that passed later", () => {
  const of = (projectName: string, status: string, message?: string) => ({
    projectName,
    status,
    results: [{ status: "failed", ...(message && { error: { message } }) }],
  });
  const tests = [of("phone", "expected"), of("desktop", "flaky", "Error: no menu\n\n  12 | click")];
  const suites = [{ suites: [{ specs: [{ title: "the menu opens", file: "site/menu.spec.ts", tests }] }] }];
  expect(failuresOfPlaywright(suites)).toEqual([
    "site/menu.spec.ts (desktop): the menu opens\n    Error: no menu\n      12 | click",
  ]);
});

test("what was left out in a browser is counted where the machine lacks something, not where a window has no use for it", () => {
  const of = (description: string) => ({
    projectName: "phone",
    status: "skipped",
    annotations: [{ type: "skip", description }],
    results: [],
  });
  const tests = [of(lacks({ ...parts.fonts, find: () => undefined })[1]), of("a phone has no mouse")];
  expect(
    skippedByPlaywright([{ suites: [{ specs: [{ title: "letters", file: "a.spec.ts", tests }] }] }]),
  ).toBe(1);
});
