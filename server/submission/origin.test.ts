import { expect, test } from "vitest";
import { originOf } from "./origin.ts";

test("a visit that a paid link at Bing led to counts as Microsoft’s advertisement, as Google’s do", () => {
  expect(originOf({ msclkid: "yes", referrer: "www.bing.com", firstPage: "/" }).source).toBe("microsoft ads");
});
