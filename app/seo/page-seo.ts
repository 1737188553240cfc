import type { MetaDescriptor } from "react-router";
import type { Graph, Thing, WebPage } from "schema-dts";
import { agency } from "#content/agency.ts";
import { keywordsOf } from "#content/keywords.ts";
import { productOfPage } from "#domain/compliance/product-of-page.ts";
import { defaultLocale, type Locale, locales, openGraphLocales } from "#domain/locale/locales.ts";
import { isListed } from "#domain/pages/is-listed.ts";
import { localizedPath } from "#domain/site/pages.ts";
import { isSocialImage, socialImagePath, socialImageSize } from "#domain/site/social-image.ts";

export interface PageSeo {
	locale: Locale;
	/** Without the locale. */
	path: string;
	title: string;
	description: string;
	/** Structured data for search engines. By default a `WebPage`. */
	things?: Thing[];
	/** The languages that have the page. By default all. Those that the site doesn't offer now are left out. */
	languages?: readonly Locale[];
	/** The language of the text, if it stands in for a translation that does not exist. */
	original?: Locale;
	/** The image for social networks, without origin. By default the one that the build draws for the page. */
	image?: string;
	type?: "website" | "article";
}

/** The public origin of the site, set at build time. */
export const siteOrigin: string = import.meta.env.VITE_SITE_ORIGIN;

export function absoluteUrl(locale: Locale, path: string): string {
	return siteOrigin + localizedPath(locale, path);
}

/** The metadata of a page for search engines and social networks. */
export function pageMeta({
	locale,
	path,
	title,
	description,
	things,
	languages: written = locales,
	original = locale,
	image = socialImagePath(locale, path),
	type = "website",
}: PageSeo): MetaDescriptor[] {
	const url = absoluteUrl(original, path);
	const languages = written.filter((one) => agency.languages.includes(one));
	const [first = original] = languages;
	const main = languages.includes(defaultLocale) ? defaultLocale : first;
	const webPage: WebPage = { "@type": "WebPage", name: title, description, url, inLanguage: original };
	const graph: Graph = { "@context": "https://schema.org", "@graph": things ?? [webPage] };
	return [
		{ title: `${title} | ${agency.name}` },
		{ name: "description", content: description },
		{ name: "keywords", content: keywordsOf(locale, productOfPage(path)) },
		...(isListed(path) ? [] : [{ name: "robots", content: "noindex" }]),
		{ tagName: "link", rel: "canonical", href: url },
		...languages.map((other) => ({
			tagName: "link" as const,
			rel: "alternate",
			hrefLang: other,
			href: absoluteUrl(other, path),
		})),
		{ tagName: "link", rel: "alternate", hrefLang: "x-default", href: absoluteUrl(main, path) },
		{ property: "og:type", content: type },
		{ property: "og:site_name", content: agency.name },
		{ property: "og:title", content: title },
		{ property: "og:description", content: description },
		{ property: "og:url", content: url },
		{ property: "og:image", content: siteOrigin + image },
		...(isSocialImage(image)
			? [
					{ property: "og:image:width", content: String(socialImageSize.width) },
					{ property: "og:image:height", content: String(socialImageSize.height) },
				]
			: []),
		{ property: "og:locale", content: openGraphLocales[original] },
		...languages
			.filter((other) => other !== original)
			.map((other) => ({ property: "og:locale:alternate", content: openGraphLocales[other] })),
		{ name: "twitter:card", content: "summary_large_image" },
		{ name: "twitter:image", content: siteOrigin + image },
		{ "script:ld+json": graph as unknown as Record<string, string> },
	];
}
