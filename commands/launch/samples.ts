import { isMap, isScalar, isSeq, LineCounter, parseDocument, visit, type YAMLMap } from "yaml";
import { fieldsOf } from "../../app/data/content-place.ts";
import { openContent } from "../../app/data/open-content.server.ts";

/** Something to settle before the site goes live, on one line. */
export type Finding = string;

/** Every fact of `content/` that is marked as made up, with file and line. */
export function samplesIn(root: string): Finding[] {
  const { files, bytes } = openContent(root);
  return files()
    .filter((file) => /\.(ya?ml|md)$/.test(file))
    .flatMap((file) => samplesOf(file, String(bytes(file))));
}

function samplesOf(file: string, source: string): Finding[] {
  const counter = new LineCounter();
  const { yaml, linesAbove } = fieldsOf(file, source);
  const document = parseDocument("\n".repeat(linesAbove) + yaml, { lineCounter: counter });
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

/** A recognisable name for a fact: the first of these fields, else its first text. */
function nameOf(map: YAMLMap): string {
  const named = ["name", "title", "what", "client", "shown", "street", "url", "number"].map((key) =>
    map.get(key),
  );
  const first = [...named, ...map.items.map(({ value }) => (isScalar(value) ? value.value : undefined))];
  return String(first.find((one) => typeof one === "string") ?? (isMap(map) ? "this entry" : ""));
}
