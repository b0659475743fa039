import path from "node:path";
import { type Context, Hono } from "hono";
import { html } from "hono/html";
import { parse } from "yaml";
import { ContentError, formatFieldPath } from "../app/data/content-error.ts";
import { findEnglishFile, toIndexPath } from "../app/data/hindi.server.ts";
import { localizePath } from "../app/data/language-paths.ts";
import { currentContent, getField, peekContent, withContent } from "../app/data/open-content.server.ts";
import { readPaths } from "../app/data/paths.server.ts";
import { readPictureDescriptions, readPictureFacts } from "../app/data/pictures.server.ts";
import { redirectsFile } from "../app/data/redirects.server.ts";
import { parseFieldPath, splitFrontMatter } from "../app/data/yaml.server.ts";
import { waitForPictures } from "./change-history.ts";
import { listFiles, listPictureFiles, parseFields, readText, updateYaml } from "./content-file.ts";
import { describeFile, type Entry, findEntry, listEntries, parseFileQuery } from "./content-index.ts";
import { type Path, removeIn, rewriteYaml, setField } from "./edit-yaml.ts";
import { kinds, type Reference } from "./entry-kinds.ts";
import { syncHindi } from "./hindi-overlay.ts";
import { describeField } from "./labels.ts";
import { type Editor, fileLink, getFileUrl, type Html, pageLayout } from "./page.ts";
import { escapePattern, listFields } from "./search.ts";
import { findSchema, listLeaves, resolvePath, toShape } from "./shape.ts";
import { findingSection, findNewMistakes, openPending, redirectMoved } from "./validation.ts";

/** Taking something out: what goes with it is said first, and all of it goes or nothing. */
export function removalRoutes({ history }: Editor): Hono {
  return new Hono().on(["GET", "POST"], "/out", async (context) => {
    const target = findTarget(context);
    if (!target) return context.notFound();
    if (context.req.method === "GET") return context.html(removalPage(target));
    const { texts, blockers } = withContent(currentContent(), () => new Removal(target));
    if (blockers.length > 0) return context.html(removalPage(target), 422);
    const files = Object.entries(texts).map(([file, to]) => ({ file, from: readText(file), to }));
    const { id } = history.save(`${describeTarget(target)} taken out`, files);
    await waitForPictures(files);
    const name = typeof target === "string" ? "" : `&q=${encodeURIComponent(target.title)}`;
    return context.redirect(`./?saved=${id}${name}`, 303);
  });
}

/** What is to be taken out: an entry, or a picture by its name. */
type Target = Entry | string;

function findTarget(context: Context): Target | undefined {
  const { file, at } = parseFileQuery(context);
  const picture = context.req.query("picture");
  if (picture === undefined) return findEntry(file, at);
  return listPictureFiles(picture).length > 0 ? picture : undefined;
}

function describeTarget(target: Target): string {
  return typeof target === "string" ? `The picture ${target}` : `“${target.title}”`;
}

function removalPage(target: Target): Html {
  const title = `Take out ${describeTarget(target).replace(/^The/, "the")}`;
  const { mentions, unusedPictures, blockers, sentences, move } = new Removal(target);
  const entry = typeof target === "string" ? undefined : target;
  const back = entry ? getFileUrl(entry.file, entry.at) : "pictures";
  return pageLayout(title)`${
    blockers.length > 0
      ? findingSection("These places need something else first", blockers)
      : html`<p>${mentions.length > 0 ? "These places name it. They go with it, together or not at all:" : "No other place names it."}</p>
<ul>${mentions.map((mention) => html`<li>${mention}</li>`)}</ul>
${unusedPictures.length > 0 ? html`<p>Pictures that are shown nowhere else go, too: ${unusedPictures.join(", ")}.</p>` : ""}
${findingSection("These sentences still name it then", sentences, { kind: "advice", note: "Open each, and write it again." })}
${move && html`<p>Whoever comes by its old address, ${move.from}, ${move.to ? html`gets to <b>${move.to}</b>` : "is told that there is no such page"}; another way can be written under ${fileLink(redirectsFile)} afterwards.</p>`}<form method="post"><div class="bar"><button>Take it out</button></div></form>`
  }
<p><a href="${back}">Leave it as it is</a></p>`;
}

/** Something that other places name: an entry’s own names, a picture, a poster. */
type Subject = { type: Reference["type"] | "picture" | "poster"; name: string };

