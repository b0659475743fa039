/**
 * What the build was told, as constants of the bundle (see `commands/build-environment.ts`):
 * origin for canonical addresses, where the two forms post, and the key a third-party form service wants.
 */
export const buildSettings = {
  siteUrl: __SITE_URL__,
  enquiryUrl: __ENQUIRY_URL__,
  enquiryAccessKey: __ENQUIRY_ACCESS_KEY__,
  applicationUrl: __APPLICATION_URL__,
};
