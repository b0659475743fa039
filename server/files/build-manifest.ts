import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { OperatorError } from "../operator-error.ts";

/**
 * What the build says about itself in `build/site.json`, for the server. `release` is when it was made, `name` the agency's.
 * `pages` are listed by address, each with its file below `build/client` and the hashes of its inline scripts and styles;
 * `notFoundBelow` are the 404 pages of folders such as `/hi/`, `failureBelow` those for what fails there, with `/` for all. `scripts` are further origins of scripts. To `formPages` a form
 * without script returns, which is told `formAnswers`. `redirects` are percent-encoded, in one spelling that stands for all:
 * 301 with `to`, or 410.
 */
export type BuildManifest = z.output<typeof schema>;

/** @throws OperatorError with a line that says what to do */
export function readBuildManifest(folder: string): BuildManifest {
  const file = join(folder, "site.json");
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch {
    throw new OperatorError(`There is no built site to serve (${file} is missing). Build it: npm run build`);
  }
  const result = schema.safeParse(parse(text));
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw new OperatorError(
    `The built site cannot be served (${file}, ${issue?.path.join(".") || "the file"}: ${issue?.message}). Build it again: npm run build`,
  );
}

const hashes = z.array(z.string().regex(/^sha(256|384|512)-/));
const page = z.object({ file: z.string(), scripts: hashes, styles: hashes });
const origins = z.array(z.string().regex(/^https?:\/\/[^\s;,']+$/)).default([]);

const address = z.string().regex(/^(\/(?!\/)|https:\/\/)[\x21-\x7e]*$/);
const redirect = z
  .object({ from: address, to: address.optional(), status: z.literal([301, 410]) })
  .refine(({ to, status }) => (to === undefined) === (status === 410), "301 needs `to`, 410 has none");

const formAnswers = z.object({
  answers: z.record(z.string(), z.string()),
  fields: z.record(z.string(), z.string()),
  problems: z.record(z.string(), z.string()),
});

const schema = z.object({
  release: z.string().optional(),
  name: z.string().default(""),
  siteUrl: z.url({ protocol: /^https?$/ }),
  pages: z.record(z.string().startsWith("/"), page),
  notFound: page,
  notFoundBelow: z.record(z.string().regex(/^\/.+\/$/), page).default({}),
  failureBelow: z.record(z.string().regex(/^\/(.+\/)?$/), page).default({}),
  scripts: origins,
  formPages: z.object({ enquiry: z.string().startsWith("/"), application: z.string().startsWith("/") }),
  formAnswers: z.object({ en: formAnswers, hi: formAnswers }),
  connect: origins,
  formAction: origins,
  frames: origins,
  redirects: z.array(redirect).default([]),
});

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
