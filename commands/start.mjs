import { become, ensureBuilt, ensureInstalled } from "./project.mjs";

ensureInstalled();
ensureBuilt();
become("npm", ["run", "--silent", "serve"]);
