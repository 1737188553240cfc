import { siteOrigin } from "#app/seo/page-seo.ts";
import dates from "#content/dates.json" with { type: "json" };
import { locales } from "#domain/locale/locales.ts";
import { localeFiles } from "#domain/pages/prerendered-files.ts";

export function loader() {
	const newest = Object.values(dates as Record<string, { date: string }>)
		.map(({ date }) => date)
		.sort()
		.at(-1);
	const entries = locales.map(
		(locale) => `<sitemap><loc>${siteOrigin}${localeFiles.sitemap(locale)}</loc><lastmod>${newest}</lastmod></sitemap>`,
	);
	return new Response(
		`<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join("")}</sitemapindex>\n`,
		{ headers: { "Content-Type": "application/xml; charset=utf-8" } },
	);
}
