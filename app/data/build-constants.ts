/**
 * Settings of the build, written into the bundle by `astro.config.ts`: the origin of canonical addresses, where the two forms
 * and reports of failures are posted, and the key for a third-party form service.
 */
export const buildSettings = __BUILD_SETTINGS__;

declare const __BUILD_SETTINGS__: Record<
  "siteUrl" | "enquiryUrl" | "enquiryAccessKey" | "applicationUrl" | "errorUrl",
  string
> & {
  /** The script that counts visits, with its attributes; only if one is set. */
  analytics?: { url: string; data: Record<string, string> };
};
