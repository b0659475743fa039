import { expect, test } from "vitest";
import { checkContent } from "../app/check-content.server.ts";
import { formatFieldPath } from "../app/data/content-error.ts";
import { mergeDraft } from "./merge-draft.ts";
import { findSchema, toShape } from "./shape.ts";

test("what two people changed at once is laid together, wherever it has moved to; what both changed is told", () => {
  checkContent();
  const merge = (draft: string, now: string, from: string, choice?: string) => {
    const schema = findSchema("clients.yaml");
    const { conflicts, ...merged } = mergeDraft(
      "clients.yaml",
      schema && toShape(schema),
      [1],
      from,
      draft,
      now,
      () => choice,
    );
    return {
      ...merged,
      conflicts: conflicts.map(({ path, mine, theirs }) => `${formatFieldPath(path)}: ${mine} or ${theirs}`),
    };
  };
  const client = (key: string, name: string, trade = "Tea") =>
    `- key: ${key}\n  name: ${name}\n  trade: ${trade}\n`;
  const [dhoop, setu, zaika, amber] = [
    client("dhoop", "Dhoop"),
    client("setu", "Setu"),
    client("zaika", "Zaika"),
    client("amber", "Amber"),
  ];
  const from = dhoop + setu;
  const named = client("setu", "Setu House");
  expect(merge(dhoop + named + zaika, amber + setu, from)).toEqual({
    at: [1],
    draft: amber + named + zaika,
    conflicts: [],
  });
  expect(merge(dhoop + named, client("setu", "Setu", "Cement"), from)).toEqual({
    at: [0],
    draft: client("setu", "Setu House", "Cement"),
    conflicts: [],
  });
  expect(merge(setu + dhoop, from + zaika, from).draft, "in her order").toBe(setu + dhoop + zaika);
  expect(merge(dhoop + named, dhoop + client("setu", "Setu Hall"), from)).toEqual({
    at: [1],
    draft: dhoop + named,
    conflicts: ["(entry 2).name: Setu House or Setu Hall"],
  });
  const renamed = [dhoop + named, dhoop + client("setu", "Setu Hall"), from] as const;
  expect(renamed.slice(0, 2)).toEqual(["mine", "theirs"].map((choice) => merge(...renamed, choice).draft));
  const removed = [dhoop + named, dhoop, from] as const;
  expect(merge(...removed).conflicts).toEqual(["(entry 2): Setu House or "]);
  expect(merge(...removed, "mine").draft).toBe(dhoop + named);
  expect(merge(...removed, "theirs").draft).toBe(dhoop);
  const [hers, his] = [dhoop, dhoop + client("setu", "Setu Hall")];
  expect(merge(hers, his, from).draft, "nothing is lost before somebody has chosen").toBe(his);
  expect(merge(hers, his, from, "mine").draft).toBe(hers);
});
