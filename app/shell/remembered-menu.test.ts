import { expect, test } from "vitest";
import { readSite } from "../data/site.server.ts";
import { menuLabelFor } from "./remembered-menu.ts";

const services = ["/Outdoor-Advertising-in-Raipur", "/Lamp-Posts"];
const labelFor = (path: string) => menuLabelFor(path, readSite().menu, services);

test("a page belongs to its menu entry in any spelling", () => {
  expect(labelFor("/")).toBe("Home");
  expect(labelFor("/ABOUT")).toBe("About");
  expect(labelFor("/Welcome-page")).toBe("Client");
  expect(labelFor("/LAMP-POSTS")).toBe("Services");
  expect(labelFor("/outdoor-advertising")).toBe("Services");
  expect(labelFor("/Blog/2")).toBe("Blog");
});

test("Contact, Showcase, career and unknown paths belong to none", () => {
  for (const path of ["/Contact", "/Showcase", "/career", "/Blogger", "/nope"])
    expect(labelFor(path)).toBeUndefined();
});
