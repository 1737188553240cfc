import { data } from "react-router";
import { absoluteUrl } from "#app/seo/page-seo.ts";
import { agency } from "#content/agency.ts";
import dates from "#content/dates.json" with { type: "json" };
import { postPath } from "#domain/blog/blog-paths.ts";
import { defaultLocale, isLocale, type Locale, locales } from "#domain/locale/locales.ts";
import { shownPages } from "#domain/pages/shown-pages.ts";
import { postsContext } from "#server/context.server.ts";
import type { Route } from "./+types/sitemap";

/** The pages in one language, each with its alternates in the others. */
export function loader({ request, context }: Route.LoaderArgs) {
	const locale = /sitemap-(\w+)\.xml/.exec(new URL(request.url).pathname)?.[1];
	if (!isLocale(locale)) throw data(null, { status: 404 });
	const listed = shownPages().filter(({ isListed }) => isListed);
	const built = listed.map(({ path }) => {
		const { date } = (dates as Record<string, { date: string }>)[path] ?? {};
		return entry(locale, path, date, locales);
	});
	const posts = context.get(postsContext).all();
	const published = posts
		.filter((post) => post.locale === locale && !post.isBuiltIn)
		.map(({ slug, updatedAt }) => {
			const languages = posts.flatMap((post) => (post.slug === slug ? post.locale : []));
			return entry(locale, postPath(slug), updatedAt.slice(0, 10), languages);
		});
	const urls = [...built, ...published];
	return new Response(
		`<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join("\n")}</urlset>\n`,
		{ headers: { "Content-Type": "application/xml; charset=utf-8" } },
	);
}

/** @param written the languages that have the page */
function entry(locale: Locale, path: string, date: string | undefined, written: readonly Locale[]): string {
	const languages = written.filter((one) => agency.languages.includes(one));
	const [first = locale] = languages;
	const main = languages.includes(defaultLocale) ? defaultLocale : first;
	const alternates = [...languages.map((other) => [other, other] as const), ["x-default", main] as const].map(
		([language, other]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${absoluteUrl(other, path)}"/>`,
	);
	return `<url><loc>${absoluteUrl(locale, path)}</loc><lastmod>${date}</lastmod>${alternates.join("")}</url>`;
}
