import type { BuildEnvironment } from "../build-environment.ts";

type Settings = Pick<BuildEnvironment, "analytics">;

/** A page with the script that counts visits, where one is set: it comes last and holds nothing up. */
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

/** Where that script may report to: its own origin, and those of the addresses among its attributes. */
export function analyticsOrigins({ analytics }: Settings): string[] {
  if (!analytics) return [];
  const addresses = [analytics.url, ...Object.values(analytics.data)].filter((one) =>
    one.startsWith("https://"),
  );
  return [...new Set(addresses.filter((one) => URL.canParse(one)).map((one) => new URL(one).origin))];
}
