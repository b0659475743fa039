import { defineMiddleware } from "astro:middleware";
import { detectLanguage } from "../data/language-paths.ts";
import { inLanguage } from "../data/open-content.server.ts";
import { provideFacts } from "../data/page-facts.ts";
import { findPictureRules } from "../data/pictures.server.ts";
import { readFacts } from "../data/shell.server.ts";

provideFacts(readFacts);

/** Astro puts its one rule for islands beside the first, where HTML allows no style; `styles/base.css` has it instead. */
const islandStyles = /<style>astro-island[^<]*<\/style>/;

/** Renders a page in the language of its address, and gives it the rules of its own pictures. */
export const onRequest = defineMiddleware(({ routePattern }, next) =>
  inLanguage(detectLanguage(routePattern), async () => {
    const response = await next();
    if (!response.headers.get("Content-Type")?.includes("text/html")) return response;
    // Read to the end here: a page is rendered as it is read, in the language of whoever reads it.
    const html = await response.text();
    const names = new Set(Array.from(html.matchAll(/\bph-([\w-]+)/g), ([, name = ""]) => name));
    const rules = findPictureRules([...names]);
    const own = html.replace(islandStyles, "");
    // An empty style would still be refused by the security policy, which names none.
    return new Response(
      rules ? own.replace("</head>", () => `<style>${rules}</style></head>`) : own,
      response,
    );
  }),
);
