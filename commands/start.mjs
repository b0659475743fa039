import { ensureBuilt, ensureInstalled, runInForeground } from "./project.mjs";

ensureInstalled();
ensureBuilt();
// The flag halves what the server keeps for short-lived objects; npm run would stand between it and its signals.
runInForeground("node", ["--max-semi-space-size=2", "server/main.ts"]);
