import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { article } from "./new/article.ts";
import { answersTo } from "./new/ask.ts";
import { client } from "./new/client.ts";
import { keepEntry } from "./new/keep-entry.ts";
import { page } from "./new/page.ts";
import type { Kind } from "./new/question.ts";
import { service } from "./new/service.ts";
import { society } from "./new/society.ts";

const kinds: Record<string, Kind> = { article, client, society, service, page };

const help = `npm run new -- KIND ["TITLE"] [--name VALUE …]

Writes a new entry into content/, with its fields explained, and says what to do next. At a terminal it asks for whatever
is missing; elsewhere it uses the defaults. Nothing is ever overwritten.

${Object.entries(kinds)
  .map(([name, { about }]) => `  ${name.padEnd(9)}${about}`)
  .join("\n")}

npm run new -- KIND --help lists what a kind takes.`;

// A draft is read as npm run dev reads it.
process.env.SHOW_UNPUBLISHED = "1";
const [name = "", ...args] = process.argv.slice(2);
const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
try {
  if (!name || name === "--help" || name === "-h") console.log(help);
  else if (!kind) throw new Error(`There is no kind “${name}”. There are: ${Object.keys(kinds).join(", ")}.`);
  else if (args.includes("--help") || args.includes("-h")) console.log(explained(name, kind));
  else await write(kind, args);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function write({ questions, write }: Kind, given: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: given,
    allowPositionals: true,
    options: Object.fromEntries(questions.map((one) => [one.name, { type: "string" as const }])),
  });
  const [first, ...rest] = positionals;
  if (rest.length > 0)
    throw new Error(`“${rest[0]}” is one word too many; put a title of several words in quotes.`);
  const [main] = questions;
  const terminal = process.stdin.isTTY
    ? createInterface({ input: process.stdin, output: process.stdout })
    : undefined;
  const leave = () => {
    console.log("\nNothing was written.");
    process.exit(1);
  };
  terminal?.once("close", leave);
  const answers = await answersTo(
    questions,
    {
      ...(first !== undefined && main && { [main.name]: first }),
      ...(values as Record<string, string>),
    },
    terminal && ((question) => terminal.question(question)),
  );
  terminal?.off("close", leave).close();
  const written = write(answers);
  for (const file of keepEntry(written)) console.log(`Written: ${file}`);
  console.log(`\n${written.next.map((line) => `- ${line}`).join("\n")}`);
}

function explained(name: string, { about, questions }: Kind): string {
  const lines = questions.map(
    ({ name: flag, asks, usual }) => `  --${flag.padEnd(12)} ${asks}${usual ? "" : " (required)"}`,
  );
  return `npm run new -- ${name} ["${questions[0]?.name.toUpperCase()}"] [--name VALUE …]\n\nWrites ${about}.\n\n${lines.join("\n")}`;
}
