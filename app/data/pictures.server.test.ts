import { expect, test } from "vitest";
import { openContent, withContent } from "./open-content.server.ts";
import { findPictureRules } from "./pictures.server.ts";

const open = (focus: string) =>
  openContent(process.cwd(), {
    "content/pictures/photographs.yaml": `gate: { alt: "A board at a gate, its words at the left", focus: ${focus} }\n`,
  });

test("a page is told what stays in view of its pictures where they are cut", () => {
  withContent(open("10% 100%"), () => {
    expect(findPictureRules(["gate"])).toBe(".ph-gate{--focus-at:10% 100%}");
    expect(findPictureRules(["home-hero"])).not.toContain("--focus-at");
  });
});

test.each(["left", "10%", "101% 0%", "10% 5px"])(
  "“%s” is refused as the place that stays in view",
  (focus) => {
    expect(() => withContent(open(focus), () => findPictureRules(["gate"]))).toThrow(
      /gate\.focus: .*50% 30%/,
    );
  },
);
