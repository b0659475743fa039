// Makes the icons of browsers and phones from public/favicon.svg, on the colour of paper.
import { writeFileSync } from "node:fs";
import sharp from "sharp";
import { readColour } from "../app/styles/palette.server.ts";

const mark = (size: number) => sharp("public/favicon.svg", { density: 1200 }).resize(size).png();

for (const [name, size] of [
  ["apple-touch-icon", 180],
  ["icon-192", 192],
  ["icon-512", 512],
] as const) {
  const ground = sharp({
    create: { width: size, height: size, channels: 3, background: readColour("--c-paper") },
  });
  const inside = await mark(Math.round((size * 2) / 3)).toBuffer();
  await ground
    .composite([{ input: inside }])
    .png({ palette: true })
    .toFile(`public/${name}.png`);
}

// The container of an .ico: one picture, 32 pixels wide, 22 bytes from the start.
const small = await mark(32).toBuffer();
const head = Buffer.alloc(22);
head.writeUInt16LE(1, 2);
head.writeUInt16LE(1, 4);
head.set([32, 32], 6);
head.writeUInt16LE(1, 10);
head.writeUInt16LE(32, 12);
head.writeUInt32LE(small.length, 14);
head.writeUInt32LE(head.length, 18);
writeFileSync("public/favicon.ico", Buffer.concat([head, small]));
