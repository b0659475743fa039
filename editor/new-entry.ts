import { existsSync } from "node:fs";
import path from "node:path";
import { Hono } from "hono";
import { html } from "hono/html";
import sharp, { type Stats } from "sharp";
import { Document } from "yaml";
import { ContentError, toSentence } from "../app/data/content-error.ts";
import { framePicture, parseMark } from "../app/data/mark.server.ts";
import { isTakenByOther, namePattern } from "../app/data/paths.server.ts";
import { rotateUpright } from "../assets/pictures.ts";
import { type FileEdit, readText, updateYaml } from "./content-file.ts";
import { listEntries } from "./content-index.ts";
import { addEntry, blockStyle } from "./edit-yaml.ts";
import { agencyLogo, type EntryKind, findKind, getTitleField } from "./entry-kinds.ts";
import { sortFields } from "./form-answers.ts";
import { formPage } from "./form-page.ts";
import { type Editor, type Html, pageLayout } from "./page.ts";
import { createBlank, findSchema, toShape } from "./shape.ts";
import { toAddress } from "./to-address.ts";

/** A new entry: its name is asked first, because it gives the address. */
export function newEntryRoutes(editor: Editor): Hono {
  return new Hono().on(["GET", "POST"], "/new", async (context) => {
    const kind = findKind(context.req.query("kind") ?? "");
    if (!kind) return context.notFound();
    if (context.req.method === "GET") return context.html(namePage(kind));
    const name = String((await context.req.formData()).get("name")).trim();
    try {
      const { file, at, text } = createEntry(kind, name);
      const shape = toShape(findSchema(file) ?? kind.schema);
      const from = readText(file);
      return context.html(formPage(editor.site, { file, at, shape, draft: text, from, isUnsaved: true }));
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      return context.html(namePage(kind, error.remedy, name), 422);
    }
  });
}

function namePage({ title, description }: EntryKind, error = "", name = ""): Html {
  return pageLayout(`New: ${title.toLowerCase()}`)`
<p>This is ${description}. It begins as a draft, which visitors don’t see, and can be saved with anything missing.</p>
<form method="post"><div class="field wide"><label for="name">Its name or title</label><p class="hint" id="name-hint">Its address on the site, if it has one, is made from it. Nothing is saved yet.</p>
<input id="name" name="name" value="${name}" required aria-describedby="name-hint${error ? " name-error" : ""}">${error ? html`<p class="error" id="name-error" role="alert">${toSentence(error)}</p>` : ""}</div>
<div class="bar"><button>Begin</button></div></form>`;
}

/** A new entry as a draft. Nothing is written. @throws ContentError where the name is missing or taken */
export function createEntry(kind: EntryKind, name: string) {
  const { files, list } = kind;
  const address = toAddress(name);
  const file = files
    ? `${files.folder}/${files.lowercase ? address.toLowerCase() : address}${files.ending}`
    : (list?.files()[0] ?? "");
  const refuse = (remedy: string) => new ContentError(`content/${file}`, getTitleField(kind), remedy);
  if (name === "") throw refuse("write its name first");
  if (name.length > 100) throw refuse("shorten it to 100 characters or fewer");
  const shape = toShape(kind.schema);
  const facts = sortFields(shape, {
    ...Object(createBlank(shape)),
    [getTitleField(kind)]: name,
    ...kind.createDefaults?.(name, address),
    draft: true,
  });
  if (files) {
    const problem = findAddressProblem(address, files.prefix, file);
    if (problem) throw refuse(problem);
    const yaml = new Document(facts).toString({ ...blockStyle, nullStr: "null" });
    const text = files.ending === ".md" ? `---\n${yaml}---\n\n${kind.body ?? ""}` : yaml;
    return { file, at: [], text, facts };
  }
  const entries = listEntries(kind);
  const title = kind.title.toLowerCase();
  if (entries.some((entry) => entry.title.toLowerCase() === name.toLowerCase()))
    throw refuse(`there is a ${title} called “${name}” already; give this one another name`);
  const at = list?.at ?? [];
  const text = updateYaml(file, readText(file) ?? "", (yaml) => addEntry(yaml, at, facts));
  return { file, at: [...at, entries.filter((entry) => entry.file === file).length], text, facts };
}

/** Why a name can't be the last part of a new page’s address, after `/` or `/Blog/`; undefined where it can. */
function findAddressProblem(name: string, prefix: string, file: string): string | undefined {
  if (!namePattern.test(name))
    return "write it in Latin letters, of which its address is made; its Hindi comes on the page in Hindi";
  if (existsSync(path.join("content", file)))
    return "there is one of this name already, and nothing is overwritten; take another";
  const address = prefix + name;
  return isTakenByOther(address) ? `${address} is the address of another page; take another` : undefined;
}

/** Drawn until the client's own mark is there. */
const placeholderDrawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><circle cx="50" cy="50" r="38" fill="none" stroke="currentColor" stroke-width="14"/></svg>\n';

/** A logo that was sent: a drawing as it is, a picture small and framed. @throws ContentError where it is neither */
export async function toDrawing(file: File): Promise<{ name: string; text: string }> {
  const { name } = file;
  if (!/\.(png|jpe?g|webp)$/i.test(name)) return { name, text: await file.text() };
  try {
    const upright = await rotateUpright(Buffer.from(await file.arrayBuffer()), name);
    const small = await sharp(upright)
      .trim()
      .resize(160, 160, { fit: "contain", background: "#0000" })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const raw = { raw: { width: 160, height: 160, channels: 4 } } as const;
    const seen = await sharp(small.data, raw).stats();
    const onBlack = await sharp(small.data, raw).flatten({ background: "#000" }).stats();
    // White letters on nothing need a dark ground.
    const light = 0.2126 * mean(onBlack, 0) + 0.7152 * mean(onBlack, 1) + 0.0722 * mean(onBlack, 2);
    const ground = light / (mean(seen, 3) / 255) > 200 ? "#111" : "#fff";
    const webp = await sharp(small.data, raw).webp({ quality: 60 }).toBuffer();
    return { name: `${name}.svg`, text: framePicture(ground, webp) };
  } catch {
    throw new ContentError(
      "content/clients",
      "",
      `“${name}” can’t be read as a picture; save it again as a PNG`,
    );
  }
}

const mean = ({ channels }: Stats, channel: number) => channels[channel]?.mean ?? 0;

/** What is written beside a form for its drawing: the upload, else a plain ring. @throws ContentError if it’s no logo */
export function prepareDrawing(
  file: string | undefined,
  upload?: { name: string; text: string },
): FileEdit[] {
  if (!file) return [];
  const from = readText(file);
  if (upload) parseMark(upload.name, upload.text, file === agencyLogo);
  else if (from !== undefined) return [];
  return [{ file, from, to: upload?.text ?? placeholderDrawing }];
}
