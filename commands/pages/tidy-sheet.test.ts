import { expect, test } from "vitest";
import { tidySheet } from "./tidy-sheet.ts";

test("a layer's rules stand together, after the order of all layers", () => {
  const css = "@layer parts{.a{color:red}}@layer base{p{margin:0}}@layer parts{.b{color:blue}}";
  expect(tidySheet(css, "@layer base,parts;")).toBe(
    "@layer base,parts;@layer parts{.a{color:red}.b{color:blue}}@layer base{p{margin:0}}",
  );
});

test("a rule that several sheets brought along stands once, where it was last", () => {
  const css = "@layer parts{.a{color:red}.b{color:blue}}@layer parts{.a{color:red}.c{color:green}}";
  expect(tidySheet(css, "")).toBe("@layer parts{.b{color:blue}.a{color:red}.c{color:green}}");
});
