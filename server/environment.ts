import { isIP } from "node:net";
import leven from "leven";
import { z } from "zod";
import { isEncoded } from "../formats/address.ts";
import { OperatorError } from "./operator-error.ts";

export type Environment = z.output<typeof schema>;

/**
 * Reads and checks the variables of `.env.example`.
 * @throws OperatorError that says which are wrong or misspelt, one line each: name, value, and what it must be
 */
export function readEnvironment(variables: Variables = process.env): Environment {
  return readSettings(
    schema,
    variables,
    groups.flatMap((names) => {
      const missing = names.filter((name) => !variables[name]);
      if (missing.length === 0 || missing.length === names.length) return [];
      return `${missing.join(" and ")} must be set too: set ${names.join(" and ")} together, or none of them`;
    }),
  );
}

type Variables = Record<string, string | undefined>;

/**
 * Reads variables by a schema; empty ones count as unset.
 * @param complaints what else is wrong with them
 * @throws OperatorError as `readEnvironment` does
 */
export function readSettings<Schema extends z.ZodType>(
  schema: Schema,
  variables: Variables,
  complaints: readonly string[] = [],
): z.output<Schema> {
  const values = Object.fromEntries(Object.entries(variables).filter(([, value]) => value));
  const { success, data, error } = schema.safeParse(values);
  const mistakes = error?.issues.map(({ path, message }) => {
    const name = String(path[0]);
    const value = secrets.has(name) ? "set to a wrong value (not shown)" : JSON.stringify(values[name]);
    return `${name} is ${value}: it must be ${message}`;
  });
  const all = [...findMisspeltSettings(variables), ...(mistakes ?? []), ...complaints];
  if (all.length > 0 || !success) throw new OperatorError(all.join("\n"));
  return data;
}

/** Settings that mean nothing without each other. */
const groups = [
  ["SMTP_URL", "MAIL_FROM", "MAIL_TO"],
  ["WEBHOOK_URL", "WEBHOOK_SECRET"],
];

const secrets = new Set(["DATABASE_URL", "ACCESS_KEY", "SMTP_URL", "WEBHOOK_URL", "WEBHOOK_SECRET"]);

