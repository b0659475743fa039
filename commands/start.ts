import { statSync } from "node:fs";
import { ensureBuilt } from "../pipeline/build-freshness.ts";

ensureBuilt();
const { startServer } = await import("../server/main.ts");
const address = await startServer();
// What commands/setup.mjs left, which npm runs first.
const began = statSync(".cache/began", { throwIfNoEntry: false })?.mtimeMs;
const isFirst = began && process.env.npm_lifecycle_event === "start";
console.log(isFirst ? `${address} — first page after ${Math.round((Date.now() - began) / 1000)} s` : address);
