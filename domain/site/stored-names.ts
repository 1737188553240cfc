/**
 * All names under which the site may store something in a visitor's browser. Writers are typed with them, and a test
 * compares them with the cookie page in four languages.
 */
export const cookieNames = [
	"sf_lang",
	"sf.session_token",
	"sf_signed_in",
	"sf.two_factor",
	"sf.passkey",
	"sf_device",
	"sf_confirm",
	"sf_setup_hidden",
	"form_opened",
	"sf_no_sale",
	"sf_menu",
] as const;
export type CookieName = (typeof cookieNames)[number];

/** In local storage or in the storage of the tab. */
export const storageKeys = [
	"sf_lang",
	"sf_lang_offered",
	"cookie-consent",
	"cookie-consent-date",
	"sf_last_contact",
	"sf_last_application",
	"sf_location",
	"sf_state",
	"sf_banner_closed",
	"sf_chat",
	"sf_scenarios",
	"sf_visit",
	"sf_visitor",
	"sf_disc_answers",
	"sf_journey",
	"sf_typed",
	"sf_drafts",
	"sf_activity",
	"sf_lead_keys",
] as const;

/** Followed by the name of the funnel. */
export const funnelKeyPrefix = "sf_funnel_";

export type StorageKey = (typeof storageKeys)[number] | `${typeof funnelKeyPrefix}${string}`;

/** Service workers. */
export const browserPrograms = ["sw.js"] as const;

/** The names of IndexedDB databases. */
export const browserDatabases = ["sf_outbox"] as const;
export type BrowserDatabase = (typeof browserDatabases)[number];

/** The prefix of the service worker's caches, followed by their content and the name of the build. */
export const copyCachePrefix = "sf_copies_";
