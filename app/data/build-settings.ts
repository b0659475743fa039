// Written into the bundle by `vite.config.ts`.
declare const __SITE_URL__: string;
declare const __ENQUIRY_URL__: string;
declare const __ENQUIRY_ACCESS_KEY__: string;
declare const __APPLICATION_URL__: string;
declare const __ERROR_URL__: string;
declare const __PAPER__: string;
declare const __DUSK__: string;

/**
 * What the build was told, as constants of the bundle (see `commands/build-settings.ts`):
 * origin for canonical addresses, where the two forms post and failures of pages are told, and the key a third-party
 * form service wants.
 */
export const buildSettings = {
  siteUrl: __SITE_URL__,
  enquiryUrl: __ENQUIRY_URL__,
  enquiryAccessKey: __ENQUIRY_ACCESS_KEY__,
  applicationUrl: __APPLICATION_URL__,
  errorUrl: __ERROR_URL__,
};

/** The ground that a browser paints its own bars in, by colour scheme: `--c-paper` and `--c-dusk` of `styles/tokens.css`. */
export const groundColour = { light: __PAPER__, dark: __DUSK__ };
