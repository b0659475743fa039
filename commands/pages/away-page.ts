import { readFileSync } from "node:fs";
import { chatAddress } from "../../app/data/paths.ts";
import { readAway } from "../../app/data/shell.server.ts";
import { readSite } from "../../app/data/site.server.ts";

/**
 * The page that the proxy shows by itself while no instance of the server answers. It loads nothing, since nothing could be
 * loaded then.
 * @param styled puts the site's rules in place of its link to them
 */
export async function awayPage(styled: (html: string) => Promise<string>): Promise<string> {
  const site = readSite();
  const { name, phone } = site;
  const words = readAway();
  const html = await styled(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(`${words.title} | ${name}`)}</title>
<style>${readFileSync("app/styles/layers.css", "utf8")}</style>
<link rel="stylesheet" href="">
</head>
<body>
<main class="grid section">
<p>${escaped(name)}</p>
<div class="prose">
<h1>${escaped(words.title)}</h1>
<p>${escaped(words.text)}</p>
<p><a href="tel:${phone.number}">${escaped(words.phone.replace("{phone}", phone.shown))}</a></p>
<p><a href="${chatAddress(site)}">${escaped(words.chat)}</a></p>
</div>
</main>
</body>
</html>
`);
  return html.replace(/<link rel="stylesheet"[^>]*>/, "");
}

const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
