import { become, ensureBuilt, ensureInstalled } from "./project.mjs";

ensureInstalled();
ensureBuilt();
become("node", ["server/main.ts"]);
