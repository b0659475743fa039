import { ensureBuilt, ensureInstalled, run } from "./project.mjs";

ensureInstalled();
ensureBuilt();
process.exit(run("node", ["commands/check-all.ts"]));
