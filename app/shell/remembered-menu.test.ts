import { expect, test } from "vitest";
import { menuLabelFor } from "./remembered-menu.ts";

test("a page belongs to its menu entry in any spelling", () => {
  expect(menuLabelFor("/")).toBe("Home");
  expect(menuLabelFor("/ABOUT/")).toBe("About");
  expect(menuLabelFor("/Welcome-page")).toBe("Client");
  expect(menuLabelFor("/outdoor-advertising")).toBe("Services");
  expect(menuLabelFor("/Blog/2")).toBe("Blog");
});

test("Contact, Showcase, career and unknown paths belong to none", () => {
  for (const path of ["/Contact", "/Showcase", "/career", "/Blogger", "/nope"])
    expect(menuLabelFor(path)).toBeUndefined();
});
