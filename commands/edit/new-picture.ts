import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import sharp from "sharp";
import { ContentError } from "../../app/data/content-error.ts";
import { fieldOf } from "../../app/data/peek-content.server.ts";
import { pictureFactsFile, readPictureDescriptions } from "../../app/data/pictures.server.ts";
import { refuseMaster, suggestedName } from "../prepare/picture-masters.ts";
import { masterFacts } from "../prepare/pictures.ts";
import { factsIn, partsOf, textOf } from "./content-file.ts";
import { saying } from "./edit-yaml.ts";
import type { Editor } from "./editor.ts";
import { sentFile } from "./kept-file.ts";
import { filesNaming, mastersOf } from "./take-out.ts";

/**
 * A picture as it was sent, held to what the build asks of one; in place of another where the form says so, whose
 * versions for dark mode and phones go with it.
 * @returns its files with their words, ready to be written, what is known of it, and where it was shown already
 * @throws ContentError naming what keeps it from being a picture of the site
 */
export async function newPicture(editor: Editor, form: FormData) {
  const sent = sentFile(editor, form, "picture-file")?.file;
  if (!sent) throw new ContentError("content/pictures", "", "choose the picture’s file first");
  const [, base = "", ending = ""] = /^(.*?)(\.[^.]*)?$/.exec(sent.name) ?? [];
  const name = text(form, "picture-name") || suggestedName(base);
  const file = `${name}${ending.toLowerCase()}`;
  refuseMaster(file);
  const old = mastersOf(name);
  const replaces = text(form, "picture-replace") === "true";
  if (replaces !== old.length > 0)
    throw new ContentError(
      `content/pictures/${old[0] ?? file}`,
      "",
      replaces
        ? "there is no picture of this name to be replaced; correct the name, or take the tick out"
        : "there is a picture of this name already; give the new one another name, or tick that it comes in its place",
    );
  const whole = Buffer.from(await sent.arrayBuffer());
  await masterFacts(file, whole);
  const data = await withoutNotes(whole);
  const gone = old.filter((one) => one !== file).map((one) => ({ file: `pictures/${one}`, to: undefined }));
  const words = withWords(name, form);
  return {
    name,
    files: [
      ...gone.map((one) => ({ ...one, from: undefined })),
      { file: `pictures/${file}`, from: textOf(`pictures/${file}`), to: data },
      words,
    ],
    texts: { [words.file]: words.to },
    pictures: {
      ...Object.fromEntries(gone.map((one) => [path.parse(one.file).name, undefined])),
      [name]: await masterFacts(file, data),
    },
    shownIn: replaces ? filesNaming({ as: "picture", name }) : [],
  };
}

/** A photograph without what its camera noted, the place where it was taken above all; turned upright, its colours kept. */
async function withoutNotes(data: Buffer): Promise<Buffer> {
  const { exif, xmp, iptc, format } = await sharp(data).metadata();
  if (!exif && !xmp && !iptc) return data;
  const plain = sharp(data).autoOrient().keepIccProfile();
  return (
    format === "png"
      ? plain.png()
      : format === "webp"
        ? plain.webp({ quality: 95 })
        : plain.jpeg({ quality: 95 })
  ).toBuffer();
}

/** Waits until the site that runs beside the editor has made the sizes of pictures among these files, or has forgotten them. */
export async function untilMade(files: { file: string }[], seconds = 60): Promise<void> {
  const names = files.flatMap(({ file }) => /^pictures\/([\w-]+)\.(?!yaml)/.exec(file)?.[1] ?? []);
  for (const name of new Set(names)) {
    const [own] = mastersOf(name).filter((file) => path.parse(file).name === name);
    const wanted = own && (await masterFacts(own, await readFile(`content/pictures/${own}`))).base;
    for (let left = seconds * 4; left > 0; left -= 1) {
      const known = JSON.parse(await readFile(pictureFactsFile, "utf8").catch(() => "{}"));
      if (known[name]?.base === wanted) break;
      await setTimeout(250);
    }
  }
}

/** The words stand where they stood; those of a new picture in the first file that no script writes. */
function withWords(name: string, form: FormData): { file: string; from: string | undefined; to: string } {
  const own = readdirSync("content/pictures")
    .filter((file) => file.endsWith(".yaml"))
    .sort()
    .map((file) => `pictures/${file}`)
    .find((file) => !textOf(file)?.startsWith("# Written by"));
  const file = readPictureDescriptions().get(name)?.file ?? own ?? "pictures/photographs.yaml";
  const from = textOf(file);
  const facts = factsIn(partsOf(file, from ?? ""));
  const before = fieldOf(facts, name);
  const said = ["alt", "client", "medium"]
    .map((key) => [key, text(form, `picture-${key}`) || (fieldOf(before, key) ?? "")] as const)
    .filter(([key, value]) => value !== "" || key === "alt");
  const words = Object.fromEntries(said);
  const head = from === undefined ? "# What is seen in the pictures that were put in by hand.\n" : "";
  return {
    file,
    from,
    to: head + saying(from ?? "", { ...Object(facts), [name]: { ...words, ...Object(before), ...words } }),
  };
}

function text(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value.trim().replace(/\s*\r?\n\s*/g, " ") : "";
}
