import path from "node:path";
import { type Context, Hono } from "hono";
import { html } from "hono/html";
import { ContentError, formatFieldPath } from "../../app/data/content-error.ts";
import { currentContent, getField } from "../../app/data/open-content.server.ts";
import { readPaths } from "../../app/data/paths.server.ts";
import { readPictureDescriptions } from "../../app/data/pictures.server.ts";
import { waitForPictures } from "./change-history.ts";
import { listMasters, parseFields, readText, splitFile, updateYaml } from "./content-file.ts";
import { describeFile, type Entry, findEntry, listEntries, parseFileQuery } from "./content-index.ts";
import { addEntry, type Path, removeIn, rewriteYaml } from "./edit-yaml.ts";
import type { Reference } from "./entry-kinds.ts";
import { syncHindi } from "./hindi-overlay.ts";
import { describeField } from "./labels.ts";
import { type Editor, getFileUrl, type Html, pageLayout } from "./page.ts";
import { findSchema, type Leaf, listLeaves, resolvePath, toShape } from "./shape.ts";
import { findingList, findNewMistakes } from "./validation.ts";

/** Taking something out: what goes with it is said first, and all of it goes or nothing. */
export function removalRoutes(editor: Editor): Hono {
  const { base, history } = editor;
  return new Hono()
    .get("/out", (context) => {
      const what = findTarget(context);
      return what ? context.html(removalPage(base, what)) : context.notFound();
    })
    .post("/out", async (context) => {
      const what = findTarget(context);
      if (!what) return context.notFound();
      const form = await context.req.formData();
      const { texts, blockers } = planRemoval(what, String(form.get("leads") ?? ""));
      if (blockers.length > 0) return context.html(removalPage(base, what), 422);
      const files = Object.entries(texts).map(([file, to]) => ({ file, from: readText(file), to }));
      const { id } = history.save(`${describeTarget(what)} taken out`, files);
      await waitForPictures(files);
      return context.redirect(`${base}/?saved=${id}`, 303);
    });
}

function findTarget(context: Context): Entry | string | undefined {
  const { file, at } = parseFileQuery(context);
  const picture = context.req.query("picture");
  if (picture === undefined) return findEntry(file, at);
  return listMasters(picture).length > 0 ? picture : undefined;
}

function describeTarget(what: Entry | string): string {
  return typeof what === "string" ? `The picture ${what}` : `“${what.title}”`;
}

function removalPage(base: string, what: Entry | string): Html {
  const title = `Take out ${describeTarget(what).replace(/^The/, "the")}`;
  const { mentions, unusedPictures, blockers } = planRemoval(what);
  const entry = typeof what === "string" ? undefined : what;
  const files = entry?.isDraft ? undefined : entry?.kind.files;
  const address = files && entry ? files.prefix + path.parse(entry.file).name : "";
  const back = entry ? getFileUrl(base, entry.file, entry.at) : `${base}/pictures`;
  return pageLayout(
    base,
    title,
    html`<h1>${title}</h1>
${
  blockers.length > 0
    ? html`<section class="summary" aria-label="First"><h2>These places need something else first</h2>${findingList(base, blockers)}</section>`
    : html`<p>${mentions.length > 0 ? "These places name it. They go with it, together or not at all:" : "No other place names it."}</p>
<ul>${mentions.map((place) => html`<li>${place}</li>`)}</ul>
${unusedPictures.length > 0 ? html`<p>Pictures that are shown nowhere else go, too: ${unusedPictures.join(", ")}.</p>` : ""}
<form method="post">${
        address
          ? html`<div class="field"><label for="leads">Where its old address leads then <small>optional</small></label><p class="hint" id="leads-hint">For those who come by an old link. Without one they see “Page not found”.</p><input id="leads" name="leads" list="pages" value="${files?.prefix === "/Blog/" ? "/Blog" : "/Services"}" aria-describedby="leads-hint"><datalist id="pages">${readPaths()
              .canonicalPaths.filter((one) => one !== address)
              .map((one) => html`<option value="${one}"></option>`)}</datalist></div>`
          : ""
      }<div class="bar"><button>Take it out</button></div></form>`
}
<p><a href="${back}">Leave it as it is</a></p>`,
  );
}

/** Something that other places name: an entry’s own names, a picture, a poster. */
type Subject = Reference | { type: "picture" | "poster"; name: string };

