import type { Config } from "@react-router/dev/config";
import { everyPath } from "./app/data/paths.server.ts";

export default {
  ssr: false,
  buildDirectory: process.env.BUILD_DIRECTORY ?? "build",
  prerender: { paths: everyPath, concurrency: 2 },
  routeDiscovery: { mode: "initial" },
} satisfies Config;
