import { parseArgs } from "node:util";
import { type Loss, losePrimary } from "../tests/server/fixtures/lose-primary.ts";

/** Loses the database's machine while 5,000 submissions come in, in three ways, and reports what each loss cost. */
const { values } = parseArgs({ options: { submissions: { type: "string", default: "5000" } } });
const submissions = Number(values.submissions);
if (!Number.isInteger(submissions) || submissions < 30) {
  console.error(`--submissions is “${values.submissions}”; it must be a whole number of at least 30.`);
  process.exit(1);
}

const rows: [string, (loss: Loss) => string | number][] = [
  ["submissions acknowledged", (loss) => loss.submissions],
  ["of these lost", (loss) => loss.lost],
  ["kept twice", (loss) => loss.keptTwice],
  ["mails", (loss) => loss.mails],
  ["mails twice", (loss) => loss.mailsTwice],
  ["mails never sent", (loss) => loss.mailsWaiting],
  ["told to try again", (loss) => loss.refused],
  ["pages read meanwhile, failed", (loss) => `${loss.pages}, ${loss.pagesBroken}`],
  [
    "each instance takes forms again after",
    (loss) => loss.backAfter.map((ms) => `${(ms / 1000).toFixed(1)} s`).join(", "),
  ],
  ["restarts", (loss) => loss.restarts],
];

let failed = false;
for (const [title, how] of [
  ["kill -9 of the primary, promoted 1 s later", { how: "killed", promoteAfter: 1_000 }],
  ["kill -9 of the primary, promoted 6 s later", { how: "killed", promoteAfter: 6_000 }],
  ["the primary falls silent, promoted 1 s later", { how: "silent", promoteAfter: 1_000 }],
] as const) {
  console.log(`\n${title}`);
  const begun = performance.now();
  const tell = (what: string) => {
    console.log(`  ${String(Math.round((performance.now() - begun) / 1000)).padStart(4)} s  ${what}`);
  };
  const loss = await losePrimary(submissions, { ...how, allMails: true, tell });
  for (const [name, read] of rows) console.log(`  ${name.padEnd(40)} ${read(loss)}`);
  failed ||=
    loss.lost + loss.keptTwice + loss.mailsTwice + loss.mailsWaiting + loss.pagesBroken + loss.restarts > 0 ||
    Math.max(...loss.backAfter) > 10_000;
}
console.log(failed ? "\nNot as promised." : "\nNothing lost, nothing twice, no restart.");
process.exit(failed ? 1 : 0);
