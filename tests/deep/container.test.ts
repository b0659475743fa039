import { readFileSync, statSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { readEnvironment, settingNames } from "../../server/process/environment.ts";

const containerfile = readFileSync("deploy/Containerfile", "utf8");
const compose = parse(readFileSync("deploy/compose.yaml", "utf8"));

/** Settings that the container has no use for, with why. */
const meaningless = {
  PORT: "the server’s own is 3000 in there; compose gives it to the machine’s side",
  HOST: "in there it must be reached from outside",
  DATA_DIR: "the volume /data",
  BACKUP_DIR: "read by deploy/backup.sh, which runs beside it",
  KEEP_DAYS: "the same",
  DRILL_DATABASE_URL: "the same",
  RELEASE_RESTART: "read by npm run release: an image is a release",
  RELEASE_PORTS: "the same",
  RELEASE_WAIT: "the same",
};

describe("The image", () => {
  test("copies files that are there and not ignored, and runs as a user without rights", () => {
    const ignored = readFileSync(".dockerignore", "utf8").split("\n");
    expect(ignored[0]).toBe("**");
    const copied = [...containerfile.matchAll(/^COPY (?!--from|\. )(.+) \S+$/gm)].flatMap(([, files = ""]) =>
      files.split(" "),
    );
    expect(copied).toContain("server");
    for (const file of [...copied, "app", "commands", "content", "desk", "vite.config.ts"]) {
      expect(statSync(file).size, file).toBeGreaterThan(0);
      expect(ignored, file).toContain(`!${file}`);
    }
    for (const [, , program = ""] of containerfile.matchAll(/"(node)", (?:"--[^"]+", )?"([^"]+)"/g))
      expect(statSync(program).isFile(), program).toBe(true);
    expect(containerfile).toMatch(/^USER node$/m);
  });
});

describe("The compose file", () => {
  const { site, postgres } = compose.services;

  test("gives the site settings that it knows, and a database", () => {
    const given = Object.fromEntries(
      Object.entries<string>(site.environment).map(([name, value]) => [
        name,
        value.replace(/\$\{\w+:-([^}]*)\}/g, "$1").replace(/\$\{\w+:\?[^}]*\}/g, "secret"),
      ]),
    );
    expect(Object.keys(given).filter((name) => !settingNames.includes(name))).toEqual([]);
    expect(readEnvironment(given).DATABASE_URL).toBe("postgres://chowk:secret@postgres:5432/chowk");
    expect(postgres.environment).toMatchObject({ POSTGRES_USER: "chowk", POSTGRES_DB: "chowk" });
  });

  test("hands on every setting there is, to the build or to the server, but those that mean nothing there", () => {
    const args = [...containerfile.matchAll(/^ARG ([A-Z_]+)/gm)].map(([, name = ""]) => name);
    expect(Object.keys(site.build.args).sort()).toEqual(args.filter((name) => name !== "NODE").sort());
    const given = new Set([...Object.keys(site.build.args), ...Object.keys(site.environment)]);
    const notGiven = settingNames.filter((name) => !given.has(name));
    expect(notGiven.sort()).toEqual(Object.keys(meaningless).sort());
    const read = Object.keys(readEnvironment({})).filter((name) => !(name in meaningless));
    expect(Object.keys(site.environment)).toEqual(expect.arrayContaining(read));
  });

  test("lets the site write nothing but what was sent, and reach nothing it has no need of", () => {
    expect(site).toMatchObject({ read_only: true, cap_drop: ["ALL"] });
    expect(site.security_opt).toContain("no-new-privileges:true");
    expect(site.ports).toEqual([expect.stringMatching(/^127\.0\.0\.1:/)]);
    expect(postgres.ports).toBeUndefined();
    expect(site.depends_on.postgres.condition).toBe("service_healthy");
  });
});
