import { expect, test } from "vitest";
import { openClient, password, signIn } from "../server/fixtures/create-desk-client.ts";
import { describeStores } from "../server/fixtures/describe-stores.ts";
import { getPostgres } from "../server/fixtures/get-postgres.ts";
import { runProgram } from "../server/fixtures/run-inbox.ts";
import { startApp } from "../server/fixtures/start-app.ts";
import { startUntilExit } from "../server/fixtures/start-process.ts";
import type { Location } from "../server/fixtures/store-locations.ts";
import { writeBuild } from "../server/fixtures/write-build.ts";

const postgres = getPostgres();

async function desk(
  location: Location,
  words: string[],
  settings: Record<string, string> = {},
  folder = ".",
) {
  const { DATABASE_URL, DATA_DIR } = location;
  const place = DATABASE_URL ? { DATABASE_URL } : { DATA_DIR };
  const environment = { ...place, DESK: "on", SITE_URL: "https://www.example.com/", ...settings };
  const { code, text, error } = await runProgram("server/staff-accounts.ts", words, folder, environment);
  return { code, output: code === 0 ? text : error };
}

describeStores(postgres, "accounts from the terminal, on %s", (_name, createLocation) => {
  test("the first account is an owner's, each gets a link, and reset and remove take effect while the server runs", async () => {
    const { location, remove } = await createLocation();
    const app = await startApp({ environment: { ...location, DESK: true } });
    await app.store.ready();
    const first = await desk(location, ["add", "Asha Rao", "Asha@example.com"]);
    expect(first.output).toContain("Asha Rao may use the desk as an owner, being the first.");
    const link = /^ {2}https:\/\/www\.example\.com\/desk\/welcome#([\w-]{43})$/m;
    const [, token] = link.exec(first.output) ?? [];
    // As on the machine of somebody who tries it out: nothing says yet where the site will be.
    const trying = { DESK: "off", SITE_URL: "", PORT: "4840" };
    const build = writeBuild();
    const second = await desk(location, ["add", "Ravi Sahu", "ravi@example.com"], trying, build.folder);
    build.remove();
    expect(second.output).toMatch(/^ {2}http:\/\/localhost:4840\/desk\/welcome#/m);
    expect(second.output).toContain("Ravi Sahu may use the desk as staff.");
    expect(second.output).toContain("set DESK=on and restart the server");
    const { status } = await openClient(app.origin).send("POST /api/desk/link", { token, password });
    expect(status).toBe(200);
    const asha = await signIn(app.origin, "asha@example.com");

    const lines = (await desk(location, ["list"])).output.trim().split("\n");
    expect(lines[0]).toMatch(/^Name +E-mail +Role +Second factor +Last seen +Open link$/);
    expect(lines[1]).toMatch(
      /^Asha Rao +asha@example\.com +owner +no +\d{1,2} \w+ \d{4}, \d{1,2}:\d\d [ap]m$/,
    );
    expect(lines[2]).toMatch(/^Ravi Sahu +ravi@example\.com +staff +no +never +until /);
    expect(await desk(location, ["remove", "asha@example.com"])).toEqual({
      code: 1,
      output: "Asha Rao is the last owner. Please make somebody else an owner first.\n",
    });
    expect((await desk(location, ["reset", "ASHA@example.com"])).output).toMatch(
      /signed out everywhere.*welcome#/s,
    );
    expect((await asha.send("GET /api/desk/me")).status).toBe(401);
    expect((await desk(location, ["remove", "ravi@example.com"])).code).toBe(0);
    expect(await app.store.accounts.list()).toHaveLength(1);
    await app.close();
    remove();
  });
});

test("without its built page the desk does not start, and says how to build it", async () => {
  const build = writeBuild();
  const { code, output } = await startUntilExit(build.folder, { DESK: "on" });
  build.remove();
  expect([code, output.trim().split("\n").length]).toEqual([1, 1]);
  expect(output).toMatch(/^DESK is on.*build\/desk\/index\.html.*npm run build/);
});
