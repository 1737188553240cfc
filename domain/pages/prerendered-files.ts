import { feedPath } from "../blog/blog-paths.ts";
import { locales } from "../locale/locales.ts";

/** Files for machines, one of each per language. */
export const localeFiles = {
	sitemap: (locale: string) => `/sitemap-${locale}.xml`,
	searchIndex: (locale: string) => `/search-index/${locale}.json`,
	chatMessages: (locale: string) => `/chat-messages/${locale}.json`,
	parts: (locale: string) => `/parts/${locale}.json`,
	rss: (locale: string) => `/${locale}${feedPath("rss.xml")}`,
	atom: (locale: string) => `/${locale}${feedPath("atom.xml")}`,
};

/** The files that the build renders in addition to pages. */
export const prerenderedFiles = [
	"/sitemap.xml",
	"/robots.txt",
	"/llms.txt",
	"/site.webmanifest",
	...locales.flatMap((locale) => Object.values(localeFiles).map((path) => path(locale))),
];
