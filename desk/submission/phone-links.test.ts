import { expect, test } from "vitest";
import { phoneLinks } from "./phone-links.ts";

test.each([
  ["98930 12345", "tel:9893012345", "https://wa.me/919893012345"],
  ["098930-12345", "tel:09893012345", "https://wa.me/919893012345"],
  ["+91 98930 12345", "tel:+919893012345", "https://wa.me/919893012345"],
  ["0091 98930 12345", "tel:00919893012345", "https://wa.me/919893012345"],
  ["+44 20 7946 0000", "tel:+442079460000", "https://wa.me/442079460000"],
])("%s leads to the telephone and to a chat", (written, call, chat) => {
  expect(phoneLinks(written)).toEqual({ call, chat });
});

test.each(["call me", "12", "<script>1234567890123456789</script>"])("%s leads nowhere", (written) => {
  expect(phoneLinks(written)).toBeUndefined();
});
