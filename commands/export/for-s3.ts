import type { ExportedFile, ExportedSite } from "./exported-site.ts";
import { type Folder, htmlFile } from "./folder.ts";
import { responseHeadersPolicy } from "./response-headers-policy.ts";

/** An object of the bucket: a file in `files/`, or a redirect. */
export type S3Object = { key: string } & (
  | { file: string; contentType: string; cacheControl: string }
  | { redirect: string }
);

/**
 * S3 as a website behind CloudFront. A page is an object at its own address, without an extension; its small-letter
 * spelling and the one with a slash are objects of their own, and an old address is one that redirects. CloudFront sends
 * the same headers for all, so each page carries its policy in its head. What is gone is not found.
 */
export async function exportForS3(site: ExportedSite, folder: Folder): Promise<void> {
  const objects: S3Object[] = [];
  const add = (key: string, file: string, { headers }: ExportedFile) =>
    objects.push({
      key,
      file: `files/${file}`,
      contentType: headers["Content-Type"] ?? "",
      cacheControl: headers["Cache-Control"] ?? "",
    });
  for (const page of site.pages) {
    const name = htmlFile(page);
    await folder.copyWithPolicy(page, `files/${name}`);
    const spellings = site.aliases.filter(({ of }) => of === page.address);
    for (const { address } of [page, ...spellings]) {
      if (address !== "/") add(decodeURIComponent(address.slice(1)), name, page);
      add(`${decodeURIComponent(address.slice(1))}/index.html`.replace(/^\//, ""), name, page);
    }
  }
  for (const file of site.files) {
    const name = decodeURIComponent(file.address.slice(1));
    await folder.copy(file, `files/${name}`);
    add(name, name, file);
  }
  await folder.copyWithPolicy(site.notFound, "files/404.html");
  add("404.html", "404.html", site.notFound);
  for (const { from, to } of site.redirects)
    if (to) objects.push({ key: decodeURIComponent(from.slice(1)), redirect: to });
  await folder.write("objects.json", json(objects));
  await folder.write("website.json", json(website));
  await folder.write("response-headers-policy.json", json(responseHeadersPolicy(site.everywhere)));
  await folder.write("upload.sh", uploadScript(objects));
}

/** As `aws s3api put-bucket-website --website-configuration` takes it. */
const website = { IndexDocument: { Suffix: "index.html" }, ErrorDocument: { Key: "404.html" } };

function uploadScript(objects: readonly S3Object[]): string {
  const quote = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
  const put = (object: S3Object) => {
    const own =
      "redirect" in object
        ? `--website-redirect-location ${quote(object.redirect)}`
        : `--body ${quote(object.file)} --content-type ${quote(object.contentType)} --cache-control ${quote(object.cacheControl)}`;
    return `put ${quote(object.key)} ${own}`;
  };
  return [
    "#!/bin/sh",
    "# Uploads everything to a bucket: sh upload.sh BUCKET. Assets and pictures go first, so that no page requests what is missing yet.",
    "set -eu",
    'cd "$(dirname "$0")"',
    'bucket="$1"',
    'put() { key="$1"; shift; aws s3api put-object --bucket "$bucket" --key "$key" "$@" > /dev/null; }',
    ...[...objects].sort((a, b) => Number(isPage(a)) - Number(isPage(b))).map(put),
    'aws s3api put-bucket-website --bucket "$bucket" --website-configuration file://website.json',
    "",
  ].join("\n");
}

function isPage(object: S3Object): boolean {
  return "redirect" in object || object.file.endsWith(".html");
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
