import { siteOrigin } from "#app/seo/page-seo.ts";
import { agency } from "#content/agency.ts";
import dates from "#content/dates.json" with { type: "json" };
import { localeFiles } from "#domain/pages/prerendered-files.ts";
import { postsContext } from "#server/context.server.ts";
import type { Route } from "./+types/sitemap-index";

export function loader({ context }: Route.LoaderArgs) {
	const built = Object.values(dates as Record<string, { date: string }>).map(({ date }) => date);
	const published = context
		.get(postsContext)
		.all()
		.map(({ updatedAt }) => updatedAt.slice(0, 10));
	const newest = [...built, ...published].sort().at(-1);
	const entries = agency.languages.map(
		(locale) => `<sitemap><loc>${siteOrigin}${localeFiles.sitemap(locale)}</loc><lastmod>${newest}</lastmod></sitemap>`,
	);
	return new Response(
		`<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join("")}</sitemapindex>\n`,
		{ headers: { "Content-Type": "application/xml; charset=utf-8" } },
	);
}
