import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

type Sample = { what: string; pattern: RegExp; wish: string };

/** What in `content/` is made up so that the site can be shown, and what must stand there before it goes live. */
const samples: Sample[] = [
  { what: "telephone number", pattern: /\+91 00000 00000|\+910000000000/, wish: "the agency’s own number" },
  { what: "chat number", pattern: /"910000000000"/, wish: "the agency’s WhatsApp number, digits only" },
  { what: "sample address", pattern: /[\w@./:-]*\.example\b/, wish: "a real address" },
  { what: "street", pattern: /Sample address/, wish: "the street the office is in" },
  {
    what: "film of the Blender Foundation",
    pattern:
      /\b(aqz-KE-bpKQ|eRsGyueVLvQ|R6MlUcmOul8|TLkA0RELQ1g|Y-rmzh0PI3c|WhWc3b3KhnY|mN0zPOpADL4|SkVqJ1SGeL0|_cMxraX_5RE|PVGeM40dABA)\b/,
    wish: "a film the agency made",
  },
  {
    what: "society’s address",
    pattern: /^ {2}address: (Shankar Nagar, )?Raipur$/,
    wish: "the society’s street",
  },
  {
    what: "notice of the imagined city",
    pattern: /^notice: .*imagined/,
    wish: "nothing, once clients and pictures are real",
  },
  { what: "invented client", pattern: /^- key: \w+/, wish: "a client of the agency, with its consent" },
];

const findings = readdirSync("content", { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(ya?ml|md)$/.test(name))
  .sort()
  .flatMap((name) => findingsIn(path.join("content", name)));

for (const { file, line, text, sample } of findings)
  console.log(`${file}:${line}  ${sample.what}: ${text}\n    wanted: ${sample.wish}`);
if (process.env.SITE_URL === undefined)
  console.log(
    "SITE_URL is not set: canonical addresses point to http://localhost:3000\n    wanted: the site’s own origin at build time",
  );
const open = findings.length + (process.env.SITE_URL === undefined ? 1 : 0);
console.log(
  open === 0 ? "Nothing made up is left: ready to launch." : `\n${open} sample facts are still in place.`,
);
process.exitCode = open === 0 ? 0 : 1;

function findingsIn(file: string) {
  return readFileSync(file, "utf8")
    .split("\n")
    .flatMap((content, index) => {
      const sample = samples.find(({ pattern }) => pattern.test(content));
      const text = sample?.pattern.exec(content)?.[0].trim();
      return sample && !content.trimStart().startsWith("#") ? [{ file, line: index + 1, text, sample }] : [];
    });
}
