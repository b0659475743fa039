import path from "node:path";
import { type Context, Hono } from "hono";
import { html } from "hono/html";
import { ContentError, fieldName } from "../../app/data/content-error.ts";
import { currentContent } from "../../app/data/open-content.server.ts";
import { readPaths } from "../../app/data/paths.server.ts";
import { fieldOf } from "../../app/data/peek-content.server.ts";
import { readPictureDescriptions } from "../../app/data/pictures.server.ts";
import { untilMade } from "./change-history.ts";
import { factsIn, inYaml, mastersOf, partsOf, textOf } from "./content-file.ts";
import { asked, describe, type Entry, entriesOf, entryAt } from "./content-index.ts";
import { addEntry, type Path, removeAt, saying } from "./edit-yaml.ts";
import type { Known } from "./entry-kinds.ts";
import { hindiAlong } from "./hindi-overlay.ts";
import { placeOf } from "./labels.ts";
import { type Editor, fileAddress, frame, type Html } from "./page.ts";
import { type Leaf, leavesOf, placeIn, schemaOf, shapeOf } from "./shape.ts";
import { findingList, mistakesMadeBy } from "./validation.ts";

/** Taking something out: what goes with it is said first, and all of it goes or nothing. */
export function outPages(editor: Editor): Hono {
  const { base, changes } = editor;
  return new Hono()
    .get("/out", (context) => {
      const what = askedFor(context);
      return what ? context.html(outPage(base, what)) : context.notFound();
    })
    .post("/out", async (context) => {
      const what = askedFor(context);
      if (!what) return context.notFound();
      const form = await context.req.formData();
      const { texts, first } = takingOut(what, String(form.get("leads") ?? ""));
      if (first.length > 0) return context.html(outPage(base, what), 422);
      const files = Object.entries(texts).map(([file, to]) => ({ file, from: textOf(file), to }));
      const { id } = changes.save(`${titleOf(what)} taken out`, files);
      await untilMade(files);
      return context.redirect(`${base}/?saved=${id}`, 303);
    });
}

function askedFor(context: Context): Entry | string | undefined {
  const { file, at } = asked(context);
  const picture = context.req.query("picture");
  if (picture === undefined) return entryAt(file, at);
  return mastersOf(picture).length > 0 ? picture : undefined;
}

function titleOf(what: Entry | string): string {
  return typeof what === "string" ? `The picture ${what}` : `“${what.title}”`;
}

function outPage(base: string, what: Entry | string): Html {
  const title = `Take out ${titleOf(what).replace(/^The/, "the")}`;
  const { along, unused, first } = takingOut(what);
  const entry = typeof what === "string" ? undefined : what;
  const files = entry?.draft ? undefined : entry?.kind.files;
  const address = files && entry ? files.below + path.parse(entry.file).name : "";
  const back = entry ? fileAddress(base, entry.file, entry.at) : `${base}/pictures`;
  return frame(
    base,
    title,
    html`<h1>${title}</h1>
${
  first.length > 0
    ? html`<section class="summary" aria-label="First"><h2>These places need something else first</h2>${findingList(base, first)}</section>`
    : html`<p>${along.length > 0 ? "These places name it. They go with it, together or not at all:" : "No other place names it."}</p>
<ul>${along.map((place) => html`<li>${place}</li>`)}</ul>
${unused.length > 0 ? html`<p>Pictures that are shown nowhere else go, too: ${unused.join(", ")}.</p>` : ""}
<form method="post">${
        address
          ? html`<div class="field"><label for="leads">Where its old address leads then <small>optional</small></label><p class="hint" id="leads-hint">For those who come by an old link. Without one they see “Page not found”.</p><input id="leads" name="leads" list="pages" value="${files?.below === "/Blog/" ? "/Blog" : "/Services"}" aria-describedby="leads-hint"><datalist id="pages">${readPaths()
              .canonicalPaths.filter((one) => one !== address)
              .map((one) => html`<option value="${one}"></option>`)}</datalist></div>`
          : ""
      }<div class="bar"><button>Take it out</button></div></form>`
}
<p><a href="${back}">Leave it as it is</a></p>`,
  );
}

/** Something that other places name: an entry’s own names, a picture, a poster. */
type Named = Known | { as: "picture" | "poster"; name: string };

