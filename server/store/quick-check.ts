import { DatabaseSync } from "node:sqlite";
import { workerData } from "node:worker_threads";

/** Runs in a thread of its own, where reading a whole file holds nobody up. */
const raw = new DatabaseSync(workerData, { readOnly: true, timeout: 5_000 });
const [found] = raw.prepare("PRAGMA quick_check(1)").all();
raw.close();
const said = found?.quick_check;
// As SQLite itself reports what it comes upon: SQLITE_CORRUPT.
if (said !== "ok") throw Object.assign(new Error(String(said).replaceAll("\n", " ")), { errcode: 11 });
