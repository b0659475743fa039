import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressible = /\.(html|js|css|svg|data|json|xml|txt|webmanifest|ico)$/;
const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** How each sibling is made, at the most that its format can do. */
const formats = {
  br: (body: Buffer) =>
    brotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gz: (body: Buffer) => gz(body, { level: constants.Z_BEST_COMPRESSION }),
};
/** With another way of making them, or other libraries, what was made before counts no more. */
const recipe = JSON.stringify(["1", process.versions.brotli, process.versions.zlib]);

/**
 * Lays compressed siblings (`.br`, `.gz`) beside every text file. What was made of the same bytes before is taken from
 * `made`, for it takes ten times as long as the rest; what is not needed any more is removed there.
 * @param folder where the files are
 * @param files their names below it; pictures and the like are left as they are
 * @param made a folder for what is made, kept from build to build
 */
export async function compressFiles(folder: string, files: string[], made: string): Promise<void> {
  await mkdir(made, { recursive: true });
  const present = new Set(await readdir(made));
  const used = new Set<string>();
  const lay = async (file: string, body: Buffer, ending: keyof typeof formats) => {
    const name = `${createHash("sha256").update(recipe).update(body).digest("hex").slice(0, 32)}.${ending}`;
    const kept = path.join(made, name);
    used.add(name);
    const before = present.has(name) ? await readFile(kept).catch(() => undefined) : undefined;
    const data = before ?? (await formats[ending](body));
    await writeFile(`${file}.${ending}`, data);
    if (before) return;
    // Another build may read beside this one: what has its name is whole.
    const half = `${kept}.${randomUUID()}`;
    await writeFile(half, data);
    await rename(half, kept);
  };
  const queue = files.filter((name) => compressible.test(name));
  const work = async () => {
    for (let file = queue.pop(); file; file = queue.pop()) {
      const full = path.join(folder, file);
      const body = await readFile(full);
      await Promise.all([lay(full, body, "br"), lay(full, body, "gz")]);
    }
  };
  await Promise.all([work(), work()]);
  await Promise.all(
    [...present].filter((name) => !used.has(name)).map((name) => rm(path.join(made, name), { force: true })),
  );
}
