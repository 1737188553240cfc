import { data, type LoaderFunctionArgs } from "react-router";
import { absoluteUrl } from "#app/seo/page-seo.ts";
import dates from "#content/dates.json" with { type: "json" };
import { defaultLocale, isLocale, locales } from "#domain/locale/locales.ts";
import { pages } from "#domain/pages/page-registry.ts";

const listed = pages.filter(({ isListed }) => isListed);

/** The pages in one language, each with its alternates in the others. */
export function loader({ request }: LoaderFunctionArgs) {
	const locale = /sitemap-(\w+)\.xml/.exec(new URL(request.url).pathname)?.[1];
	if (!isLocale(locale)) throw data(null, { status: 404 });
	const urls = listed.map(({ path }) => {
		const alternates = [...locales.map((other) => [other, other] as const), ["x-default", defaultLocale] as const].map(
			([language, other]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${absoluteUrl(other, path)}"/>`,
		);
		const { date } = (dates as Record<string, { date: string }>)[path] ?? {};
		return `<url><loc>${absoluteUrl(locale, path)}</loc><lastmod>${date}</lastmod>${alternates.join("")}</url>`;
	});
	return new Response(
		`<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join("\n")}</urlset>\n`,
		{ headers: { "Content-Type": "application/xml; charset=utf-8" } },
	);
}