/** What it takes to take something out, and to lead its old address to another. Writes nothing. */
export class Removal {
  /** Files by path below `content/`, with what they hold then; undefined where they go. */
  readonly texts: Record<string, string | undefined> = {};
  /** The places that name it and go along, in words. */
  readonly mentions: string[] = [];
  /** Pictures that no other place shows, which go, too. */
  unusedPictures: string[] = [];
  /** What has to be changed first, because something has to stand in its place. */
  blockers: ContentError[] = [];
  /** The sentences that still name it afterwards, each as the remedy of its place. */
  sentences: ContentError[] = [];
  /** Its own address and where that leads then, to the list that it was on, or nowhere; undefined where nobody has it yet. */
  readonly move?: { from: string; to: string };

  /** Whether it only goes until it is shown again: then its files stay, and other works stand in for its own. */
  readonly #isHiding: boolean;

  /** @param hidden the file of the target as it is to be written, where it becomes a draft */
  constructor(target: Target, hidden?: Record<string, string>) {
    const { texts } = this;
    Object.assign(texts, hidden);
    this.#isHiding = hidden !== undefined;
    const subjects: Subject[] = [];
    const pictures = new Set<string>();
    if (typeof target === "string") subjects.push({ type: "picture", name: target });
    else {
      const { kind, file, at, facts } = target;
      for (const { shape, value } of hidden ? [] : listLeaves(toShape(kind.schema), facts))
        if (shape.names === "picture") pictures.add(String(value));
      for (const [, name = ""] of (readText(file) ?? "").matchAll(/!\[[^\]]*\]\(([\w-]+)\)/g))
        pictures.add(name);
      if (at.length === 0) texts[file] = undefined;
      else if (!hidden) this.#update(file, (yaml) => removeIn(yaml, at));
      const order = Number(getField(facts, "order"));
      for (const entry of order ? listEntries(kind) : []) {
        const newOrder = Number(getField(entry.facts, "order")) - 1;
        if (newOrder >= order)
          this.#update(entry.file, (yaml) => rewriteYaml(yaml, { ...Object(entry.facts), order: newOrder }));
      }
      const drawing = !hidden && kind.getDrawingFile?.(facts);
      if (drawing) texts[drawing] = undefined;
      subjects.push(...kind.listReferences(facts, path.parse(file).name));
    }
    for (const subject of subjects) subjects.push(...this.#removeMentions(subject));
    for (const { type, name } of subjects) if (type === "picture") pictures.delete(name);
    const isUnused = (name: string) => findMentions({ type: "picture", name }, this.#read).length === 0;
    this.unusedPictures = [...pictures].filter(isUnused);
    for (const name of this.unusedPictures) {
      subjects.push({ type: "picture", name });
      this.#removeMentions({ type: "picture", name });
    }
    const removed = subjects.flatMap(({ type, name }) => (type === "picture" ? listPictureFiles(name) : []));
    for (const file of removed) texts[`pictures/${file}`] = undefined;
    const from = subjects.find(({ type }) => type === "page")?.name;
    if (from && typeof target !== "string" && !target.isDraft && !hidden) {
      const to = target.kind.findList?.(target.file) ?? "";
      this.move = { from, to };
      const { inHindi } = readPaths();
      const languages = inHindi.includes(from) ? (["en", "hi"] as const) : (["en"] as const);
      const moves = languages.map((language): [string, string] => [
        localizePath(language, inHindi, from),
        localizePath(language, inHindi, to),
      ]);
      if (to) texts[redirectsFile] = redirectMoved(moves).to;
    }
    for (const [file, to] of Object.entries(texts))
      for (const hindi of syncHindi(file, to)) {
        texts[hindi.file] = hindi.to;
        this.mentions.push(describeFile(hindi.file).title);
      }
    const stories = this.blockers.filter(({ field }) => field === "client").map(({ file }) => file);
    // Of a story that goes, nothing else need be changed.
    this.blockers = this.blockers.filter(({ file, field }) => field === "client" || !stories.includes(file));
    const blockedFiles = this.blockers.map(({ file }) => file);
    const names = removed.map((file) => [path.parse(file).name, undefined]);
    const mistakes = findNewMistakes(texts, Object.fromEntries(names));
    this.blockers.push(...mistakes.filter(({ file }) => !blockedFiles.includes(file)));
    const title = typeof target === "string" ? "" : target.title;
    if (title) this.sentences = withContent(openPending(texts), () => findSentences(title));
  }

  /** A file’s text once what is planned so far is done. */
  readonly #read = (file: string) => (file in this.texts ? this.texts[file] : readText(file)) ?? "";

  #update(file: string, change: (yaml: string) => string): void {
    this.texts[file] = updateYaml(file, this.#read(file), change);
  }

  /** What can go so that a field goes: an optional field, or an entry of a list that may be shorter; undefined for neither. */
  #findRemovable(type: Subject["type"], { file, path }: Mention): Path | undefined {
    const schema = findSchema(file);
    const facts = parseFields(file, this.#read(file));
    for (let length = path.length; schema && length > 0; length -= 1) {
      const candidate = path.slice(0, length);
      const { shape, value } = resolvePath(toShape(schema), facts, candidate.slice(0, -1));
      const last = candidate.at(-1);
      if (typeof last === "number") {
        const list = value as unknown[];
        if (list.length <= Math.max(1, shape.minItems ?? 0) || findEntry(file, candidate)) return undefined;
        // Where a picture only stands beside other words, these are not to go with it.
        const keys = Object.keys(Object(list[last]));
        const isPictureAlone = keys.every((key) => /^(picture|medium|caption|\d+)$/.test(key));
        return type !== "picture" || isPictureAlone ? candidate : undefined;
      }
      if (shape.additionalProperties || !shape.required?.includes(String(last))) return candidate;
    }
    return undefined;
  }

  #block({ file, path }: Mention, remedy: string): void {
    this.blockers.push(new ContentError(`content/${file}`, formatFieldPath(path), remedy));
  }

