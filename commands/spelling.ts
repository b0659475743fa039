import { findMisspellings } from "./spelling/find-misspellings.ts";

const { files, found } = findMisspellings(process.cwd());
for (const { message } of found) console.error(message);
if (found.length > 0) process.exitCode = 1;
else console.log(`${files} files, every word is known`);
