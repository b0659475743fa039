import { describe, expect, test } from "vitest";
import { clientAddress } from "./client-address.ts";

describe("the limit per address", () => {
  test.each([
    ["203.0.113.7", undefined, 0, "203.0.113.7"],
    ["::ffff:203.0.113.7", undefined, 0, "203.0.113.7"],
    ["2001:db8:1:2:3:4:5:6", undefined, 0, "2001:db8:1:2::/64"],
    ["2001:db8:1:2::9", undefined, 0, "2001:db8:1:2::/64"],
    ["2001:0DB8::1", undefined, 0, "2001:db8:0:0::/64"],
    ["::1", undefined, 0, "0:0:0:0::/64"],
    ["10.0.0.1", "1.1.1.1, 2.2.2.2", 0, "10.0.0.1"],
    ["10.0.0.1", "1.1.1.1, 2.2.2.2", 1, "2.2.2.2"],
    ["10.0.0.1", "1.1.1.1, 2.2.2.2", 2, "1.1.1.1"],
    ["10.0.0.1", "1.1.1.1", 5, "1.1.1.1"],
    ["10.0.0.1", undefined, 1, "10.0.0.1"],
    ["10.0.0.1", "2.2.2.2:51234", 1, "2.2.2.2"],
    ["10.0.0.1", "[2001:db8::5]:443", 1, "2001:db8:0:0::/64"],
    ["10.0.0.1", "rubbish", 1, "unknown"],
    [undefined, undefined, 0, "unknown"],
  ])(
    "a connection from %s, forwarded for %s, %i hops trusted, counts as %s",
    (socket, forwarded, hops, expected) => {
      expect(clientAddress(socket, forwarded, hops)).toBe(expected);
    },
  );
});
