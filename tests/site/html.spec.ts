import { expect, test } from "@playwright/test";
import { HtmlValidate } from "html-validate";
import { everyKindOfPage, everyPage } from "../every-page.ts";
import { deep } from "./fixtures.ts";

const validator = new HtmlValidate({
  extends: ["html-validate:standard"],
  rules: {
    // React writes void elements, attribute order and boolean attributes in its own way; all of it is valid HTML.
    "void-style": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "doctype-style": "off",
    "no-trailing-whitespace": "off",
    "long-title": "off",
    "prefer-native-element": "off",
    "no-inline-style": "error",
    "require-sri": "off",
  },
});

for (const path of new Set([...everyKindOfPage, ...everyPage])) {
  const tags = everyKindOfPage.includes(path) ? {} : deep;
  const title = `${path} is valid HTML without style attributes, and asks for no style sheet`;
  test(title, tags, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const report = await validator.validateString(html, path);
    const errors = report.results.flatMap(({ messages }) =>
      messages.map(
        ({ ruleId, message, line, column, selector }) =>
          `${ruleId} at ${line}:${column} ${selector}: ${message}`,
      ),
    );
    expect(errors).toEqual([]);
    expect(html).not.toMatch(/<link[^>]*(modulepreload|stylesheet)/);
  });
}
