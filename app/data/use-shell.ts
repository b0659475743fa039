import { useRouteLoaderData } from "react-router";
import type { ShellData } from "./shell.server.ts";

/** The site's facts, services and button words, on every page. */
export function useShell(): ShellData {
  const data = useRouteLoaderData("root") as ShellData | undefined;
  if (!data) throw new Error("The site's own facts did not load");
  return data;
}
