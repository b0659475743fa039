import { ensureMachineParts } from "./machine-parts.mjs";
import { ensureBuilt, ensureInstalled, run } from "./project.mjs";

ensureMachineParts();
ensureInstalled();
ensureBuilt();
process.exit(run("node", ["commands/test-all.ts"]));
