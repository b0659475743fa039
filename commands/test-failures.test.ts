import path from "node:path";
import { expect, test } from "vitest";
import { lacks } from "../tests/lacks.ts";
import { parts } from "./machine.mjs";
import { failuresOfPlaywright, failuresOfVitest, skippedByPlaywright } from "./test-failures.ts";

/** A report as it is read from its file. */
const read = (report: object) => JSON.parse(JSON.stringify(report));

test("each failed test of the server is named at the end with its file", () => {
  const file = path.resolve("tests/server/mail.test.ts");
  const failed = {
    fullName: "a mail is sent",
    status: "failed",
  };
  const passed = { fullName: "a mail is kept", status: "passed" };
  const report = { testResults: [{ name: file, assertionResults: [failed, passed] }] };
  expect(failuresOfVitest(read(report))).toEqual(["tests/server/mail.test.ts: a mail is sent"]);
});

test("a file that could not be run is named", () => {
  const name = path.resolve("tests/server/mail.test.ts");
  const report = { testResults: [{ name, message: "no port is free", assertionResults: [] }] };
  expect(failuresOfVitest(read(report))).toEqual(["tests/server/mail.test.ts could not be run"]);
});

test("each failed test in a browser is named with the window it failed in, also one that passed later", () => {
  const of = (projectName: string, status: string) => ({ projectName, status, annotations: [] });
  const tests = [of("phone", "expected"), of("desktop", "flaky")];
  const specs = [{ title: "the menu opens", file: "site/menu.spec.ts", tests }];
  expect(failuresOfPlaywright(read([{ specs: [], suites: [{ specs }] }]))).toEqual([
    "site/menu.spec.ts (desktop): the menu opens",
  ]);
});

test("what was left out in a browser is counted where the machine lacks something, not where a window has no use for it", () => {
  const of = (description: string) => ({
    projectName: "phone",
    status: "skipped",
    annotations: [{ type: "skip", description }],
  });
  const tests = [of(lacks({ ...parts.fonts, find: () => undefined })[1]), of("a phone has no mouse")];
  const specs = [{ title: "letters", file: "a.spec.ts", tests }];
  expect(skippedByPlaywright(read([{ specs: [], suites: [{ specs }] }]))).toBe(1);
});
