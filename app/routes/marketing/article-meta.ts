import type { MetaDescriptor } from "react-router";
import type { Thing } from "schema-dts";
import { pageMeta } from "#app/seo/page-seo.ts";
import { breadcrumbList, faqPage } from "#app/seo/structured-data.ts";
import type { Article } from "./load-article.server.ts";

/** @param things what the page has beside its copy */
export function articleMeta(
	{ locale, path, content, crumbs }: Article,
	things: readonly Thing[] = [],
): MetaDescriptor[] {
	const { meta, faqs } = content;
	return pageMeta({
		locale,
		path,
		...meta,
		things: [breadcrumbList(locale, crumbs), ...(faqs ? [faqPage(locale, faqs.items)] : []), ...things],
	});
}
