import { checkContent } from "../app/check-content.server.ts";
import { formatFindings } from "../app/data/content-error.ts";

const findings = checkContent();
console.log(formatFindings(findings) || "content: no mistakes");
if (findings.some(({ isAdvice }) => !isAdvice)) process.exitCode = 1;
