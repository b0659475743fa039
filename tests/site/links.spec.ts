import { expect, test } from "@playwright/test";
import { everyPage, nowhere } from "../every-page.ts";

test("every link, picture and file within the site exists", async ({ request }) => {
  const seen = new Map<string, string>();
  const anchors: { from: string; page: string; id: string }[] = [];
  const ids = new Map<string, Set<string>>();
  for (const path of [...everyPage, nowhere]) {
    const html = (await (await request.get(path)).text()).replace(/<script[\s\S]*?<\/script>/g, "");
    ids.set(path, new Set([...html.matchAll(/\bid="([^"]+)"/g)].map(([, id = ""]) => id)));
    for (const [, , value = ""] of html.matchAll(/\b(href|src|srcset)="([^"]+)"/gi)) {
      for (const part of value.split(/,\s+/)) {
        const target = (part.split(/\s/)[0] ?? "").replaceAll("&amp;", "&");
        if (!target.startsWith("/") && !target.startsWith("#")) continue;
        const url = new URL(target, `http://site${path}`);
        if (url.hash && target !== "#")
          anchors.push({ from: path, page: url.pathname, id: decodeURIComponent(url.hash.slice(1)) });
        if (!target.startsWith("#")) seen.set(url.pathname, path);
      }
    }
  }
  expect(seen.size).toBeGreaterThan(everyPage.length);
  for (const [target, from] of seen) {
    const response = await request.get(target);
    expect(response.status(), `${target}, linked on ${from}`).toBe(200);
  }
  for (const { from, page, id } of anchors) {
    const known = [...ids].find(([path]) => path.toLowerCase() === page.toLowerCase())?.[1];
    expect(known?.has(id), `#${id} on ${page}, linked on ${from}`).toBe(true);
  }
});
