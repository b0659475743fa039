import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { createTransport } from "nodemailer";
import { parse } from "yaml";
import { isSampleOrigin } from "../app/data/site.server.ts";
import { dayMs } from "../formats/indian-day.ts";
import { smtpOptions } from "../server/outbox/mail.ts";

/** How many days old the newest backup may be. */
const backupDays = 8;

/** What the built site, the server's settings and its backups (a file or folder) lack before the site can go live. */
export async function listMissingSettings(
  root: string,
  env: Record<string, string | undefined>,
  backups: string | undefined,
): Promise<string[]> {
  return [
    ...checkAddress(root),
    ...(await checkMail(env)),
    ...checkAccessKeys(env),
    ...checkPrivacyContact(root),
    ...checkBackups(backups),
  ];
}

/** Whether the built site gives an address of its own. */
export function checkAddress(root: string): string[] {
  const sitemap = path.join(root, "build/client/sitemap.xml");
  const [, built = ""] = existsSync(sitemap)
    ? (/<loc>(https?:\/\/[^/<]+)/.exec(readFileSync(sitemap, "utf8")) ?? [])
    : [];
  if (!isSampleOrigin(built)) return [];
  return [
    `SITE_URL  the built site ${built ? `gives its address as ${built}` : "doesn’t know its address"}; set SITE_URL=https://www.your-address.in in .env and build again`,
  ];
}

/** Asks the mail server whether it is there and takes the name and password, without sending anything. */
async function checkMail(env: Record<string, string | undefined>): Promise<string[]> {
  const missing = ["SMTP_URL", "MAIL_FROM", "MAIL_TO"].filter((name) => !env[name]);
  if (missing.length > 0)
    return [
      `mail  ${missing.join(", ")} not set: nobody is told of an enquiry; set them in .env (see .env.example)`,
    ];
  try {
    await createTransport(smtpOptions(env.SMTP_URL ?? "", 10_000)).verify();
    return [];
  } catch (error) {
    const { message } = error as Error;
    return [`mail  the server of SMTP_URL doesn’t take mail (${message}); correct SMTP_URL in .env`];
  }
}

/** Checks that our own server wants the key that the built pages send, or none where they send none. */
function checkAccessKeys(env: Record<string, string | undefined>): string[] {
  if (env.ENQUIRY_URL || (env.ACCESS_KEY ?? "") === (env.ENQUIRY_ACCESS_KEY ?? "")) return [];
  return [
    "access key  ACCESS_KEY (the server’s) and ENQUIRY_ACCESS_KEY (the pages’) differ: every enquiry would be refused; make them the same, or leave both out",
  ];
}

function checkPrivacyContact(root: string): string[] {
  const { email } = parse(readFileSync(path.join(root, "content/site.yaml"), "utf8")) as { email: string };
  const page = path.join(root, "build/client/privacy/index.html");
  if (existsSync(page) && readFileSync(page, "utf8").includes(email)) return [];
  return [
    `privacy  the built privacy page doesn’t name ${email}; people must be able to ask for their data: build again`,
  ];
}

function checkBackups(backups: string | undefined): string[] {
  const advice =
    "say where: npm run launch-check -- --backups /safe/place (made by npm run inbox -- backup FILE)";
  if (!backups) return [`backups  nobody has said where they are kept; ${advice}`];
  if (!existsSync(backups)) return [`backups  there is no ${backups}; ${advice}`];
  const folder = statSync(backups).isDirectory();
  const files = folder ? readdirSync(backups).map((name) => path.join(backups, name)) : [backups];
  const newest = Math.max(
    0,
    ...files
      .map((file) => statSync(file))
      .filter((stats) => stats.isFile())
      .map((stats) => stats.mtimeMs),
  );
  if (newest > Date.now() - backupDays * dayMs) return [];
  return [
    `backups  ${newest ? `the newest in ${backups} is older than ${backupDays} days` : `${backups} is empty`}; ${advice}`,
  ];
}
