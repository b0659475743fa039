import path from "node:path";
import { expect, test } from "vitest";
import { lacks } from "../tests/lacks.ts";
import { parts } from "./machine.mjs";
import { failuresOfPlaywright, failuresOfVitest, skippedByPlaywright } from "./test-failures.ts";

test("each failed test of the server is named at the end with its file", () => {
  const file = path.resolve("tests/server/mail.test.ts");
  const failed = {
    fullName: "a mail is sent",
    status: "failed",
  };
  const passed = { fullName: "a mail is kept", status: "passed" };
  expect(failuresOfVitest({ testResults: [{ name: file, assertionResults: [failed, passed] }] })).toEqual([
    "tests/server/mail.test.ts: a mail is sent",
  ]);
});

test("a file that could not be run is named", () => {
  const name = path.resolve("tests/server/mail.test.ts");
  expect(
    failuresOfVitest({ testResults: [{ name, message: "no port is free", assertionResults: [] }] }),
  ).toEqual(["tests/server/mail.test.ts could not be run"]);
});

test("each failed test in a browser is named with the window it failed in, also one that passed later", () => {
  const of = (projectName: string, status: string) => ({ projectName, status });
  const tests = [of("phone", "expected"), of("desktop", "flaky")];
  const suites = [{ suites: [{ specs: [{ title: "the menu opens", file: "site/menu.spec.ts", tests }] }] }];
  expect(failuresOfPlaywright(suites)).toEqual(["site/menu.spec.ts (desktop): the menu opens"]);
});

test("what was left out in a browser is counted where the machine lacks something, not where a window has no use for it", () => {
  const of = (description: string) => ({
    projectName: "phone",
    status: "skipped",
    annotations: [{ type: "skip", description }],
  });
  const tests = [of(lacks({ ...parts.fonts, find: () => undefined })[1]), of("a phone has no mouse")];
  expect(
    skippedByPlaywright([{ suites: [{ specs: [{ title: "letters", file: "a.spec.ts", tests }] }] }]),
  ).toBe(1);
});