/** What taking something out takes along. */
export type Removal = {
  /** Files by path below `content/`, with what they hold then; undefined where they go. */
  texts: Record<string, string | undefined>;
  /** The places that name it and go along, in words. */
  mentions: string[];
  /** Pictures that no other place shows, which go, too. */
  unusedPictures: string[];
  /** What has to be changed first, because something has to stand in its place. */
  blockers: ContentError[];
};

/**
 * What it takes to take something out. Writes nothing.
 * @param what an entry, or a picture by its name
 * @param leads where those who follow its old address come to
 */
export function planRemoval(what: Entry | string, leads = ""): Removal {
  const removal: Removal = { texts: {}, mentions: [], unusedPictures: [], blockers: [] };
  const { texts } = removal;
  const read = (file: string) => (file in texts ? texts[file] : readText(file));
  const gone: Subject[] = [];
  const shownBefore = new Set<string>();
  if (typeof what === "string") gone.push({ type: "picture", name: what });
  else {
    const { kind, file, at, facts } = what;
    for (const { shape, value } of listLeaves(toShape(kind.schema), facts))
      if (shape.names === "picture") shownBefore.add(String(value));
    for (const [, name = ""] of (readText(file) ?? "").matchAll(/!\[[^\]]*\]\(([\w-]+)\)/g))
      shownBefore.add(name);
    texts[file] =
      at.length === 0 ? undefined : updateYaml(file, read(file) ?? "", (yaml) => removeIn(yaml, at));
    const order = Number(getField(facts, "order"));
    for (const later of order ? listEntries(kind) : []) {
      const value = Number(getField(later.facts, "order")) - 1;
      if (value >= order)
        texts[later.file] = updateYaml(later.file, read(later.file) ?? "", (yaml) =>
          rewriteYaml(yaml, { ...Object(later.facts), order: value }),
        );
    }
    const drawing = kind.getDrawingFile?.(facts);
    if (drawing) texts[drawing] = undefined;
    gone.push(...kind.listReferences(facts, path.parse(file).name));
  }
  for (const one of gone) gone.push(...removeMentions(one, removal, read));
  const hidden = (name: string) => !gone.some((one) => one.type === "picture" && one.name === name);
  removal.unusedPictures = [...shownBefore].filter(
    (name) => hidden(name) && findMentions({ type: "picture", name }, read).length === 0,
  );
  for (const name of removal.unusedPictures) {
    gone.push({ type: "picture", name });
    removeMentions({ type: "picture", name }, removal, read);
  }
  for (const { type, name } of gone)
    if (type === "picture") for (const file of listMasters(name)) texts[`pictures/${file}`] = undefined;
  if (leads && typeof what !== "string") {
    const from = gone.find(({ type }) => type === "page")?.name;
    const file = "redirects.yaml";
    if (from)
      texts[file] = updateYaml(file, read(file) ?? "", (yaml) =>
        addEntry(yaml, ["redirects"], { from, to: leads }),
      );
  }
  for (const [file, to] of Object.entries(texts))
    for (const hindi of syncHindi(file, to)) {
      texts[hindi.file] = hindi.to;
      removal.mentions.push(describeFile(hindi.file).title);
    }
  if (removal.blockers.length === 0) {
    const masters = Object.keys(texts).filter((file) => /^pictures\/[\w-]+\.(?!yaml)/.test(file));
    const pictures = masters.map((file) => [path.parse(file).name, undefined]);
    removal.blockers = findNewMistakes({ texts, pictures: Object.fromEntries(pictures) });
  }
  return removal;
}

