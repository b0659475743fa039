import {
  type Document,
  isCollection,
  isScalar,
  isSeq,
  parseDocument,
  type ScalarTag,
  type Tags,
  type ToStringOptions,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";

export type Path = readonly (string | number)[];
export type Value = string | number | boolean;

/** How an entry is written on lines of its own; a gap stays one. */
export const inBlocks: ToStringOptions = {
  lineWidth: 0,
  nullStr: "",
  defaultStringType: "QUOTE_DOUBLE",
  defaultKeyType: "PLAIN",
};

const plain: ToStringOptions = { lineWidth: 0, nullStr: "" };

/** A YAML text in which some values are others, in the quotes that were there; a list of texts may be longer or shorter. */
export function setValues(yaml: string, changes: { path: Path; value: unknown }[]): string {
  return edited(yaml, (document) => {
    for (const { path, value } of changes) setValue(document, path, value);
  });
}

function setValue(document: Document, path: Path, value: unknown): void {
  const node = document.getIn(path, true);
  if (Array.isArray(value) && isSeq(node)) {
    node.items.splice(value.length);
    for (const [index, one] of value.entries()) setValue(document, [...path, index], one);
    return;
  }
  // What is empty needs its quotes for that alone.
  if (isScalar(node) && node.value === "") node.type = "PLAIN";
  document.setIn(path, value);
}

/**
 * A YAML text with one more field in a map.
 * @param order all fields of the map, in the order in which they are usually written
 * @param blocks whether a group or list is written on lines of its own rather than on one
 */
export function addField(
  yaml: string,
  path: Path,
  key: string,
  value: unknown,
  order: readonly string[],
  blocks = false,
): string {
  return edited(yaml, (document) => {
    document.contents ??= document.createNode({});
    const { items } = collectionAt(document, path) as YAMLMap;
    const before = order.slice(0, Math.max(0, order.indexOf(key)));
    const above = items.findLastIndex(({ key: name }) => before.includes(String(name)));
    items.splice(above + 1, 0, document.createPair(key, value, { flow: !blocks }));
    return blocks ? inBlocks : plain;
  });
}

/** A YAML text without one field of a map. */
export function removeField(yaml: string, path: Path): string {
  return edited(yaml, (document) => {
    document.deleteIn(path);
  });
}

/** A YAML text in which a field of a map has another name. */
export function renameField(yaml: string, path: Path, name: string): string {
  return edited(yaml, (document) => {
    const { items } = collectionAt(document, path.slice(0, -1)) as YAMLMap;
    const key = items.find((pair) => String(pair.key) === path.at(-1))?.key;
    if (isScalar(key)) key.value = name;
  });
}

/** A YAML text with one more entry at the end of a list, on one line where the last one is. */
export function addEntry(yaml: string, path: Path, entry: unknown): string {
  return edited(yaml, (document) => {
    const { items } = collectionAt(document, path) as YAMLSeq;
    const last = items.at(-1);
    const flow = isCollection(last) && last.flow === true;
    const more = document.createNode(entry, { flow });
    more.spaceBefore = items.length > 1 && (last as typeof more).spaceBefore === true;
    items.push(more);
    return flow ? plain : inBlocks;
  });
}

/** A YAML text without one entry of a list; the notes above the entry go with it. */
export function removeEntry(yaml: string, path: Path, index: number): string {
  return removeField(yaml, [...path, index]);
}

/** A YAML text in which an entry of a list has changed places with the one above it. */
export function moveUp(yaml: string, path: Path, index: number): string {
  return edited(yaml, (document) => {
    const { items } = collectionAt(document, path) as YAMLSeq<{ spaceBefore?: boolean }>;
    const [above, own] = items.slice(index - 1, index + 1);
    if (!above || !own) return;
    [above.spaceBefore, own.spaceBefore] = [own.spaceBefore ?? false, above.spaceBefore ?? false];
    items.splice(index - 1, 2, own, above);
  });
}

function collectionAt(document: Document, path: Path): unknown {
  return path.length > 0 ? document.getIn(path, true) : document.contents;
}

/** A YAML text after a change to its document; notes, quotes and what stands on one line stay as they are. */
function edited(yaml: string, change: (document: Document) => ToStringOptions | undefined): string {
  const document = parseDocument(yaml.replaceAll("\r\n", "\n"), { keepSourceTokens: true, customTags });
  const options = change(document) ?? plain;
  visit(document, {
    Seq: (_, list) => padded(list, ""),
    Map: (_, map) => padded(map, " "),
  });
  const text = document.toString(options);
  return yaml.includes("\r\n") ? text.replaceAll("\n", "\r\n") : text;
}

/** Brackets stand close to what they hold, braces apart from it. */
function padded(node: YAMLMap | YAMLSeq, flowCollectionPadding: string): void {
  const written = node.toString.bind(node);
  node.toString = (context, ...more) => written(context && { ...context, flowCollectionPadding }, ...more);
}

/** A text that wasn't changed is written as it was, whatever its signs. */
function customTags(tags: Tags): Tags {
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
