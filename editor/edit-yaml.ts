import { isDeepStrictEqual } from "node:util";
import {
  type Document,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  parse,
  parseDocument,
  type ScalarTag,
  type Tags,
  type ToStringOptions,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import { isGroup } from "../app/data/hindi.server.ts";
import { getField } from "../app/data/open-content.server.ts";
import { keepLineEnds } from "./content-file.ts";

export type Path = readonly (string | number)[];

export type Value = string | number | boolean;

/** How a text is written; a gap stays one. */
const plainStyle: ToStringOptions = { lineWidth: 0, nullStr: "" };

export const blockStyle: ToStringOptions = {
  ...plainStyle,
  defaultStringType: "QUOTE_DOUBLE",
  defaultKeyType: "PLAIN",
};

/**
 * A YAML text that says something else; what it says already stays as it is written, in the quotes that were there.
 * @param value what it is to say; a new field comes after those that stand before it here
 * @param blocks whether a new group or list is written on lines of its own rather than on one
 */
export function rewriteYaml(yaml: string, value: unknown, blocks = false): string {
  if (isDeepStrictEqual(parse(yaml), value)) return yaml;
  return editDocument(yaml, (document) => {
    document.contents ??= document.createNode({});
    setNode(document, [], value, !blocks);
    return blocks ? blockStyle : plainStyle;
  });
}

function setNode(document: Document, path: Path, value: unknown, flow: boolean): void {
  const node = document.getIn(path, true);
  if (isSeq(node) && Array.isArray(value)) {
    node.items.splice(value.length);
    for (const [index, entry] of value.entries())
      if (index < node.items.length) setNode(document, [...path, index], entry, flow);
      else appendEntry(document, node, entry);
  } else if (isMap(node) && isGroup(value)) {
    node.items = node.items.filter(({ key }) => String(key) in value);
    const keys = Object.keys(value);
    for (const [index, key] of keys.entries()) {
      if (node.has(key)) setNode(document, [...path, key], value[key], flow);
      else {
        const above = node.items.findLastIndex((pair) => keys.indexOf(String(pair.key)) < index);
        node.items.splice(above + 1, 0, document.createPair(key, value[key], { flow }));
      }
    }
  } else {
    // What is empty needs its quotes for that alone.
    if (isScalar(node) && node.value === "" && value !== "") node.type = "PLAIN";
    document.setIn(path, value);
  }
}

/** Facts with others at a path; where these are undefined, without the field and the groups that held nothing else. */
export function setField(facts: unknown, [part, ...path]: Path, value: unknown): unknown {
  if (part === undefined) return value;
  const inner = setField(getField(facts, part), path, value);
  if (Array.isArray(facts)) return facts.with(Number(part), inner ?? null);
  if (inner !== undefined) return { ...Object(facts), [part]: inner };
  const { [part]: _, ...fields } = Object(facts);
  return Object.keys(fields).length > 0 ? fields : undefined;
}

/** A YAML text without a field of a map, or an entry of a list; the notes above it go with it. */
export function removeIn(yaml: string, path: Path): string {
  return editDocument(yaml, (document) => void document.deleteIn(path));
}

/** A YAML text with one more entry at the end of a list, on one line where the last one is. */
export function addEntry(yaml: string, path: Path, entry: unknown): string {
  return editDocument(yaml, (document) =>
    appendEntry(document, document.getIn(path, true) as YAMLSeq, entry) ? plainStyle : blockStyle,
  );
}

function appendEntry(document: Document, { items }: YAMLSeq, entry: unknown): boolean {
  const last = items.at(-1);
  const flow = isCollection(last) && last.flow === true;
  const more = document.createNode(entry, { flow });
  more.spaceBefore = items.length > 1 && (last as typeof more).spaceBefore === true;
  items.push(more);
  return flow;
}

export function moveEntryUp(yaml: string, path: Path): string {
  return editDocument(yaml, (document) => {
    const { items } = document.getIn(path.slice(0, -1), true) as YAMLSeq<{ spaceBefore?: boolean }>;
    const index = Number(path.at(-1));
    const [above, entry] = items.slice(index - 1, index + 1);
    if (!above || !entry) return;
    [above.spaceBefore, entry.spaceBefore] = [entry.spaceBefore ?? false, above.spaceBefore ?? false];
    items.splice(index - 1, 2, entry, above);
  });
}

/** A YAML text after a change to its document; notes, quotes and what stands on one line stay as they are. */
function editDocument(yaml: string, change: (document: Document) => ToStringOptions | undefined): string {
  const source = yaml.replaceAll("\r\n", "\n");
  const document = parseDocument(source, { keepSourceTokens: true, customTags: keepSource });
  const options = change(document) ?? plainStyle;
  visit(document, { Seq: (_, list) => setPadding(list, ""), Map: (_, map) => setPadding(map, " ") });
  return keepLineEnds(yaml, document.toString(options));
}

/** Brackets stand close to what they hold, braces apart from it. */
function setPadding(node: YAMLMap | YAMLSeq, flowCollectionPadding: string): void {
  const written = node.toString.bind(node);
  node.toString = (context, ...more) => written(context && { ...context, flowCollectionPadding }, ...more);
}

/** A text that wasn't changed is written as it was, whatever its signs. */
function keepSource(tags: Tags): Tags {
  return tags.map((tag) => {
    if (typeof tag === "string" || tag.tag !== "tag:yaml.org,2002:str") return tag;
    const { stringify } = tag as ScalarTag;
    return {
      ...tag,
      stringify: (node, ...context) =>
        node.srcToken?.type === "double-quoted-scalar" && node.source === node.value
          ? node.srcToken.source
          : (stringify?.(node, ...context) ?? ""),
    } as ScalarTag;
  });
}
