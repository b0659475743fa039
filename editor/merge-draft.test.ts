import { expect, test } from "vitest";
import { checkContent } from "../app/check-content.server.ts";
import { mergeDraft } from "./merge-draft.ts";
import { findSchema, toShape } from "./shape.ts";

test("what two people changed at once is laid together, wherever it has moved to; what both changed is told", () => {
  checkContent();
  const merge = (draft: string, now: string | undefined, from: string) => {
    const schema = findSchema("clients.yaml");
    const { conflicts, ...merged } = mergeDraft(
      "clients.yaml",
      schema && toShape(schema),
      [1],
      from,
      draft,
      now,
    );
    return {
      ...merged,
      conflicts: conflicts.map(({ field, remedy }) => `${field}: ${/“.*”|anything|taken out/.exec(remedy)}`),
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
    conflicts: ["(entry 2).name: “Setu Hall”"],
  });
  expect(merge(dhoop + named, dhoop, from).conflicts).toEqual(["(entry 2): null"]);
  expect(merge(dhoop + named, undefined, from).conflicts).toEqual([": taken out"]);
});
