import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/**
 * The file names of the pictures that a build's pages, scripts and feeds name. What a hidden client or a draft alone shows is not
 * among them, and is not to be had by its address either.
 * @param client the folder of the built pages
 */
export function listNamedPictures(client: string): Set<string> {
  const files = readdirSync(client, { recursive: true, encoding: "utf8" });
  const readable = files.filter((file) => /\.(html|js|css|xml|json|svg|webmanifest)$/.test(file));
  const texts = readable.map((file) => readFileSync(path.join(client, file), "utf8"));
  return new Set(texts.flatMap((text) => text.match(/[\w-]+\.(avif|webp|jpg)/g) ?? []));
}
