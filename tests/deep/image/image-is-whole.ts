import { spawnSync } from "node:child_process";
import { cpSync, readdirSync, statSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { productionPackages } from "../../../commands/release/production-packages.ts";
import { ask } from "../../server/fixtures/ask.ts";
import { postApplication, postEnquiry } from "../../server/fixtures/forms.ts";
import { freePort } from "../../server/fixtures/free-port.ts";
import { startMailbox } from "../../server/fixtures/start-mailbox.ts";
import { surroundings } from "../../server/fixtures/start-process.ts";
import { type Service, startService } from "../../server/fixtures/start-service.ts";
import { followStage, type Instead } from "./follow-stage.ts";

/**
 * What is promised to whoever runs the site in a container, once the Containerfile's stage `build` has been followed.
 * @param image the folder of all stages
 */
export function imageIsWhole(image: () => string): void {
  describe("The image, put together from what the build and the packages leave", () => {
    let site: string;
    let origin: string;
    let port: number;
    let service: Service;
    let mailbox: Awaited<ReturnType<typeof startMailbox>>;

    beforeAll(async () => {
      await followStage(image(), "packages", installing);
      site = await followStage(image(), "", installing);
      symlinkSync(site, join(image(), "current"));
      port = await freePort();
      origin = `http://127.0.0.1:${port}`;
      mailbox = await startMailbox();
      const settings = {
        DATA_DIR: join(image(), "data"),
        DESK: "on",
        SMTP_URL: mailbox.url,
        MAIL_FROM: "site@example.com",
        MAIL_TO: "staff@example.com",
      };
      service = startService(image(), port, settings, process.execPath);
    });
    afterAll(async () => {
      await service?.stop();
      await mailbox?.close();
    });

    test("takes less than 30 MB beside Node and the pages", () => {
      const bytes = sizeOf(join(site, "node_modules")) + sizeOf(join(site, "server"));
      const pages = sizeOf(join(site, "build"));
      console.log(`Packages and server take ${megabytes(bytes)}, the pages ${megabytes(pages)}`);
      expect(bytes).toBeLessThan(30_000_000);
    });

    test("serves the pages and the desk, and keeps and mails what the forms send", async () => {
      expect(probe("30")).toMatchObject({ status: 0, stderr: "" });
      for (const address of ["/", "/About", "/desk"])
        expect((await ask(origin, address)).status, address).toBe(200);
      const desk = (await ask(origin, "/desk")).text;
      const scripts = [...desk.matchAll(/(?:src|href)="(\/desk\/assets\/[^"]+)"/g)];
      expect(scripts.length).toBeGreaterThan(0);
      for (const [, address = ""] of scripts) expect((await ask(origin, address)).status, address).toBe(200);
      expect((await postEnquiry(origin)).status).toBe(200);
      expect((await postApplication(origin)).status).toBe(200);
      await vi.waitUntil(() => mailbox.mails.length === 2, { timeout: 20_000 });
    });

    test("lets an owner in to the desk from its own command", () => {
      const { stdout, stderr } = inImage("server/desk.ts", "add", "Asha Rao", "asha@example.com");
      expect(stdout + stderr).toContain("/desk");
      expect(stdout + stderr).not.toMatch(/^\s+at /m);
    });

    test("is known not to be well once nothing answers", async () => {
      await service.stop();
      expect(probe("0")).toMatchObject({ status: 1, stderr: `${origin}/readyz: nothing answers there\n` });
    });

    function probe(seconds: string) {
      return inImage("server/probe.ts", seconds);
    }

    function inImage(...words: string[]) {
      const env = { ...surroundings, PORT: String(port), DATA_DIR: join(image(), "data") };
      return spawnSync(process.execPath, words, { cwd: site, env, encoding: "utf8" });
    }
  });
}

/** The packages of the project, which are those of its lock file, stand in for those that npm would fetch anew. */
const installing: Instead = (command, folder) => {
  if (command.startsWith("mkdir /data ")) return Promise.resolve();
  const [, left = ""] = /^npm ci --omit=dev .*&& rm -rf (.*)$/.exec(command) ?? [];
  if (!left) return undefined;
  for (const one of productionPackages(process.cwd()))
    if (!left.split(" ").includes(one)) cpSync(one, join(folder, one), { recursive: true });
  return Promise.resolve();
};

function sizeOf(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;
