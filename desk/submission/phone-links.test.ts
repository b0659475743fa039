import { expect, test } from "vitest";
import { buildPhoneLinks } from "./phone-links.ts";

test.each([
  ["98930 12345", "9893012345", "919893012345"],
  ["९८२६० ५५५६६", "9826055566", "919826055566"],
  ["+91 98930 12345", "+919893012345", "919893012345"],
  ["077140 12345", "07714012345", "917714012345"],
  ["+91 7714 012 345", "+917714012345", "917714012345"],
  ["07000123456", "07000123456", "917000123456"],
  ["+65 6123 4567", "+6561234567", "6561234567"],
])("%s gives a telephone link and a chat link", (phone, call, chat) => {
  expect(buildPhoneLinks(phone)).toEqual({ call: `tel:${call}`, chat: `https://wa.me/${chat}` });
});

test.each([
  ["0771 222 3344", "07712223344"],
  ["07714012345", "07714012345"],
  ["+91 771 401 2345", "+917714012345"],
  ["+91 (0) 771 4012345", "+9107714012345"],
  ["022 2345 6789", "02223456789"],
  ["1800 123 4567", "18001234567"],
])("%s, a landline, gives only a telephone link", (phone, call) => {
  expect(buildPhoneLinks(phone)).toEqual({ call: `tel:${call}`, chat: undefined });
});

test.each(["call me", "12", "<script>1234567890123456789</script>"])("%s gives no link", (phone) => {
  expect(buildPhoneLinks(phone)).toBeUndefined();
});
