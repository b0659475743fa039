import { expect, test } from "vitest";
import { words } from "./words.ts";

test("two people with the same name can be told apart, even once an account is removed", () => {
  const entry = { who: "Olga", what: "erased it", detail: "" };
  expect(words.history({ ...entry, namesake: null })).toBe("Olga erased it");
  const id = "3f2a91cc-0000-4000-8000-000000000000";
  expect(words.history({ ...entry, namesake: { id, email: "olga@example.com" } })).toBe(
    "Olga (olga@example.com) erased it",
  );
  expect(words.history({ ...entry, namesake: { id, email: null } })).toBe(
    "Olga (a removed account, 3f2a91cc) erased it",
  );
});
