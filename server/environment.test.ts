import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readBuildEnvironment } from "../pipeline/build-settings.ts";
import { readEnvironment, settingNames, splitHosts } from "./environment.ts";

test("nothing needs to be set", () => {
  expect(readEnvironment({})).toEqual({
    PORT: 3000,
    HOST: "127.0.0.1",
    METRICS_PORT: 0,
    DATA_DIR: "./data",
    ALLOWED_ORIGINS: [],
    RATE_LIMIT: 10,
    TRUST_PROXY: 0,
    MAX_CONNECTIONS: 2000,
    MAX_CONNECTIONS_PER_ADDRESS: 256,
    WEBHOOK_CV: false,
    DESK: false,
    ERROR_REPORTS: true,
    HSTS_PRELOAD: false,
    RETENTION_DAYS: 365,
  });
});

test.each([
  ["PORT", "70000"],
  ["DATABASE_URL", "mysql://root@localhost/x"],
  ["DATABASE_URL", "postgres://chowk@db1:5432,db2:x/chowk"],
  ["WEBHOOK_SECRET", "whsec_short"],
  ["ALLOWED_ORIGINS", "https://example.com/path"],
  ["SMTP_URL", "smtp://office:p%ss@smtp.example.com"],
  ["MAIL_FROM", "a@example.com, b@example.com"],
  ["RATE_LIMIT", "many"],
  ["MAX_CONNECTIONS", "4"],
  ["CLAMD_URL", "http://127.0.0.1:3310"],
  ["RETENTION_DAYS", "0"],
])("%s=%s is refused", (name, value) => {
  expect(() => readEnvironment({ [name]: value })).toThrow(new RegExp(`^${name} is .*: it must be `));
});

test("each wrong setting has a line of its own, and a secret is not printed", () => {
  const refuse = () => readEnvironment({ PORT: "eighty", DATABASE_URL: "mysql://root:hunter2@localhost/x" });
  expect(refuse).toThrow(
    /^PORT is "eighty": it must be .*1 to 65535.*\nDATABASE_URL is set to a wrong value \(not shown\): it must be .*$/,
  );
  expect(refuse).not.toThrow(/hunter2/);
});

test("the settings of mail and of webhooks must be complete", () => {
  const settings = {
    SMTP_URL: "smtp://localhost",
    MAIL_FROM: "Site <a@example.com>",
    MAIL_TO: "b@example.com, c@example.com",
  };
  expect(readEnvironment(settings)).toMatchObject(settings);
  expect(() => readEnvironment({ SMTP_URL: settings.SMTP_URL })).toThrow(
    "MAIL_FROM and MAIL_TO must be set too",
  );
  expect(() => readEnvironment({ WEBHOOK_URL: "https://crm.example" })).toThrow(
    "WEBHOOK_SECRET must be set too",
  );
});

test("the origins are read as a list", () => {
  const origins = "https://a.example, https://B.example:8443";
  expect(readEnvironment({ ALLOWED_ORIGINS: origins }).ALLOWED_ORIGINS).toEqual([
    "https://a.example",
    "https://b.example:8443",
  ]);
});

test(".env.example explains every setting and nothing else", () => {
  const examples = readFileSync(".env.example", "utf8").matchAll(/^#?([A-Z_]+)=/gm);
  expect([...examples].map(([, name]) => name).sort()).toEqual([...settingNames].sort());
});

test.each([
  ["RETENTON_DAYS", "RETENTION_DAYS"],
  ["SMTP_ULR", "SMTP_URL"],
  ["ANALYTIC_URL", "ANALYTICS_URL"],
])("the misspelt setting %s is refused by server and build, which suggest %s", (name, suggestion) => {
  for (const read of [readEnvironment, readBuildEnvironment])
    expect(() => read({ [name]: "hunter2" })).toThrow(
      new RegExp(`^${name} is not a setting: did you mean ${suggestion}\\?(?!.*hunter2)`),
    );
});

test("settings of other programs are left alone", () => {
  const names =
    "HOME HOSTNAME PATH PWD USER LOGNAME SHELL TERM LANG TZ TMPDIR MAIL MAILTO EDITOR POST DISK TASK SORT HTTP_URL PGHOST PGPORT POSTGRES_PASSWORD NODE_ENV CI SMTP_HOST SMTP_USER XDG_DATA_DIRS NOTIFY_SOCKET RUNTIME_DIRECTORY";
  const settings = Object.fromEntries(names.split(" ").map((name) => [name, "theirs"]));
  expect(readEnvironment(settings)).toEqual(readEnvironment({}));
});

test.each([
  ["postgres://chowk:pw@db1:5432/site", ["postgres://chowk:pw@db1:5432/site"]],
  [
    "postgres://chowk:p,w@db1,db2:5433/site",
    ["postgres://chowk:p,w@db1/site", "postgres://chowk:p,w@db2:5433/site"],
  ],
  [
    "postgres://db1,db2?sslmode=require",
    ["postgres://db1?sslmode=require", "postgres://db2?sslmode=require"],
  ],
  ["postgres://db1/site?target_session_attrs=read-write", ["postgres://db1/site"]],
  ["postgres://db1/s?target_session_attrs=primary&sslmode=require", ["postgres://db1/s?sslmode=require"]],
])("the database address %s has the servers %j", (url, urls) => {
  expect(splitHosts(url)).toEqual(urls);
});
