import { z } from "zod";
import { readSettings } from "../server/environment.ts";
import { apiPaths } from "../server/http/api-paths.ts";

const origin = z
  .url("an address beginning with https:// or http://")
  .regex(/^https?:\/\//, "an address beginning with https:// or http://");

function originAlone(example: string) {
  return origin.refine(
    (value) => URL.canParse(value) && new URL(value).pathname === "/" && !new URL(value).search,
    `an origin alone, such as ${example}, without a path`,
  );
}

const schema = z.object({
  /** The day as of which the site is built, if not today. */
  PUBLISH_AS_OF: z.iso.date("a day as year-month-day, such as 2026-12-24").optional(),
  SITE_URL: originAlone("https://www.example.com").default("http://localhost:3000"),
  ENQUIRY_URL: origin.optional(),
  ENQUIRY_ACCESS_KEY: z
    .string()
    .min(1, "the key the form service gave you")
    .max(200, "at most 200 characters")
    .optional(),
  APPLICATION_HOST: originAlone("https://forms.example.com").optional(),
  FORMS_URL: originAlone("https://forms.example.com").optional(),
  ANALYTICS_URL: z
    .url("the address of a script, beginning with https://")
    .regex(/^https:\/\/[^\s"'<>]+$/, "the address of a script, beginning with https://")
    .optional(),
  ANALYTICS_DATA: z
    .string()
    .regex(
      /^([a-z-]+=[^\s"'<>&]+)( +[a-z-]+=[^\s"'<>&]+)*$/,
      "pairs of name=value with spaces between them, such as domain=www.example.com",
    )
    .optional(),
});

/** The settings that change what a build makes. As of which day it is built, its pages that wait tell. */
export const buildSettingNames = Object.keys(schema.shape).filter((name) => name !== "PUBLISH_AS_OF");

/** The build's settings, every one with a value. Addresses are absolute or paths of this site. */
export type BuildEnvironment = ReturnType<typeof readBuildEnvironment>;

/** Reads the settings that a build bakes into the pages. @throws OperatorError naming the variable, its value and what it must be */
export function readBuildEnvironment(env: Record<string, string | undefined>) {
  const settings = readSettings(schema, env);
  if (settings.ENQUIRY_URL && !settings.ENQUIRY_ACCESS_KEY)
    throw new Error(
      `ENQUIRY_ACCESS_KEY is not set: it must be the key that the form service at ${new URL(settings.ENQUIRY_URL).origin} gave you, which refuses enquiries without one`,
    );
  const ours = (path: string) => (settings.FORMS_URL ? new URL(path, settings.FORMS_URL).href : path);
  const enquiryUrl = settings.ENQUIRY_URL ?? ours(apiPaths.submit);
  const applicationUrl = settings.APPLICATION_HOST
    ? new URL(apiPaths.contact, settings.APPLICATION_HOST).href
    : ours(apiPaths.contact);
  const errorUrl = ours(apiPaths.error);
  const origins = [enquiryUrl, applicationUrl, errorUrl]
    .filter((url) => !url.startsWith("/"))
    .map((url) => new URL(url).origin);
  return {
    siteUrl: new URL(settings.SITE_URL).origin,
    enquiryUrl,
    enquiryAccessKey: settings.ENQUIRY_ACCESS_KEY ?? "",
    applicationUrl,
    errorUrl,
    /** Other origins that the pages post to; the server's CSP allows them. */
    formOrigins: [...new Set(origins)],
    /** The script that counts visits, with its `data-` attributes; undefined if there is none. */
    analytics: settings.ANALYTICS_URL
      ? { url: settings.ANALYTICS_URL, data: attributesIn(settings.ANALYTICS_DATA) }
      : undefined,
  };
}

/** `domain=www.example.com` as `{ "data-domain": "www.example.com" }`. */
function attributesIn(pairs = ""): Record<string, string> {
  const named = pairs.matchAll(/([a-z-]+)=(\S+)/g);
  return Object.fromEntries([...named].map(([, name, value = ""]) => [`data-${name}`, value]));
}
