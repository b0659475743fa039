// Writes a picture in another format, by the ending: node artwork/convert.mjs FROM TO. AVIF is what a master is kept as.
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { toMaster } from "../assets/pictures.ts";

const [from, to] = process.argv.slice(2);
const data = await readFile(from);
await writeFile(to, to.endsWith(".avif") ? await toMaster(path.basename(from), data) : await sharp(data).png().toBuffer());
