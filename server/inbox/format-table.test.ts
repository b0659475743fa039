import { expect, test } from "vitest";
import type { Submission } from "../store/desk/submission-rows.ts";
import { mailStatus } from "./describe-submission.ts";
import { formatTable } from "./format-table.ts";

test("the list of mails that wait says the hour at which each is tried next", () => {
  const tried = { mail: "unmailed", mailAttempts: 12, mailDueAt: "2026-11-23T18:57:00.000Z" };
  expect(formatTable(["Mail"], [[mailStatus(tried as Submission)]])).toContain("24 Nov 2026, 12:27 am");
});
