import type { BuildEnvironment } from "../build-environment.ts";

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
  const own = addresses.filter((one) => one.startsWith("https://") && URL.canParse(one));
  return [...new Set(own.map((one) => new URL(one).origin))];
}
