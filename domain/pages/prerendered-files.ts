import { locales } from "../locale/locales.ts";

/** Not for reading, but the same for every visitor of one language. */
export const localeFiles = {
	sitemap: (locale: string) => `/sitemap-${locale}.xml`,
	searchIndex: (locale: string) => `/search-index/${locale}.json`,
	chatMessages: (locale: string) => `/chat-messages/${locale}.json`,
};

/** What the build renders besides the pages. */
export const prerenderedFiles = [
	"/sitemap.xml",
	"/robots.txt",
	"/llms.txt",
	"/site.webmanifest",
	...locales.flatMap((locale) => Object.values(localeFiles).map((path) => path(locale))),
];
