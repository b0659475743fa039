import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressible = /\.(html|js|css|svg|data|json|xml|txt|webmanifest|ico)$/;

/**
 * Lays compressed siblings (`.br`, `.gz`) beside every text file.
 * @param folder where the files are
 * @param files their names below it; pictures and the like are left as they are
 */
export async function compressFiles(folder: string, files: string[]): Promise<void> {
  const brotli = promisify(brotliCompress);
  const gz = promisify(gzip);
  const queue = files.filter((name) => compressible.test(name));
  const work = async () => {
    for (let file = queue.pop(); file; file = queue.pop()) {
      const full = path.join(folder, file);
      const body = await readFile(full);
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      };
      await Promise.all([
        brotli(body, { params }).then((data) => writeFile(`${full}.br`, data)),
        gz(body, { level: 9 }).then((data) => writeFile(`${full}.gz`, data)),
      ]);
    }
  };
  await Promise.all([work(), work()]);
}
