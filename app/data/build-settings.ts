// Written into the bundle by `vite.config.ts`.
declare const __SITE_URL__: string;
declare const __ENQUIRY_URL__: string;
declare const __ENQUIRY_ACCESS_KEY__: string;
declare const __APPLICATION_URL__: string;
declare const __ERROR_URL__: string;
declare const __PAPER__: string;
declare const __DUSK__: string;

/**
 * Settings of the build, as constants of the bundle (see `commands/build-settings.ts`): the origin of canonical addresses,
 * where the two forms and reports of failures are posted, and the key for a third-party form service.
 */
export const buildSettings = {
  siteUrl: __SITE_URL__,
  enquiryUrl: __ENQUIRY_URL__,
  enquiryAccessKey: __ENQUIRY_ACCESS_KEY__,
  applicationUrl: __APPLICATION_URL__,
  errorUrl: __ERROR_URL__,
};

/** The colour of the browser's own bars, by colour scheme: `--c-paper` and `--c-dusk` of `styles/tokens.css`. */
export const groundColour = { light: __PAPER__, dark: __DUSK__ };
