import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressible = /\.(html|js|css|svg|data|json|xml|txt|webmanifest|ico)$/;
const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

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
/** A part of each name in the cache, so that files compressed by another method or other libraries are not reused. */
const cacheVersion = JSON.stringify(["1", process.versions.brotli, process.versions.zlib]);

/**
 * Writes compressed siblings (`.br`, `.gz`) beside the text files among these. Compression takes ten times as long as the
 * rest, so results are kept in the folder `cache` from build to build; unneeded ones are removed.
 */
export async function compressFiles(folder: string, files: string[], cache: string): Promise<void> {
  await mkdir(cache, { recursive: true });
  const present = new Set(await readdir(cache));
  const used = new Set<string>();
  const writeSibling = async (file: string, body: Buffer, ending: keyof typeof formats) => {
    const name = `${createHash("sha256").update(cacheVersion).update(body).digest("hex").slice(0, 32)}.${ending}`;
    const cached = path.join(cache, name);
    used.add(name);
    const previous = present.has(name) ? await readFile(cached).catch(() => undefined) : undefined;
    const data = previous ?? (await formats[ending](body));
    await writeFile(`${file}.${ending}`, data);
    if (previous) return;
    // Another build may be reading from the cache, so a file gets its name only once it is complete.
    const unfinished = `${cached}.${randomUUID()}`;
    await writeFile(unfinished, data);
    await rename(unfinished, cached);
  };
  const queue = files.filter((name) => compressible.test(name));
  const work = async () => {
    for (let file = queue.pop(); file; file = queue.pop()) {
      const full = path.join(folder, file);
      const body = await readFile(full);
      await Promise.all([writeSibling(full, body, "br"), writeSibling(full, body, "gz")]);
    }
  };
  await Promise.all([work(), work()]);
  await Promise.all(
    [...present].filter((name) => !used.has(name)).map((name) => rm(path.join(cache, name), { force: true })),
  );
}
