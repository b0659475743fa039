import path from "node:path";
import { Document, isMap, isScalar } from "yaml";
import { ContentError } from "../../app/data/content-error.ts";
import { fieldOf, listContent, peekContent } from "../../app/data/peek-content.server.ts";
import { addressOf, wrongAddress } from "./address.ts";
import { inYaml, textOf, valueAt } from "./content-file.ts";
import { addEntry, inBlocks, type Path } from "./edit-yaml.ts";
import { type Kind, kinds } from "./kinds.ts";
import { labelOf } from "./labels.ts";
import { inOrder } from "./read-answers.ts";
import { blank, shapeOf } from "./shape.ts";

/** An entry of `content/`: a file of its own, or one of a list, at a place of its file. */
export type Entry = { kind: Kind; file: string; at: Path; title: string; draft: boolean; facts: unknown };

/** The entries of a kind, in the order of their files or list; a notice counts as an article. */
export function entriesOf(kind: Kind): Entry[] {
  const { files } = kind;
  const entry = (file: string, at: Path, facts: unknown) => ({
    ...{ kind, file, at, facts },
    title: String(fieldOf(facts, kind.named) ?? ""),
    draft: fieldOf(facts, "draft") === true,
  });
  if (files)
    return listContent(files.folder, files.ending)
      .map((name) => `${files.folder}/${name}`)
      .map((file) => entry(file, [], peekContent(file)));
  const { files: all = () => [], at = [] } = kind.list ?? {};
  return all().flatMap((file) => {
    const list = valueAt(peekContent(file), at);
    return Array.isArray(list) ? list.map((facts, index) => entry(file, [...at, index], facts)) : [];
  });
}

/** The entry at a place of a file; undefined where none of a kind is there. */
export function entryAt(file: string, at: Path): Entry | undefined {
  const kind = kindAt(file, at);
  return kind && entriesOf(kind).find((one) => one.file === file && one.at.join() === at.join());
}

/** The kind of an entry that a file is, or that stands at a place of a list, even before it is saved. */
export function kindAt(file: string, at: Path): Kind | undefined {
  return Object.values(kinds).find(({ files, list }) =>
    files
      ? at.length === 0 && path.dirname(file) === files.folder && path.extname(file) === files.ending
      : at.length > 0 && list?.files().includes(file),
  );
}

/**
 * A new entry as a draft: the text of its file, and where in it the entry stands. Nothing is written.
 * @throws ContentError where the name is missing or taken
 */
export function beginEntry(
  kind: Kind,
  name: string,
): { file: string; at: Path; text: string; facts: unknown } {
  const address = addressOf(name);
  const shape = shapeOf(kind.schema);
  const { files } = kind;
  const { files: lists = () => [], at = [] } = kind.list ?? {};
  const [file = ""] = files
    ? [`${files.folder}/${files.small ? address.toLowerCase() : address}${files.ending}`]
    : lists();
  const refuse = (remedy: string) => new ContentError(`content/${file}`, kind.named, remedy);
  if (name === "") throw refuse("write its name first");
  const facts = inOrder(shape, {
    ...Object(blank(shape)),
    [kind.named]: name,
    ...kind.begins(name, address),
    draft: true,
  });
  if (files) {
    const wrong = wrongAddress(address, files.below, file);
    if (wrong) throw refuse(wrong);
    const yaml = explained(file, facts);
    const text = files.ending === ".md" ? `---\n${yaml}---\n\n${kind.body ?? ""}` : yaml;
    return { file, at: [], text, facts };
  }
  const all = entriesOf(kind);
  if (all.some(({ title }) => title.toLowerCase() === name.toLowerCase()))
    throw refuse(
      `there is a ${kind.title.toLowerCase()} called “${name}” already; give this one another name`,
    );
  const text = inYaml(file, textOf(file) ?? "", (yaml) => addEntry(yaml, at, facts));
  return { file, at: [...at, all.filter((one) => one.file === file).length], text, facts };
}

/** Fields as YAML, each with what it is for in a note above it. */
function explained(file: string, facts: unknown): string {
  const document = new Document(facts);
  if (isMap(document.contents))
    for (const { key } of document.contents.items)
      if (isScalar(key)) {
        const { label, hint } = labelOf(file, [String(key.value)]);
        key.commentBefore = ` ${[label, hint].filter(Boolean).join(". ")}`;
      }
  return document.toString(inBlocks);
}
