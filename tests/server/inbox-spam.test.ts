import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { enquiry, postEnquiry } from "./fixtures/forms.ts";
import { runInbox } from "./fixtures/run-inbox.ts";
import { startApp } from "./fixtures/start-app.ts";
import { writeBuild } from "./fixtures/write-build.ts";

/** The site in this process, and the staff's command line beside it. */
async function startSite() {
  const { folder, remove } = writeBuild();
  const app = await startApp({ environment: { DATA_DIR: join(folder, "data") } });
  await app.store.ready();
  onTestFinished(async () => {
    await app.close();
    remove();
  });
  return { server: app, inbox: (words: string) => runInbox(folder, words) };
}

test("finds what was taken for spam and releases it", async () => {
  const { server, inbox } = await startSite();
  const { body } = await postEnquiry(server.origin, { botcheck: "on" });
  expect((await inbox("list")).text).toContain("1 held back as possible spam");
  expect((await inbox("list --quarantined")).text).toContain(enquiry.name);
  expect((await inbox(`release ${body.id}`)).code).toBe(0);
  expect((await inbox("list")).text).toContain(enquiry.name);
});

test("puts spam aside that the server did not suspect, and brings it back", async () => {
  const { server, inbox } = await startSite();
  const { body } = await postEnquiry(server.origin, { name: "Pills" });
  expect((await inbox(`spam ${body.id}`)).text).toContain("is spam.");
  expect((await inbox("list")).text).toContain("Nothing here.");
  expect((await inbox("list --spam")).text).toContain("Pills");
  expect((await inbox(`spam ${body.id}`)).error).toContain("does not apply");
  expect((await inbox(`release ${body.id}`)).text).toContain("is new");
  expect((await inbox("list")).text).toContain("Pills");
});
