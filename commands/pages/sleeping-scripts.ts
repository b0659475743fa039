/**
 * Puts a page's scripts to sleep until its first view: React Router's scripts get another type and its preloads another
 * `rel`, and are otherwise unchanged; `app/late/wake-scripts.ts` wakes them in order. Scripts that already have a type of
 * their own (data for search engines, the one that restores scroll positions) are left alone.
 * @param html a page as React Router prerenders it
 * @param lateStart the script from `compileLateStart`, which goes to the end of the head
 * @param integrityOf returns the integrity hash of the module at an address
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
      `React Router wrote a page with ${scripts} scripts and ${preloads} preloads; at least one of each is expected. Its output seems to have changed: adapt the patterns in commands/pages/sleeping-scripts.ts.`,
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
/** A script that the browser would run: one without a type, or a module. */
const runningScript = /<script(?: type="(module)")?((?: (?!type=)[\w-]+="[^"]*")*)>/g;