/** @param zero what 0 means, where it means something else */
const wholeNumber = (min: number, max: number, preset: number, meaning: string, zero?: string) => {
  const requirement = zero
    ? `${meaning}, from 1 to ${max}, or 0 for ${zero}`
    : `${meaning}, from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, requirement)
    .transform(Number)
    .pipe(z.number().min(min, requirement).max(max, requirement))
    .default(preset);
};

const onOrOff = (preset: "on" | "off") =>
  z
    .enum(["on", "off"], "on or off")
    .default(preset)
    .transform((value) => value === "on");

const text = (isValid: (value: string) => boolean, requirement: string) =>
  z.string().refine(isValid, requirement).optional();

const url = (protocol: RegExp, isValid: (url: URL) => boolean, requirement: string) =>
  text((value) => {
    const url = URL.parse(value);
    return url !== null && protocol.test(value) && isValid(url);
  }, requirement);

const address = "[^\\s@<>,]+@[^\\s@<>,]+";
const mailbox = new RegExp(`^(?:${address}|[^<>\\r\\n]+<${address}>)$`);

const schema = z.object({
  PORT: wholeNumber(0, 65_535, 3000, "a port number", "any free one"),
  HOST: z
    .string()
    .refine(
      (host) => isIP(host) > 0 || /^[a-z0-9.-]+$/i.test(host),
      "an address to listen on, such as 127.0.0.1 or 0.0.0.0",
    )
    .default("127.0.0.1"),
  METRICS_PORT: wholeNumber(0, 65_535, 0, "a port number", "no metrics"),
  DATA_DIR: z.string().default("./data"),
  DATABASE_URL: text(
    (value) => splitHosts(value).every((url) => /^postgres(ql)?:\/\/./.test(url) && URL.canParse(url)),
    "a PostgreSQL address, such as postgres://user:password@host:5432/name, with several hosts separated by commas if one is a standby; leave it unset for SQLite in DATA_DIR",
  ),
  ALLOWED_ORIGINS: z
    .string()
    .transform((value) => value.toLowerCase().match(/[^\s,]+/g) ?? [])
    .refine(
      (origins) => origins.every((origin) => /^https?:/.test(origin) && URL.parse(origin)?.origin === origin),
      "a list of origins separated by commas, each such as https://www.example.com, with nothing after the host",
    )
    .default([]),
  ACCESS_KEY: z.string().optional(),
  SMTP_URL: url(
    /^smtps?:/i,
    ({ hostname, username, password }) => hostname !== "" && isEncoded(username + password),
    "a mail server's address, such as smtps://user:password@smtp.example.com; in the user name and password write %25 for %, %23 for #, %2F for /, %3F for ? and %40 for @",
  ),
  MAIL_FROM: text(
    (value) => mailbox.test(value),
    "one e-mail address, such as website@example.com or Chowk 360 <website@example.com>",
  ),
  MAIL_TO: text(
    (value) => value.split(",").every((entry) => mailbox.test(entry.trim())),
    "one or more e-mail addresses, separated by commas",
  ),
  RATE_LIMIT: wholeNumber(0, 100_000, 10, "a number of submissions a minute", "no limit"),
  TRUST_PROXY: wholeNumber(0, 10, 0, "the number of your own proxies in front of the server"),
  MAX_CONNECTIONS: wholeNumber(16, 100_000, 2_000, "a number of connections at once"),
  MAX_CONNECTIONS_PER_ADDRESS: wholeNumber(1, 100_000, 256, "a number of connections for one address"),
  CLAMD_URL: url(
    /^(tcp:\/\/[^/]|unix:\/\/\/.)/,
    () => true,
    "clamd's address, such as tcp://127.0.0.1:3310 or unix:///run/clamav/clamd.ctl",
  ),
  WEBHOOK_URL: url(
    /^https?:/i,
    ({ username }) => username === "",
    "an address to post to, such as https://crm.example.com/hooks/chowk, without user and password",
  ),
  WEBHOOK_SECRET: text(
    (value) => /^whsec_(?:[A-Za-z0-9+/]{4}){8,21}(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(value),
    "whsec_ followed by 24 to 64 random bytes in base64; this makes one: echo whsec_$(openssl rand -base64 32)",
  ),
  WEBHOOK_CV: onOrOff("off"),
  DESK: onOrOff("off"),
  ERROR_REPORTS: onOrOff("on"),
  HSTS_PRELOAD: onOrOff("off"),
  RETENTION_DAYS: wholeNumber(1, 36_500, 365, "a number of days"),
});

/** Every setting of the project: of the server, the build, the backups, the releases and the editor. `.env.example` explains them. */
export const settingNames: readonly string[] = [
  ...Object.keys(schema.shape),
  ...["SITE_URL", "ENQUIRY_URL", "ENQUIRY_ACCESS_KEY", "APPLICATION_HOST", "FORMS_URL", "ANALYTICS_URL"],
  ...["ANALYTICS_DATA", "PUBLISH_AS_OF", "BACKUP_DIR", "KEEP_DAYS", "DRILL_DATABASE_URL"],
  ...["RELEASE_RESTART", "RELEASE_PORTS", "RELEASE_WAIT", "EDITOR_ORIGIN", "EDITOR_KEY"],
];

/**
 * Finds variables that look like a misspelt setting, which would otherwise go unnoticed: `RETENTON_DAYS`. The environment
 * is full of other programs' variables, so a short name must consist of the same letters as the setting, and a variable
 * that resembles a setting which is set counts as another program's.
 */
function findMisspeltSettings(variables: Variables): string[] {
  return Object.keys(variables).flatMap((name) => {
    // cron’s own, and two letters from `MAIL_TO`.
    if (!variables[name] || settingNames.includes(name) || name === "MAILTO") return [];
    const setting = settingNames.find((setting) => !variables[setting] && isLike(name, setting));
    return setting
      ? [`${name} is not a setting: did you mean ${setting}? If it belongs to another program, unset it here`]
      : [];
  });
}

/** One letter of seven may differ, or two of nine; with more, `HOME` would look like `HOST`, and `HTTP_URL` like `SMTP_URL`. */
function isLike(name: string, setting: string): boolean {
  const maxEdits = setting.length < 7 ? 0 : setting.length < 9 ? 1 : 2;
  return lettersOf(name) === lettersOf(setting) || leven(name, setting) <= maxEdits;
}

function lettersOf(name: string): string {
  return [...name].sort().join("");
}

/** Splits an address with several servers, as libpq writes them (`postgres://user@db1:5432,db2:5432/name`), unvalidated. */
export function splitHosts(url: string): string[] {
  const [, before = "", hosts = url, after = ""] = /^(\w+:\/\/(?:[^@/]*@)?)([^/?]*)(.*)$/.exec(url) ?? [];
  // `store/postgres.ts` finds the primary itself.
  const path = after
    .replace(/([?&])target_session_attrs=(?:read-write|primary)(&|$)/, "$1")
    .replace(/[?&]$/, "");
  return hosts.split(",").map((host) => before + host + path);
}
