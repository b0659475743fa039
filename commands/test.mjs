import { ensureBuilt, ensureInstalled, run } from "./project.mjs";
import { ensureSystemDependencies } from "./system-dependencies.mjs";

ensureSystemDependencies();
ensureInstalled();
ensureBuilt();
process.exit(run("node", ["commands/test-all.ts"]));
