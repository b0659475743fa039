import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { deriveWaiting, preparePictures, toMaster, turnMaster } from "./pictures.ts";

let root: string;
let folder: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "chowk-pictures-"));
  folder = path.join(root, "content/pictures");
  mkdirSync(folder, { recursive: true });
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

/** A red picture of 320 × 200, with the note of a camera that was held upright where told. */
async function createPhoto(file: string, { orientation = 1, background = "#c00" } = {}): Promise<void> {
  const image = sharp({ create: { width: 320, height: 200, channels: 3, background } });
  writeFileSync(path.join(folder, file), await image.jpeg().withMetadata({ orientation }).toBuffer());
}

function facts(): Record<string, { width: number; height: number }> {
  return JSON.parse(readFileSync(path.join(root, ".generated/pictures.json"), "utf8"));
}

test("a photograph taken upright is shown upright, whether its extension is in capitals or not", async () => {
  await createPhoto("gate.JPG", { orientation: 6 });
  await createPhoto("road.Jpeg");
  await preparePictures(root);
  expect(facts()).toMatchObject({ gate: { width: 200, height: 320 }, road: { width: 320, height: 200 } });
});

test("pages may come before their pictures: what a page asks for is derived first, and nothing is left out", async () => {
  const names = ["a", "b", "c", "d", "e"];
  for (const name of names) await createPhoto(`${name}.jpg`);
  const { created } = await preparePictures(root, { factsOnly: true });
  const known = JSON.parse(readFileSync(path.join(root, ".generated/pictures.json"), "utf8"));
  expect([created, Object.keys(known), readdirSync(path.join(root, "public/pictures"))]).toEqual([
    5,
    names,
    [],
  ]);

  const derived: string[] = [];
  const { request, done } = deriveWaiting(root, (file) => derived.push(file.charAt(0)));
  const asked = `${known.e.base}-320.avif`;
  await request(asked);
  expect(existsSync(path.join(root, "public/pictures", asked))).toBe(true);
  await done;
  expect(request(asked)).toBeUndefined();
  expect(derived.indexOf("e")).toBeLessThan(derived.indexOf("d"));
  expect((await preparePictures(root)).created).toBe(0);
  expect(facts()).toEqual(known);
});

test("a picture that is sent while a build makes the sizes of others is not forgotten", async () => {
  await sharp({ create: { width: 1600, height: 1000, channels: 3, background: "#c00" } })
    .png()
    .toFile(path.join(folder, "large.png"));
  const build = preparePictures(root);
  const derived = path.join(root, "public/pictures");
  await expect.poll(() => existsSync(derived) && readdirSync(derived).length > 0, { interval: 1 }).toBe(true);
  await createPhoto("sent.jpg");
  await preparePictures(root, { factsOnly: true });
  await build;
  expect(Object.keys(facts())).toEqual(["large", "sent"]);
});

test("a picture that can’t be written is reported to whoever waits for it", async () => {
  await createPhoto("gate.jpg");
  await preparePictures(root, { factsOnly: true });
  const { base } = facts().gate as unknown as { base: string };
  rmSync(path.join(root, "content/pictures/gate.jpg"));
  writeFileSync(path.join(root, "content/pictures/gate.jpg"), "no picture");
  const { request, done } = deriveWaiting(root, () => {});
  const asked = request(`${base}-320.avif`);
  await expect(done).rejects.toThrow(/gate\.jpg: this picture is damaged/);
  await expect(asked).rejects.toThrow(/gate\.jpg/);
});

test("who reads the facts of the pictures while a new one is derived finds them whole", async () => {
  await createPhoto("gate.jpg");
  await preparePictures(root);
  const reader = openSync(path.join(root, ".generated/pictures.json"), "r");
  await createPhoto("road.jpg");
  await preparePictures(root);
  expect(Object.keys(JSON.parse(readFileSync(reader, "utf8")))).toEqual(["gate"]);
  closeSync(reader);
  expect(Object.keys(facts())).toEqual(["gate", "road"]);
});