/** What taking something out takes along. */
export type Removal = {
  /** Files by path below `content/`, with what they hold then; undefined where they go. */
  texts: Record<string, string | undefined>;
  /** The places that name it and go along, in words. */
  along: string[];
  /** Pictures that no other place shows, which go, too. */
  unused: string[];
  /** What has to be changed first, because something has to stand in its place. */
  first: ContentError[];
};

/**
 * What it takes to take something out. Writes nothing.
 * @param what an entry, or a picture by its name
 * @param leads where those who follow its old address come to
 */
export function takingOut(what: Entry | string, leads = ""): Removal {
  const removal: Removal = { texts: {}, along: [], unused: [], first: [] };
  const { texts } = removal;
  const read = (file: string) => (file in texts ? texts[file] : textOf(file));
  const gone: Named[] = [];
  const shownBefore = new Set<string>();
  if (typeof what === "string") gone.push({ as: "picture", name: what });
  else {
    const { kind, file, at, facts } = what;
    for (const { shape, value } of leavesOf(shapeOf(kind.schema), facts))
      if (shape.names === "picture") shownBefore.add(String(value));
    for (const [, name = ""] of (textOf(file) ?? "").matchAll(/!\[[^\]]*\]\(([\w-]+)\)/g))
      shownBefore.add(name);
    texts[file] = at.length === 0 ? undefined : inYaml(file, read(file) ?? "", (yaml) => removeAt(yaml, at));
    const order = Number(fieldOf(facts, "order"));
    for (const later of order ? entriesOf(kind) : []) {
      const value = Number(fieldOf(later.facts, "order")) - 1;
      if (value >= order)
        texts[later.file] = inYaml(later.file, read(later.file) ?? "", (yaml) =>
          saying(yaml, { ...Object(later.facts), order: value }),
        );
    }
    const drawing = kind.drawing?.(facts);
    if (drawing) texts[drawing] = undefined;
    gone.push(...kind.known(facts, path.parse(file).name));
  }
  for (const one of gone) gone.push(...withoutMentions(one, removal, read));
  const hidden = (name: string) => !gone.some((one) => one.as === "picture" && one.name === name);
  removal.unused = [...shownBefore].filter(
    (name) => hidden(name) && mentions({ as: "picture", name }, read).length === 0,
  );
  for (const name of removal.unused) {
    gone.push({ as: "picture", name });
    withoutMentions({ as: "picture", name }, removal, read);
  }
  for (const { as, name } of gone)
    if (as === "picture") for (const file of mastersOf(name)) texts[`pictures/${file}`] = undefined;
  if (leads && typeof what !== "string") {
    const from = gone.find(({ as }) => as === "page")?.name;
    const file = "redirects.yaml";
    if (from)
      texts[file] = inYaml(file, read(file) ?? "", (yaml) =>
        addEntry(yaml, ["redirects"], { from, to: leads }),
      );
  }
  for (const [file, to] of Object.entries(texts))
    for (const hindi of hindiAlong(file, to)) {
      texts[hindi.file] = hindi.to;
      removal.along.push(describe(hindi.file).title);
    }
  if (removal.first.length === 0) {
    const masters = Object.keys(texts).filter((file) => /^pictures\/[\w-]+\.(?!yaml)/.test(file));
    const pictures = masters.map((file) => [path.parse(file).name, undefined]);
    removal.first = mistakesMadeBy({ texts, pictures: Object.fromEntries(pictures) });
  }
  return removal;
}

