import type { MetaDescriptor } from "react-router";
import { absoluteUrl } from "#app/seo/page-seo.ts";
import { agency } from "#content/agency.ts";
import { feedPath } from "#domain/blog/blog-paths.ts";
import type { Locale } from "#domain/locale/locales.ts";

/** Tells feed readers where the feeds of a language are. */
export function feedLinks(locale: Locale): MetaDescriptor[] {
	return (["rss", "atom"] as const).map((format) => ({
		tagName: "link",
		rel: "alternate",
		type: `application/${format}+xml`,
		title: `${agency.name} (${format === "rss" ? "RSS" : "Atom"})`,
		href: absoluteUrl(locale, feedPath(`${format}.xml`)),
	}));
}
