import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import type { Mistake } from "../dev/mistake-page.ts";

let teller: ChildProcess | undefined;
let turn: Promise<unknown> = Promise.resolve();

/**
 * The mistakes of the `content/` in a folder, told by a process that works in that folder, and goes on to the next one
 * afterwards: the readers are loaded once for all.
 */
export function mistakesIn(folder: string): Promise<Mistake[]> {
  const told = turn.then(() => ask(path.resolve(folder)));
  turn = told.catch(() => undefined);
  return told;
}

async function ask(folder: string): Promise<Mistake[]> {
  teller ??= startTeller();
  const asked = teller;
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
    const [mistakes] = await Promise.race([answer, end]);
    return mistakes as Mistake[];
  } finally {
    enough.abort();
    asked.channel?.unref();
    asked.unref();
  }
}

function startTeller(): ChildProcess {
  const started = fork(path.resolve("commands/edit/tell-mistakes.ts"), {
    // A build keeps what it has read for good.
    env: { ...process.env, NODE_ENV: "development" },
    execArgv: [],
  });
  started.once("exit", () => {
    teller = undefined;
  });
  return started;
}
