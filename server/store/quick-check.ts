import { DatabaseSync } from "node:sqlite";
import { workerData } from "node:worker_threads";

/** Runs in a worker thread, where reading the whole file blocks nothing. */
const raw = new DatabaseSync(workerData, { readOnly: true, timeout: 5_000 });
const [row] = raw.prepare("PRAGMA quick_check(1)").all();
raw.close();
const result = row?.quick_check;
// The code with which SQLite itself reports damage: SQLITE_CORRUPT.
if (result !== "ok") throw Object.assign(new Error(String(result).replaceAll("\n", " ")), { errcode: 11 });
