import { expect, test } from "vitest";
import { repliesTo, replyTexts } from "./reply-texts.ts";

test("invisible characters in a pasted title are taken out, because the record names it", () => {
  const id = "3f2a91cc-0000-4000-8000-00000000001a";
  const parse = (title: string) =>
    replyTexts.safeParse({ version: 0, texts: [{ id, title, text: "Hello" }] });
  expect(parse("Price\0list\u202e").data?.texts[0]?.title).toBe("Price list");
  expect(parse("\0").error?.issues[0]?.message).toBe("no title");
});

test("an applicant is offered no text for customers, nor a customer one for applicants", () => {
  const texts = (["", "enquiry", "application", undefined] as const).map((kind, at) => ({
    ...{ id: String(at), title: "", text: "" },
    kind,
  }));
  const offered = (kind: "enquiry" | "application") => repliesTo(kind, texts).map(({ id }) => id);
  expect([offered("enquiry"), offered("application")]).toEqual([
    ["0", "1", "3"],
    ["0", "2", "3"],
  ]);
});