  /** Takes out every place that names something. @returns what goes along because its own words go */
  #removeMentions(subject: Subject): Subject[] {
    const orphans: Subject[] = [];
    const { type, name } = subject;
    const words = type === "picture" && readPictureDescriptions().get(name)?.file;
    if (words && getField(parseFields(words, this.#read(words)), name))
      this.#update(words, (yaml) => removeIn(yaml, [name]));
    let removed: Mention | undefined;
    for (const mention of findMentions(subject, this.#read)) {
      const { file, path: place } = mention;
      if (removed?.file === file && removed.path.every((part, at) => part === place[at])) continue;
      const title = describeFile(file).title;
      if (place.length === 0) {
        this.texts[file] = unlink(this.#read(file), subject);
        this.mentions.push(`${title}: what leads there in its text, whose words stay`);
        continue;
      }
      const [key = ""] = place;
      const isDescription = file.startsWith("pictures/");
      if (this.#isHiding && file.startsWith("stories/") && type === "client") {
        orphans.push({ type: "page", name: `/work/${path.parse(file).name}` });
        this.#update(file, (yaml) => rewriteYaml(yaml, { ...Object(parse(yaml)), draft: true }));
        this.mentions.push(`${title} becomes a draft`);
        removed = { file, path: [] };
        continue;
      }
      const removable =
        file === "posters.yaml" || (isDescription && !this.#isHiding && this.#canRemovePicture(String(key)))
          ? [key]
          : this.#findRemovable(type, mention);
      if (removable) {
        // A picture’s words are seen by nobody who isn’t shown the picture.
        if (!this.#isHiding || !isDescription) this.#mention(file, removable);
        this.#update(file, (yaml) => removeIn(yaml, removable));
        removed = { file, path: removable };
        if (isDescription && removable.length > 1) this.#removeWorks(String(key), name);
        else if (isDescription) orphans.push({ type: "picture", name: String(key) });
        else if (file === "posters.yaml") orphans.push({ type: "poster", name: String(key) });
      } else if (type === "client" && this.#isHiding) {
        const others = listEntries(kinds.client).filter(({ isDraft }) => !isDraft);
        const keys = others.map(({ facts }) => String(getField(facts, "key")));
        this.#replace(mention, keys.find((key) => key !== name) ?? "");
      } else if (type === "client" && file.startsWith("stories/"))
        this.#block(mention, "this story tells of it; take the story out, or choose another client");
      else this.#block(mention, `it stands here, and this place can’t be empty; choose another ${type}`);
    }
    return orphans;
  }

  /** Takes a picture that has no client any more out of the works; it stays where it is only a picture. */
  #removeWorks(name: string, client: string): void {
    for (const mention of findMentions({ type: "picture", name }, this.#read)) {
      const { file, path, isWork } = mention;
      const isOwnStory = getField(parseFields(file, this.#read(file)), "client") === client;
      if (this.#isHiding ? isOwnStory : !isWork) continue;
      const removable = path.length > 0 && this.#findRemovable("picture", mention);
      const other = this.#isHiding && path.length > 0 && this.#findStandIn(name, client, file);
      if (removable) this.#update(file, (yaml) => removeIn(yaml, removable));
      else if (other) this.#replace(mention, other);
      else if (path.length > 0) this.#block(mention, `“${name}” is its work; choose one of another client`);
      else this.texts[file] = unlink(this.#read(file), { type: "picture", name });
      if (this.#isHiding && (removable || !other)) this.#mention(file, path);
    }
  }

  #mention(file: string, path: Path, more = ""): void {
    const place = [describeFile(file).title, describeField(file, formatFieldPath(path))].filter(Boolean);
    this.mentions.push(place.join(": ") + more);
  }

  #replace({ file, path }: Mention, other: string): void {
    this.#mention(file, path, ` (“${other}” instead)`);
    this.#update(file, (yaml) => rewriteYaml(yaml, setField(parse(yaml), path, other)));
  }

  /** A work of another client, of the same kind and form, that the file doesn’t show yet. */
  #findStandIn(name: string, client: string, file: string): string | undefined {
    const [words, facts, text] = [readPictureDescriptions(), readPictureFacts(), this.#read(file)];
    const drafts = listEntries(kinds.client).filter(({ isDraft }) => isDraft);
    const hidden = [client, ...drafts.map((entry) => getField(entry.facts, "key"))];
    const getForm = (picture: string) => (facts[picture]?.width ?? 0) / (facts[picture]?.height ?? 1);
    const getKind = (picture: string) => words.get(picture)?.medium?.split(/\W/)[0];
    const rate = (other: string) =>
      Math.abs(Math.log(getForm(other) / getForm(name))) + (getKind(other) === getKind(name) ? 0 : 1);
    const others = [...words].filter(
      ([other, { client: owner }]) =>
        owner && !hidden.includes(owner) && facts[other] && !new RegExp(`\\b${other}(?![\\w-])`).test(text),
    );
    return others.map(([other]) => other).sort((a, b) => rate(a) - rate(b))[0];
  }

  #canRemovePicture(name: string): boolean {
    const mentions = findMentions({ type: "picture", name }, this.#read);
    return mentions.every((mention) => mention.path.length === 0 || this.#findRemovable("picture", mention));
  }
}

/** The sentences that name something, in both languages, each as the remedy of its place. */
export function findSentences(name: string): ContentError[] {
  const pattern = new RegExp(
    `[^.!?\\n]*(?<![\\p{L}\\d])${escapePattern(name).replace(/\s+/g, "\\s+")}(?![\\p{L}\\d])[^.!?\\n]*`,
    "iu",
  );
  return listFiles().flatMap((file) =>
    listFields(file).flatMap((field) => {
      const [sentence] = pattern.exec(field.text) ?? [];
      const words = sentence?.replace(/^[\s”’]+|\s+$/g, "");
      return words ? [new ContentError(`content/${file}`, field.name, `“${words}”`)] : [];
    }),
  );
}

/**
 * Those that visitors may read: none of a draft, and no words of a picture that stands nowhere.
 * @param key of a client; where it is one word of the name, sentences may call it by that alone
 */
export function findShownSentences(name: string, key: string): ContentError[] {
  const short = name.split(" ").find((word) => word.toLowerCase() === key);
  return findSentences(short ?? name).filter(({ file: location, field }) => {
    const shown = location.slice("content/".length);
    const file = findEnglishFile(shown) ?? shown;
    const [first = ""] = toIndexPath(peekContent(file), parseFieldPath(field));
    if (/^pictures\//.test(file))
      return listFilesWithPicture(String(first)).some((name) => !findEntry(name, [])?.isDraft);
    return ![[], [first]].some((at) => findEntry(file, at)?.isDraft);
  });
}

type Mention = { file: string; path: Path; isWork?: boolean | undefined };

/** Where something is named, in each file from its end, so that what is taken out moves none of the rest; without a path, in a text. */
function findMentions(
  { type, name }: Subject,
  read: (file: string) => string | undefined = readText,
): Mention[] {
  return listFiles().flatMap((file) => {
    const text = read(file);
    const schema = findSchema(file);
    if (!text?.includes(name) || !schema) return [];
    const mentions: Mention[] = listLeaves(toShape(schema), parseFields(file, text))
      .filter(({ shape }) => shape.names === type)
      .filter(({ value }) => (type === "page" ? String(value).replace(/[?#].*/, "") : value) === name)
      .map((leaf) => ({ file, path: leaf.path, isWork: leaf.shape.isWork }))
      .reverse();
    const { body } = splitFrontMatter(file, text);
    if (body !== unlink(body, { type, name })) mentions.push({ file, path: [] });
    return mentions;
  });
}

/** A text whose links to something are their words alone, and without the picture of that name. */
function unlink(text: string, { type, name }: Subject): string {
  const pattern = escapePattern(name);
  if (type === "picture") return text.replaceAll(new RegExp(`^!\\[[^\\]]*\\]\\(${pattern}\\)\\n*`, "gm"), "");
  if (type !== "page") return text;
  return text.replaceAll(new RegExp(`(?<!!)\\[([^\\]]*)\\]\\(${pattern}([?#][^)]*)?\\)`, "g"), "$1");
}

export function listFilesWithPicture(name: string): string[] {
  const files = findMentions({ type: "picture", name }, readText).map(({ file }) => file);
  return [...new Set(files)].filter((file) => !file.startsWith("pictures/"));
}
