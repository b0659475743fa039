import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";
import sharp from "sharp";
import { ContentError } from "../../app/data/content-error.ts";
import type { PictureFacts } from "../../app/data/picture-facts.ts";
import { refuseMaster, suggestedName } from "../prepare/picture-masters.ts";
import { masterFacts } from "../prepare/pictures.ts";
import { textOf } from "./content-file.ts";
import type { Editor } from "./editor.ts";

/** A picture with its words, ready to be written: its file, its facts, and the file of words with its line. */
export type NewPicture = {
  name: string;
  file: string;
  data: Buffer;
  facts: PictureFacts;
  words: { file: string; from: string | undefined; to: string };
};

/**
 * A picture as it was sent, held to what the build asks of one.
 * @throws ContentError naming what keeps it from being a picture of the site
 */
export async function newPicture({ kept }: Editor, form: FormData): Promise<NewPicture> {
  const chosen = form.get("picture-file");
  const again = kept && form.get("picture-kept") === kept.id ? kept.file : undefined;
  const sent = chosen instanceof File && chosen.size > 0 ? chosen : again;
  if (!sent) throw new ContentError("content/pictures", "", "choose the picture’s file first");
  const [, base = "", ending = ""] = /^(.*?)(\.[^.]*)?$/.exec(sent.name) ?? [];
  const name = text(form, "picture-name") || suggestedName(base);
  const file = `${name}${ending.toLowerCase()}`;
  refuseMaster(file);
  const other = readdirSync("content/pictures").find((one) => one.replace(/\.[^.]*$/, "") === name);
  if (other)
    throw new ContentError(
      `content/pictures/${other}`,
      "",
      "there is a picture of this name already; give the new one another name",
    );
  const whole = Buffer.from(await sent.arrayBuffer());
  await masterFacts(file, whole);
  const data = await withoutNotes(whole);
  const facts = await masterFacts(file, data);
  return { name, file: `pictures/${file}`, data, facts, words: withWords(name, form) };
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

/** Waits until the site that runs beside the editor has made the picture’s sizes. */
export async function untilMade(name: string, seconds = 60): Promise<boolean> {
  for (let left = seconds * 4; left > 0; left -= 1) {
    const known = JSON.parse(await readFile(".generated/pictures.json", "utf8").catch(() => "{}"));
    if (known[name]) return true;
    await setTimeout(250);
  }
  return false;
}

/** The words stand in the first file that no script writes. */
function withWords(name: string, form: FormData): NewPicture["words"] {
  const own = readdirSync("content/pictures")
    .filter((file) => file.endsWith(".yaml"))
    .sort()
    .map((file) => `pictures/${file}`)
    .find((file) => !textOf(file)?.startsWith("# Written by"));
  const file = own ?? "pictures/photographs.yaml";
  const from = textOf(file);
  const before = from ?? "# What is seen in the pictures that were put in by hand.\n";
  const said = {
    alt: text(form, "picture-alt"),
    client: text(form, "picture-client"),
    medium: text(form, "picture-medium"),
  };
  const fields = Object.entries(said)
    .filter(([key, value]) => value !== "" || key === "alt")
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  const line = `${name}: { ${fields.join(", ")} }\n`;
  return { file, from, to: before + (before === "" || before.endsWith("\n") ? "" : "\n") + line };
}

function text(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value.trim().replace(/\s*\r?\n\s*/g, " ") : "";
}
