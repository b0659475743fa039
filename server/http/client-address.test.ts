import type { Socket } from "node:net";
import { describe, expect, test } from "vitest";
import { clientAddress } from "./client-address.ts";

describe("the limit per address", () => {
  test.each([
    ["203.0.113.7", undefined, 0, "203.0.113.7"],
    ["::ffff:203.0.113.7", undefined, 0, "203.0.113.7"],
    ["2001:db8:1:2:3:4:5:6", undefined, 0, "2001:db8:1:0::/56"],
    ["2001:db8:1:2::9", undefined, 0, "2001:db8:1:0::/56"],
    ["2001:db8:1:1ff::9", undefined, 0, "2001:db8:1:100::/56"],
    ["2001:0DB8::1", undefined, 0, "2001:db8:0:0::/56"],
    ["::1", undefined, 0, "0:0:0:0::/56"],
    ["10.0.0.1", "1.1.1.1, 2.2.2.2", 0, "10.0.0.1"],
    ["10.0.0.1", "1.1.1.1, 2.2.2.2", 1, "2.2.2.2"],
    ["10.0.0.1", "1.1.1.1, 2.2.2.2", 2, "1.1.1.1"],
    ["10.0.0.1", "1.1.1.1", 5, "1.1.1.1"],
    ["10.0.0.1", undefined, 1, "10.0.0.1"],
    ["10.0.0.1", "2.2.2.2:51234", 1, "2.2.2.2"],
    ["10.0.0.1", "[2001:db8::5]:443", 1, "2001:db8:0:0::/56"],
    ["10.0.0.1", "rubbish", 1, "unknown"],
    ["10.0.0.1", "x2.2.2.2:51234", 1, "unknown"],
    ["10.0.0.1", "2.2.2.2:51234x", 1, "unknown"],
    ["10.0.0.1", " , 2.2.2.2 ", 3, "2.2.2.2"],
    ["10.0.0.1", "192.0.2.10:443", 1, "192.0.2.10"],
    ["10.0.0.1", "[::FFFF:192.0.2.10]:443", 1, "192.0.2.10"],
    ["10.0.0.1", "[2001:db8:1:2:3:4:5:6]", 1, "2001:db8:1:0::/56"],
    ["1::6:7:8:9:a:b", undefined, 0, "1:0:6:0::/56"],
    ["64:ff9b::192.0.2.33", undefined, 0, "64:ff9b:0:0::/56"],
    ["::FFFF:192.0.2.10", undefined, 0, "192.0.2.10"],
    ["64:ff9b::ffff:192.0.2.33", undefined, 0, "64:ff9b:0:0::/56"],
    ["::ffff:198.51.100.77", undefined, 0, "198.51.100.77"],
    ["10.0.0.1", "198.51.100.77:443", 1, "198.51.100.77"],
    ["10.0.0.1", "::ffff:192.0.2.10x", 1, "unknown"],
    ["10.0.0.1", "2001:[db8::5", 1, "unknown"],
    ["fe80::1%eth0", undefined, 0, "fe80:0:0:0::/56"],
    ["1:2:3::", undefined, 0, "1:2:3:0::/56"],
    ["1:2::6:7:8", undefined, 0, "1:2:0:0::/56"],
    ["::6:7:8", undefined, 0, "0:0:0:0::/56"],
    ["::2:3:4:5:6:7:8", undefined, 0, "0:2:3:0::/56"],
    [undefined, undefined, 0, "unknown"],
  ])(
    "a connection from %s, forwarded for %s, %i hops trusted, counts as %s",
    (socket, forwarded, hops, expected) => {
      const request = {
        socket: { remoteAddress: socket } as Socket,
        headers: { "x-forwarded-for": forwarded },
      };
      expect(clientAddress(request, hops)).toBe(expected);
    },
  );
});
