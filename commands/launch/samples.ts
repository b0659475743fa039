import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { isMap, isScalar, isSeq, LineCounter, parseDocument, visit, type YAMLMap } from "yaml";

/** Something to be settled before the site goes live, on one line for people. */
export type Finding = string;

/** Every fact of `content/` that says of itself that it is made up, with file and line. */
export function samplesIn(root: string): Finding[] {
  return globSync("content/**/*.{yaml,yml}", { cwd: root })
    .map((file) => file.split(path.sep).join("/"))
    .sort()
    .flatMap((file) => samplesOf(file, readFileSync(path.join(root, file), "utf8")));
}

function samplesOf(file: string, source: string): Finding[] {
  const counter = new LineCounter();
  const document = parseDocument(source, { lineCounter: counter });
  const at = (offset = 0) => `${file}:${counter.linePos(offset).line}`;
  const found: Finding[] = [];
  visit(document, {
    Map(_key, map, above) {
      if (map.get("sample") !== true) return;
      const pair = above.at(-1) as { key?: unknown } | undefined;
      const under = pair && "key" in pair && isScalar(pair.key) ? `${pair.key.value} ` : "";
      found.push(
        `${at(map.range?.[0])}  ${under}“${nameOf(map)}” is a sample; put your own and take out its “sample: true”`,
      );
    },
  });
  const listed = document.has("samples") ? document.get("samples", true) : undefined;
  if (isSeq(listed))
    for (const item of listed.items) {
      if (!isScalar(item)) continue;
      const name = String(item.value);
      const fact = document.get(name, true);
      const place = at(isScalar(fact) ? fact.range?.[0] : item.range?.[0]);
      found.push(`${place}  ${name} is a sample; put your own and take “${name}” out of the list “samples”`);
    }
  return found;
}

/** What people know a fact by: the first of these that it has, else its first text. */
function nameOf(map: YAMLMap): string {
  const named = ["name", "title", "what", "client", "shown", "street", "url", "number"].map((key) =>
    map.get(key),
  );
  const first = [...named, ...map.items.map(({ value }) => (isScalar(value) ? value.value : undefined))];
  return String(first.find((one) => typeof one === "string") ?? (isMap(map) ? "this entry" : ""));
}
