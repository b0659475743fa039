/**
 * Puts a page's scripts to sleep until its first view is there: what React Router wrote stays as it is, under another
 * type, and its preloads wait; `app/late/wake-scripts.ts` wakes them in order. What has a type of its own already (data for
 * search engines, the script of scroll positions) is left alone.
 * @param html a page as React Router prerenders it
 * @param lateStart the script from `compileLateStart`, which ends the head
 * @param integrityOf what a module's text hashes to, by its address
 * @throws Error when the page has no script or no preload to put to sleep
 */
export function withSleepingScripts(
  html: string,
  lateStart: string,
  integrityOf: (address: string) => string,
): string {
  const preloads = html.match(modulePreload)?.length ?? 0;
  const scripts = html.match(runningScript)?.length ?? 0;
  if (preloads === 0 || scripts === 0)
    throw new Error(
      `A page came with ${scripts} scripts and ${preloads} preloads; some of both are wanted. commands/pages/sleeping-scripts.ts has to learn how React Router writes them now.`,
    );
  return html
    .replace(
      modulePreload,
      (_, address: string) =>
        `<link rel="asleep" href="${address}" data-integrity="${integrityOf(address)}"/>`,
    )
    .replace(runningScript, (_, type = "", others: string) => {
      return `<script type="text/asleep" data-asleep="${type}"${others}>`;
    })
    .replace("</head>", () => `<script>${lateStart}</script></head>`);
}

const modulePreload = /<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>/g;
/** A script of the page's own that the browser would run: of no type, or a module. */
const runningScript = /<script(?: type="(module)")?((?: (?!type=)[\w-]+="[^"]*")*)>/g;
