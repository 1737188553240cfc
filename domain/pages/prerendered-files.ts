import { locales } from "../locale/locales.ts";

/** Files for machines, one per language. */
export const localeFiles = {
	sitemap: (locale: string) => `/sitemap-${locale}.xml`,
	searchIndex: (locale: string) => `/search-index/${locale}.json`,
	chatMessages: (locale: string) => `/chat-messages/${locale}.json`,
};

/** The files that the build renders in addition to pages. */
export const prerenderedFiles = [
	"/sitemap.xml",
	"/robots.txt",
	"/llms.txt",
	"/site.webmanifest",
	...locales.flatMap((locale) => Object.values(localeFiles).map((path) => path(locale))),
];
