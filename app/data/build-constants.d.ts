/** Written into the bundle by `vite.config.ts`. */
declare const __SITE_URL__: string;
declare const __ENQUIRY_URL__: string;
declare const __ENQUIRY_ACCESS_KEY__: string;
declare const __APPLICATION_URL__: string;
declare const __ERROR_URL__: string;
declare const __PAPER__: string;
declare const __DUSK__: string;
/** Written into the late start by `commands/pages/compile-late-start.ts`: what React Router sets on every page. */
declare const __ROUTER_SETTINGS__: object;