/** Takes out every place that names something. @returns what goes along because its own words go */
function removeMentions(
  gone: Subject,
  removal: Removal,
  read: (file: string) => string | undefined,
): Subject[] {
  const more: Subject[] = [];
  const own = gone.type === "picture" && readPictureDescriptions().get(gone.name)?.file;
  if (own && getField(parseFields(splitFile(own, read(own) ?? "")), gone.name))
    removal.texts[own] = updateYaml(own, read(own) ?? "", (yaml) => removeIn(yaml, [gone.name]));
  const stay = new Set<string>();
  for (;;) {
    const found = findMentions(gone, read).find(
      ({ file, path }) => !stay.has(`${file} ${formatFieldPath(path)}`),
    );
    if (!found) break;
    const { file, path } = found;
    const title = describeFile(file).title;
    const text = read(file) ?? "";
    const cut =
      file.startsWith("pictures/") && canRemovePicture(String(path[0]), read)
        ? path.slice(0, 1)
        : findRemovablePath(gone.type, file, text, path);
    if (path.length === 0) {
      removal.texts[file] = unlink(text, gone);
      removal.mentions.push(`${title}: what leads there in its text; the words stay`);
    } else if (!cut) {
      stay.add(`${file} ${formatFieldPath(path)}`);
      removal.blockers.push(
        new ContentError(
          `content/${file}`,
          formatFieldPath(path),
          `“${gone.name}” is named here; choose another first`,
        ),
      );
    } else {
      removal.mentions.push([title, describeField(file, formatFieldPath(cut))].filter(Boolean).join(": "));
      const last = cut.at(-1);
      removal.texts[file] = updateYaml(file, text, (yaml) => removeIn(yaml, cut));
      if (cut.length === 1 && file === "posters.yaml") more.push({ type: "poster", name: String(last) });
      if (cut.length === 1 && file.startsWith("pictures/"))
        more.push({ type: "picture", name: String(last) });
    }
  }
  return more;
}

type Mention = { file: string; path: Path };

/** Where something is named; a place without a path is in a text. */
function findMentions({ type, name }: Subject, read: (file: string) => string | undefined): Mention[] {
  const files = currentContent()
    .files()
    .map((file) => file.slice("content/".length))
    .filter((file) => /\.(yaml|md)$/.test(file) && file !== "README.md");
  return files.flatMap((file) => {
    const text = read(file);
    const schema = findSchema(file);
    if (text === undefined || !schema) return [];
    const parts = splitFile(file, text);
    const isIt = ({ shape, value }: Leaf) =>
      shape.names === type && (type === "page" ? String(value).replace(/[?#].*/, "") : value) === name;
    const fields = listLeaves(toShape(schema), parseFields(parts)).filter(isIt);
    const linked = parts.body !== unlink(parts.body, { type, name } as Subject);
    return [...fields.map(({ path }) => ({ file, path })), ...(linked ? [{ file, path: [] }] : [])];
  });
}

/** A text whose links to something are their words alone, and without the picture of that name. */
function unlink(text: string, { type, name: plain }: Subject): string {
  const name = plain.replace(/[^\w/-]/g, "\\$&");
  if (type === "picture") return text.replaceAll(new RegExp(`^!\\[[^\\]]*\\]\\(${name}\\)\\n*`, "gm"), "");
  return type === "page"
    ? text.replace(new RegExp(`(?<!!)\\[([^\\]]*)\\]\\(${name}([?#][^)]*)?\\)`, "g"), "$1")
    : text;
}

/** What can go so that a field goes: an optional field, or an entry of a list that may be shorter; undefined for neither. */
function findRemovablePath(type: Subject["type"], file: string, text: string, path: Path): Path | undefined {
  const schema = findSchema(file);
  if (!schema) return undefined;
  const facts = parseFields(splitFile(file, text));
  for (let length = path.length; length > 0; length -= 1) {
    const cut = path.slice(0, length);
    const { shape, value } = resolvePath(toShape(schema), facts, cut.slice(0, -1));
    const last = cut.at(-1);
    if (typeof last === "number") {
      const list = value as unknown[];
      const isShort = list.length <= Math.max(1, shape.minItems ?? 0);
      // Where a picture only stands beside other words, these are not to go with it.
      const more = Object.keys(Object(list[last])).filter(
        (key) => !/^(picture|medium|caption|\d+)$/.test(key),
      );
      return isShort || findEntry(file, cut) || (type === "picture" && more.length > 0) ? undefined : cut;
    }
    if (shape.additionalProperties || !shape.required?.includes(String(last))) return cut;
  }
  return undefined;
}

/** Whether a picture can go from everywhere that shows it. */
function canRemovePicture(name: string, read: (file: string) => string | undefined): boolean {
  return findMentions({ type: "picture", name }, read).every(
    ({ file, path }) => path.length === 0 || findRemovablePath("picture", file, read(file) ?? "", path),
  );
}

/** The files in which something is named, apart from the words of pictures. */
export function listMentioningFiles(what: Subject): string[] {
  const files = findMentions(what, readText).map(({ file }) => file);
  return [...new Set(files)].filter((file) => !file.startsWith("pictures/"));
}
