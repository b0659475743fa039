import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import type { Mistake } from "../dev/mistake-page.ts";

let teller: ChildProcess | undefined;
let turn: Promise<unknown> = Promise.resolve();

/**
 * The mistakes of the `content/` in a folder, told by a process that works in that folder, and goes on to the next one
 * afterwards: the readers are loaded once for all. Where the folder gives the site other addresses, another process begins
 * there, for the table of addresses is read once.
 */
export function mistakesIn(folder: string): Promise<Mistake[]> {
  const told = turn.then(() => ask(path.resolve(folder)));
  turn = told.catch(() => undefined);
  return told;
}

async function ask(folder: string): Promise<Mistake[]> {
  teller ??= startTeller(folder);
  const mistakes = await answerOf(teller, folder);
  if (mistakes !== "other addresses") return mistakes;
  teller?.disconnect();
  teller = undefined;
  return ask(folder);
}

async function answerOf(asked: ChildProcess, folder: string): Promise<Mistake[] | "other addresses"> {
  // It keeps nobody from ending while nothing is asked of it.
  asked.ref();
  asked.channel?.ref();
  const enough = new AbortController();
  try {
    const answer = once(asked, "message", enough);
    const end = once(asked, "exit", enough).then(() => {
      throw new Error("the words could not be checked; the terminal says why");
    });
    asked.send(folder);
    const [told] = await Promise.race([answer, end]);
    return told;
  } finally {
    enough.abort();
    asked.channel?.unref();
    asked.unref();
  }
}

function startTeller(folder: string): ChildProcess {
  const started = fork(path.resolve("commands/edit/tell-mistakes.ts"), {
    cwd: folder,
    // A build keeps what it has read for good.
    env: { ...process.env, NODE_ENV: "development" },
    execArgv: [],
  });
  started.once("exit", () => {
    if (teller === started) teller = undefined;
  });
  return started;
}
