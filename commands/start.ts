import { ensureBuilt } from "./build-freshness.ts";

ensureBuilt();
await import("../server/main.ts");