test("only covers, also those chosen later, get a link preview picture of 1200 × 630", async () => {
  const shareOf = (name: string) => (facts()[name] as { share?: string }).share;
  const choose = (cover: string) =>
    writeFileSync(path.join(root, "content/blog/My-Title.md"), `---\ncover: ${cover}\n---\n`);
  mkdirSync(path.join(root, "content/blog"));
  await createPhoto("gate.jpg", { orientation: 6 });
  await createPhoto("road.jpg");
  choose("gate");
  await preparePictures(root);
  const file = path.join(root, "public/pictures", shareOf("gate") ?? "");
  expect(await sharp(file).metadata()).toMatchObject({ width: 1200, height: 630, format: "jpeg" });
  expect(shareOf("road")).toBeUndefined();

  choose("road");
  await preparePictures(root);
  expect(existsSync(path.join(root, "public/pictures", shareOf("road") ?? "none"))).toBe(true);
  expect(existsSync(file)).toBe(false);
});

test("a picture from a telephone becomes a master that is shown as it is, and never encoded again", async () => {
  const photo = sharp({ create: { width: 1600, height: 900, channels: 3, background: "#c00" } });
  const taken = await photo.jpeg().withMetadata({ orientation: 6 }).toBuffer();
  const master = await toMaster("gate.jpg", taken);
  const { width, height, exif } = await sharp(master).metadata();
  expect([width, height, exif]).toEqual([900, 1600, undefined]);
  expect(await toMaster("gate.avif", master)).toEqual(master);
  const turned = await sharp(await turnMaster("gate.avif", master)).metadata();
  expect([turned.width, turned.height], "turned by hand where the phone was wrong").toEqual([1600, 900]);
  writeFileSync(path.join(folder, "gate.avif"), master);
  await preparePictures(root);
  const { base, widths } = facts().gate as unknown as { base: string; widths: number[] };
  expect(widths).toEqual([320, 900]);
  expect(readFileSync(path.join(root, `public/pictures/${base}-900.avif`))).toEqual(master);
});

test("a photograph that was cut off on its way is refused in words", async () => {
  const photo = sharp({ create: { width: 1600, height: 900, channels: 3, background: "#c00" } });
  const half = (await photo.png({ compressionLevel: 0 }).toBuffer()).subarray(0, 9_000);
  await expect(toMaster("gate.png", half)).rejects.toThrow(/gate\.png: this picture is damaged/);
});

test("a drawing that is named as a picture is refused, for it may hold program code", async () => {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  writeFileSync(path.join(folder, "gate.png"), drawing);
  await expect(preparePictures(root)).rejects.toThrow(
    /gate\.png: this picture is .* not what its ending says/,
  );
});

test.each([
  ["an iPhone's HEIC", ["gate.HEIC"], /content\/pictures\/gate\.HEIC: browsers can’t show .*Most Compatible/],
  ["a file that is no picture", ["gate.pdf"], /gate\.pdf: .*save it as AVIF, WebP, JPEG or PNG/],
  ["a name with blanks and capitals", ["IMG 2041.JPG"], /IMG 2041\.JPG: .*for example img-2041\.jpg/],
  ["two files of one name", ["gate.jpg", "gate.png"], /gate\.png: gate\.jpg has the same name/],
  ["a picture that is damaged", ["gate.webp"], /gate\.webp: this picture is damaged/],
])("%s is refused, and the error names the file and says what to do", async (_title, files, remedy) => {
  for (const file of files) writeFileSync(path.join(folder, file), "no picture");
  await expect(preparePictures(root)).rejects.toThrow(remedy);
});

test("a dusk picture older than its daylight one is reported until it is replaced too", async () => {
  await createPhoto("gate.jpg");
  await createPhoto("gate-dusk.jpg", { background: "#006" });
  expect((await preparePictures(root)).warnings).toEqual([]);

  await createPhoto("gate.jpg", { background: "#0c0" });
  const warning = expect.stringMatching(
    /gate-dusk: gate was replaced, and this one, shown in dark mode, was not/,
  );
  expect((await preparePictures(root)).warnings).toEqual([warning]);
  expect((await preparePictures(root)).warnings).toEqual([warning]);

  await createPhoto("gate-dusk.jpg", { background: "#030" });
  expect((await preparePictures(root)).warnings).toEqual([]);
});
