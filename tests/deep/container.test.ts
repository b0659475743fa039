import { readFileSync, statSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { readEnvironment, settingNames } from "../../server/environment.ts";

const containerfile = readFileSync("deploy/Containerfile", "utf8");
const { site, postgres } = parse(readFileSync("deploy/compose.yaml", "utf8")).services;

test("the image copies files that exist and aren't ignored, and runs as an unprivileged user", () => {
  const ignored = readFileSync(".dockerignore", "utf8").split("\n");
  expect(ignored[0]).toBe("**");
  const copies = [...containerfile.matchAll(/^COPY (?!--from|\. )(.+) \S+$/gm)].flatMap(([, files = ""]) =>
    files.split(" "),
  );
  expect(copies).toContain("server");
  for (const file of [...copies, "app", "commands", "content", "desk", "astro.config.ts"]) {
    expect(statSync(file).size, file).toBeGreaterThan(0);
    expect(ignored, file).toContain(`!${file}`);
  }
  expect(containerfile).toMatch(/^USER node$/m);
});

test("the compose file passes every setting that matters in a container to the build or the server, and adds a database", () => {
  // The port and host are the container's own, /data is a volume, an image is a release, and copies are made beside it.
  const ignoredNames =
    "BACKUP_DIR DATA_DIR DRILL_DATABASE_URL HOST KEEP_DAYS PORT RELEASE_PORTS RELEASE_RESTART RELEASE_WAIT";
  const [args, environment] = [Object.keys(site.build.args), Object.keys(site.environment)];
  const buildArgs = [...containerfile.matchAll(/^ARG ([A-Z_]+)/gm)].map(([, name = ""]) => name);
  expect(args.sort()).toEqual(buildArgs.filter((name) => name !== "NODE").sort());
  const passedNames = [...new Set([...args, ...environment])].sort();
  const expectedNames = settingNames.filter((name) => !ignoredNames.split(" ").includes(name));
  expect(passedNames).toEqual(expectedNames.toSorted());
  expect(environment).toEqual(
    expect.arrayContaining(Object.keys(readEnvironment({})).filter((name) => expectedNames.includes(name))),
  );
  const values = Object.entries<string>(site.environment).map(([name, value]) => [
    name,
    value.replace(/\$\{\w+:-([^}]*)\}/g, "$1").replace(/\$\{\w+:\?[^}]*\}/g, "secret"),
  ]);
  expect(readEnvironment(Object.fromEntries(values)).DATABASE_URL).toBe(
    "postgres://chowk:secret@postgres:5432/chowk",
  );
  expect(postgres.environment).toMatchObject({ POSTGRES_USER: "chowk", POSTGRES_DB: "chowk" });
});

test("in a container the site can write nothing but submissions, and only the machine's own proxy can reach it", () => {
  expect(site).toMatchObject({ read_only: true, cap_drop: ["ALL"] });
  expect(site.security_opt).toContain("no-new-privileges:true");
  expect(site.ports).toEqual([expect.stringMatching(/^127\.0\.0\.1:/)]);
  expect(postgres.ports).toBeUndefined();
  expect(site.depends_on.postgres.condition).toBe("service_healthy");
});
