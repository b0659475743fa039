import { execFile } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { isInContext } from "./is-in-context.ts";

/** What a `RUN` of the Containerfile does here: something else, or `undefined` where a shell is to do it. */
export type Instead = (command: string, workingFolder: string) => Promise<unknown> | undefined;

/**
 * Does in a folder what `deploy/Containerfile` does in a stage of the image, by its own lines and with nothing but what
 * `.dockerignore` leaves: there is no container engine where the tests run.
 * @param stage its name; the last one has none
 * @param image holds a folder for each stage, which is that stage's `/`
 * @returns the stage's working folder
 * @throws Error when a file to be copied is not there, or a command fails
 */
export async function followStage(image: string, stage: string, instead: Instead): Promise<string> {
  const root = path.join(image, stage || "last");
  const inside = (name: string) => path.join(root, name);
  let folder = root;
  for (const [word = "", ...rest] of stepsOf(stage)) {
    if (word === "WORKDIR") folder = inside(rest[0] ?? "");
    mkdirSync(folder, { recursive: true });
    if (word === "COPY") copy(rest, folder, image);
    if (word !== "RUN") continue;
    const command = rest.join(" ");
    const done = instead(command, folder);
    if (done) await done;
    else {
      const moved = command.replace(/(?<= )\/(?=[a-z])/g, `${root}/`);
      await promisify(execFile)("/bin/sh", ["-ec", moved], { cwd: folder });
    }
  }
  return folder;
}

/** The lines of a stage, in words. */
function stepsOf(stage: string): string[][] {
  const lines = readFileSync("deploy/Containerfile", "utf8").replaceAll("\\\n", " ").split("\n");
  const steps = lines.filter((line) => /^[A-Z]+ /.test(line)).map((line) => line.trim().split(/ +/));
  const begins = steps.findIndex(([word, , , name = ""]) => word === "FROM" && name === stage);
  const next = steps.findIndex(([word], index) => index > begins && word === "FROM");
  if (begins < 0) throw new Error(`deploy/Containerfile has no stage “${stage}”`);
  return steps.slice(begins + 1, next < 0 ? undefined : next);
}

function copy(words: string[], folder: string, image: string): void {
  const [from = "", ...names] = words[0]?.startsWith("--from=") ? words : ["", ...words];
  const to = names.pop() ?? "";
  for (const name of names) {
    const source = from ? path.join(image, from.replace("--from=", ""), name) : path.resolve(name);
    const into = to.endsWith("/") && statSync(source).isFile() ? path.join(to, path.basename(name)) : to;
    cpSync(source, path.join(folder, into), {
      recursive: true,
      filter: (file) => Boolean(from) || isSent(path.relative(process.cwd(), file)),
    });
    if (!existsSync(path.join(folder, into))) throw new Error(`COPY ${name}: .dockerignore leaves it out`);
  }
}

/** Whether it is in the context, or a folder of which something may be. */
function isSent(name: string): boolean {
  if (name === "" || isInContext(name)) return true;
  const below = readFileSync(".dockerignore", "utf8").includes(`!${name}/`);
  return below && statSync(name).isDirectory();
}
