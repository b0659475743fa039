import type { Config } from "@react-router/dev/config";
import { readPaths } from "./app/data/paths.server.ts";

export default {
  ssr: false,
  buildDirectory: process.env.BUILD_DIRECTORY ?? "build",
  prerender: { paths: readPaths().everyPath, concurrency: 2 },
  routeDiscovery: { mode: "initial" },
} satisfies Config;
