import { spawnSync } from "node:child_process";

/** What the registry knows against our packages; `unanswered` says why where it would not tell. */
export type Audit = { advisories: string[] } | { unanswered: string };

/** Asks the registry for advisories against every package of the lock file. */
export function askRegistry(root: string): Audit {
  const { stdout, stderr } = spawnSync("npm", ["audit", "--json", "--audit"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  return readAudit(stdout, stderr);
}

/**
 * @param printed by `npm audit --json`
 * @param complaints printed beside it
 */
export function readAudit(printed: string, complaints: string): Audit {
  const report = parse(printed);
  if (!report?.vulnerabilities)
    return { unanswered: report?.message ?? report?.error?.summary ?? lastLine(complaints) };
  return {
    advisories: Object.values(report.vulnerabilities).flatMap(({ name, severity, via }) =>
      via
        .filter((one) => typeof one === "object")
        .map(({ title, range, url }) => `${name} ${range}: ${severity}: ${title} (${url})`),
    ),
  };
}

type Advisory = { title: string; range: string; url: string };
type Report = {
  message?: string;
  error?: { summary?: string };
  vulnerabilities?: Record<string, { name: string; severity: string; via: (Advisory | string)[] }>;
};

function parse(text: string): Report | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function lastLine(text: string): string {
  return text.trim().split("\n").at(-1) || "it gave no answer";
}
