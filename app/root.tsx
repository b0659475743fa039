import "./styles/reset.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/grid.css";
import "./styles/prose.css";
import { type ReactNode, useEffect } from "react";
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteLoaderData,
} from "react-router";
import standIns from "../.generated/stand-ins.css?inline";
import standInsHindi from "../.generated/stand-ins-hindi.css?inline";
import type { Route } from "./+types/root";
import { groundColour } from "./data/build-constants.ts";
import { inLanguage } from "./data/open-content.server.ts";
import { detectLanguage } from "./data/paths.ts";
import { readShell, type ShellData } from "./data/shell.server.ts";
import { loadBlogData } from "./pages/blog/blog-store.ts";
import { ErrorScreen, FailureGuard } from "./shell/error-screen.tsx";
import { Shell } from "./shell/shell.tsx";
import layers from "./styles/layers.css?inline";
import typeface from "./styles/typeface.css?inline";
import typefaceEnglish from "./styles/typeface-english.css?inline";
import typefaceHindi from "./styles/typeface-hindi.css?inline";

export const links: Route.LinksFunction = () => [
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
  { rel: "alternate", type: "application/atom+xml", href: "/feed.xml", title: "Articles" },
];

/** Readers use the language of the address. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ request }, next) => inLanguage(detectLanguage(new URL(request.url).pathname), next),
];

export function loader(): ShellData {
  return readShell();
}

/** The shell's data is loaded once. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const inHindi = detectLanguage(useLocation().pathname) === "hi";
  return (
    <html lang={inHindi ? "hi" : "en-IN"}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={groundColour.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={groundColour.dark} media="(prefers-color-scheme: dark)" />
        {/* Painting waits until the header has been parsed, so that none of it is seen moving (HTML, "expect" links). */}
        <link rel="expect" href="#main" blocking="render" />
        <style>{layers}</style>
        <Meta />
        <Links />
        <style data-stand-ins="">
          {import.meta.env.SSR ? standIns + (inHindi ? standInsHindi : "") : rulesIn("data-stand-ins")}
        </style>
        <style data-typeface="">
          {import.meta.env.SSR
            ? typeface + (inHindi ? typefaceHindi : typefaceEnglish)
            : rulesIn("data-typeface")}
        </style>
      </head>
      <body id="top">
        {children}
        <ScrollRestoration {...neverRun} />
        <Scripts />
      </body>
    </html>
  );
}

/**
 * Disables the router's inline script that restores the scroll position before hydration: browsers do that themselves, and
 * the script fails if storage is blocked.
 */
const neverRun: object = { type: "text/plain" };

/** In the browser the rules are read from the page, to keep them out of the scripts. */
function rulesIn(mark: string): string | undefined {
  return document.querySelector(`[${mark}]`)?.innerHTML;
}

/** A constant element, so that React skips it at each navigation. */
const page = <Outlet />;

export default function App({ loaderData }: Route.ComponentProps) {
  useEffect(loadBlogData, []);
  return <Shell data={loaderData}>{page}</Shell>;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const shell = useRouteLoaderData("root") as ShellData | undefined;
  if (import.meta.env.DEV) console.error(error);
  if (!shell) return <ErrorScreen />;
  const screen = <ErrorScreen copy={shell.error} />;
  return (
    <FailureGuard fallback={<main id="main">{screen}</main>}>
      <Shell data={shell}>{screen}</Shell>
    </FailureGuard>
  );
}
