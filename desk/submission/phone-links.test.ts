import { expect, test } from "vitest";
import { phoneLinks } from "./phone-links.ts";

test.each([
  ["98930 12345", "tel:9893012345", "https://wa.me/919893012345"],
  ["098930-12345", "tel:09893012345", "https://wa.me/919893012345"],
  ["+91 98930 12345", "tel:+919893012345", "https://wa.me/919893012345"],
  ["0091 98930 12345", "tel:00919893012345", "https://wa.me/919893012345"],
  ["+91-9893012345", "tel:+919893012345", "https://wa.me/919893012345"],
  ["919893012345", "tel:919893012345", "https://wa.me/919893012345"],
  ["77140 12345", "tel:7714012345", "https://wa.me/917714012345"],
  ["+65 9123 4567", "tel:+6591234567", "https://wa.me/6591234567"],
  ["+44 20 7946 0000", "tel:+442079460000", "https://wa.me/442079460000"],
])("%s leads to the telephone and to a chat", (written, call, chat) => {
  expect(phoneLinks(written)).toEqual({ call, chat });
});

test.each([
  ["0771 222 3344", "tel:07712223344"],
  ["(0771) 4012345", "tel:07714012345"],
  ["+91 771 4012345", "tel:+917714012345"],
  ["+91 (0) 771 4012345", "tel:+9107714012345"],
  ["07762-234567", "tel:07762234567"],
  ["022 2345 6789", "tel:02223456789"],
  ["2223344", "tel:2223344"],
  ["1800 123 4567", "tel:18001234567"],
])("%s, a landline, leads to the telephone alone", (written, call) => {
  expect(phoneLinks(written)).toEqual({ call, chat: undefined });
});

test.each(["call me", "12", "<script>1234567890123456789</script>"])("%s leads nowhere", (written) => {
  expect(phoneLinks(written)).toBeUndefined();
});
