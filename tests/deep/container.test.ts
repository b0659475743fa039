import { readFileSync, statSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { readEnvironment, settingNames } from "../../server/process/environment.ts";
import { isInContext } from "./image/is-in-context.ts";

// That the image can be built, and what is then in it serves the site, is tested by platforms.test.ts with its build.

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
  test("is made of steps whose files are there, by a user without rights, with a probe of its health", () => {
    for (const [, files = ""] of containerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm))
      for (const file of files.split(" ")) expect(statSync(file).size, file).toBeGreaterThan(0);
    for (const [, , program = ""] of containerfile.matchAll(/"(node)", (?:"--[^"]+", )?"([^"]+)"/g))
      expect(statSync(program).isFile(), program).toBe(true);
    expect(containerfile).toMatch(/^USER node$/m);
    expect(containerfile).toMatch(/^HEALTHCHECK /m);
  });

  test("never takes in settings with their secrets, what was sent, or what is built here", () => {
    for (const name of [
      ".env",
      ".env.local",
      "data/chowk-360.sqlite",
      "node_modules",
      "releases",
      "build",
      "current",
    ])
      expect(isInContext(name), name).toBe(false);
    for (const name of ["tests/new.test.ts", ".git", "public/pictures/lift.avif", "before.sqlite"])
      expect(isInContext(name), name).toBe(false);
    for (const name of ["app/root.tsx", "desk/main.tsx", "public/favicon.svg", "package-lock.json"])
      expect(isInContext(name), name).toBe(true);
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
