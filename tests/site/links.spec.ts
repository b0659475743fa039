import { expect, test } from "@playwright/test";
import { everyPage, unknownPath } from "../every-page.ts";

test("every link, picture and file within the site exists", async ({ baseURL }) => {
  // Playwright’s own client takes six times as long for the hundreds of addresses.
  const get = (path: string) => fetch(new URL(path, baseURL));
  const sources = new Map<string, string>();
  const anchors: { from: string; page: string; id: string }[] = [];
  const ids = new Map<string, Set<string>>();
  for (const path of [...everyPage, unknownPath]) {
    const html = (await (await get(path)).text()).replace(/<script[\s\S]*?<\/script>/g, "");
    ids.set(path, new Set([...html.matchAll(/\bid="([^"]+)"/g)].map(([, id = ""]) => id)));
    for (const [, , value = ""] of html.matchAll(/\b(href|src|srcset)="([^"]+)"/gi)) {
      for (const part of value.split(/,\s+/)) {
        const target = (part.split(/\s/)[0] ?? "").replaceAll("&amp;", "&");
        if (!target.startsWith("/") && !target.startsWith("#")) continue;
        const url = new URL(target, `http://site${path}`);
        if (url.hash && target !== "#")
          anchors.push({ from: path, page: url.pathname, id: decodeURIComponent(url.hash.slice(1)) });
        if (!target.startsWith("#")) sources.set(url.pathname, path);
      }
    }
  }
  expect(sources.size).toBeGreaterThan(everyPage.length);
  for (const [target, source] of sources) {
    const response = await get(target);
    await response.body?.cancel();
    expect(response.status, `${target}, linked on ${source}`).toBe(200);
  }
  for (const { from, page, id } of anchors) {
    const pageIds = [...ids].find(([path]) => path.toLowerCase() === page.toLowerCase())?.[1];
    expect(pageIds?.has(id), `#${id} on ${page}, linked on ${from}`).toBe(true);
  }
});
