import { checkContent } from "../app/check-content.server.ts";
import { listFindings } from "../app/data/content-error.ts";

const found = checkContent();
console.log(listFindings(found) || "content: no mistakes");
if (found.some(({ style }) => !style)) process.exitCode = 1;