/** Takes out every place that names something. @returns what goes along because its own words go */
function withoutMentions(gone: Named, removal: Removal, read: (file: string) => string | undefined): Named[] {
  const more: Named[] = [];
  const own = gone.as === "picture" && readPictureDescriptions().get(gone.name)?.file;
  if (own && fieldOf(factsIn(partsOf(own, read(own) ?? "")), gone.name))
    removal.texts[own] = inYaml(own, read(own) ?? "", (yaml) => removeAt(yaml, [gone.name]));
  const stay = new Set<string>();
  for (;;) {
    const found = mentions(gone, read).find(({ file, path }) => !stay.has(`${file} ${fieldName(path)}`));
    if (!found) break;
    const { file, path } = found;
    const title = describe(file).title;
    const text = read(file) ?? "";
    const cut =
      file.startsWith("pictures/") && isDispensable(String(path[0]), read)
        ? path.slice(0, 1)
        : cutAround(gone.as, file, text, path);
    if (path.length === 0) {
      removal.texts[file] = withoutLinks(text, gone);
      removal.along.push(`${title}: what leads there in its text; the words stay`);
    } else if (!cut) {
      stay.add(`${file} ${fieldName(path)}`);
      removal.first.push(
        new ContentError(
          `content/${file}`,
          fieldName(path),
          `“${gone.name}” is named here; choose another first`,
        ),
      );
    } else {
      removal.along.push([title, placeOf(file, fieldName(cut))].filter(Boolean).join(": "));
      const last = cut.at(-1);
      removal.texts[file] = inYaml(file, text, (yaml) => removeAt(yaml, cut));
      if (cut.length === 1 && file === "posters.yaml") more.push({ as: "poster", name: String(last) });
      if (cut.length === 1 && file.startsWith("pictures/")) more.push({ as: "picture", name: String(last) });
    }
  }
  return more;
}

type Mention = { file: string; path: Path };

/** Where something is named; a place without a path is in a text. */
function mentions({ as, name }: Named, read: (file: string) => string | undefined): Mention[] {
  const files = currentContent()
    .files()
    .map((file) => file.slice("content/".length))
    .filter((file) => /\.(yaml|md)$/.test(file) && file !== "README.md");
  return files.flatMap((file) => {
    const text = read(file);
    const schema = schemaOf(file);
    if (text === undefined || !schema) return [];
    const parts = partsOf(file, text);
    const isIt = ({ shape, value }: Leaf) =>
      shape.names === as && (as === "page" ? String(value).replace(/[?#].*/, "") : value) === name;
    const fields = leavesOf(shapeOf(schema), factsIn(parts)).filter(isIt);
    const linked = parts.body !== withoutLinks(parts.body, { as, name } as Named);
    return [...fields.map(({ path }) => ({ file, path })), ...(linked ? [{ file, path: [] }] : [])];
  });
}

/** A text whose links to something are their words alone, and without the picture of that name. */
function withoutLinks(text: string, { as, name: plain }: Named): string {
  const name = plain.replace(/[^\w/-]/g, "\\$&");
  if (as === "picture") return text.replaceAll(new RegExp(`^!\\[[^\\]]*\\]\\(${name}\\)\\n*`, "gm"), "");
  return as === "page"
    ? text.replace(new RegExp(`(?<!!)\\[([^\\]]*)\\]\\(${name}([?#][^)]*)?\\)`, "g"), "$1")
    : text;
}

/** What can go so that a field goes: an optional field, or an entry of a list that may be shorter; undefined for neither. */
function cutAround(as: Named["as"], file: string, text: string, path: Path): Path | undefined {
  const schema = schemaOf(file);
  if (!schema) return undefined;
  const facts = factsIn(partsOf(file, text));
  for (let length = path.length; length > 0; length -= 1) {
    const cut = path.slice(0, length);
    const { shape, value } = placeIn(shapeOf(schema), facts, cut.slice(0, -1));
    const last = cut.at(-1);
    if (typeof last === "number") {
      const list = value as unknown[];
      const isShort = list.length <= Math.max(1, shape.minItems ?? 0);
      // Where a picture only stands beside other words, these are not to go with it.
      const more = Object.keys(Object(list[last])).filter(
        (key) => !/^(picture|medium|caption|\d+)$/.test(key),
      );
      return isShort || entryAt(file, cut) || (as === "picture" && more.length > 0) ? undefined : cut;
    }
    if (shape.additionalProperties || !shape.required?.includes(String(last))) return cut;
  }
  return undefined;
}

/** Whether a picture can go from everywhere that shows it. */
function isDispensable(name: string, read: (file: string) => string | undefined): boolean {
  return mentions({ as: "picture", name }, read).every(
    ({ file, path }) => path.length === 0 || cutAround("picture", file, read(file) ?? "", path),
  );
}

/** The files in which something is named, apart from the words of pictures. */
export function filesNaming(what: Named): string[] {
  const files = mentions(what, textOf).map(({ file }) => file);
  return [...new Set(files)].filter((file) => !file.startsWith("pictures/"));
}
