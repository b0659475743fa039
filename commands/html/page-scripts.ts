import { createHash } from "node:crypto";
import path from "node:path";
import { build, type Rolldown } from "vite";
import type { BuildEnvironment } from "../build-settings.ts";

/**
 * Puts a page's scripts to sleep until its first view: React Router's scripts get another type and its preloads another
 * `rel`, and are otherwise unchanged; `app/late/wake-scripts.ts` wakes them in order. Scripts that already have a type of
 * their own (data for search engines, the one that restores scroll positions) are left alone.
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
      `React Router wrote a page with ${scripts} scripts and ${preloads} preloads; at least one of each is expected. Its output seems to have changed: adapt the patterns in commands/html/page-scripts.ts.`,
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

/** Compiles `app/late/start-late.ts` for the head of every page, to ES2020, which every supported browser understands. */
export async function compileLateStart(root: string): Promise<string> {
  const entry = path.join(root, "app/late/start-late.ts");
  const built = (await build({
    configFile: false,
    logLevel: "warn",
    build: {
      write: false,
      target: "es2020",
      minify: true,
      lib: { entry, formats: ["iife"], name: "startLate" },
    },
  })) as Rolldown.RolldownOutput[];
  const code = built[0]?.output[0]?.code;
  if (!code) throw new Error(`${entry} could not be compiled: Vite returned no code for it.`);
  return `${code.trim().replaceAll("</script", "<\\/script")}startLate()`;
}

/** The hash of a file or an inline script, in the form that Subresource Integrity and the security policy use. */
export function integrity(content: string | Buffer): string {
  return `sha256-${createHash("sha256").update(content).digest("base64")}`;
}

type Settings = Pick<BuildEnvironment, "analytics">;

/** Adds the script that counts visits, if one is set, at the end of the page's head, where it delays nothing. */
export function withAnalytics(html: string, { analytics }: Settings): string {
  if (!analytics) return html;
  const attributes = Object.entries({ src: analytics.url, ...analytics.data }).map(
    ([name, value]) => `${name}="${value.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}"`,
  );
  return html.replace(
    "</head>",
    () => `<script defer fetchpriority="low" ${attributes.join(" ")}></script></head>`,
  );
}

/** The origins to which that script may report: its own, and those of the addresses among its attributes. */
export function analyticsOrigins({ analytics }: Settings): string[] {
  if (!analytics) return [];
  const addresses = [analytics.url, ...Object.values(analytics.data)];
  const urls = addresses.filter((address) => address.startsWith("https://") && URL.canParse(address));
  return [...new Set(urls.map((url) => new URL(url).origin))];
}
