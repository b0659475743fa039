import { expect, test } from "vitest";
import { checkContent } from "../../app/check-content.server.ts";
import { asksToLookAt } from "./asks.ts";
import { textOf } from "./content-file.ts";
import { schemaOf, shapeOf } from "./shape.ts";

checkContent();

function asked(file: string, from: RegExp, to: string): string[] {
  const before = textOf(file) ?? "";
  expect(before).toMatch(from);
  const shape = shapeOf(schemaOf(file) as NonNullable<ReturnType<typeof schemaOf>>);
  return asksToLookAt(file, shape, before, before.replace(from, to)).map(({ field }) => field);
}

test("another picture behind Home’s heading is asked about while its board is painted there", () => {
  expect(asked("pages/home.yaml", /picture: home-hero/, "picture: recent-work-4")).toEqual(["hero.board"]);
});
