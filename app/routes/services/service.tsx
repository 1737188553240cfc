import { data } from "react-router";
import { pageMeta } from "#app/seo/page-seo.ts";
import { breadcrumbList, faqPage, service } from "#app/seo/structured-data.ts";
import { pageCopy } from "#content/library.server.ts";
import { shownTeam } from "#content/shown-team.server.ts";
import { licensedStatesByName } from "#domain/compliance/licensed-states.ts";
import { relatedPages } from "#domain/pages/related-pages.ts";
import { calculatorOf, productSlugs } from "#domain/products/products.ts";
import { isPremiumProduct } from "#domain/rates/rate-table.ts";
import { articlePages, decisionPages, isOneOf, productPath } from "#domain/site/pages.ts";
import { copyFor } from "#i18n/messages.server.ts";
import { pageLocale } from "../page-locale.ts";
import { priceCard } from "../price-card.server.ts";
import { showsFigures, withheldMessages, writtenQuotes } from "../withheld-messages.server.ts";
import type { Route } from "./+types/service";
import { growthExample } from "./growth-example.server.ts";
import { productNames } from "./product-names.server.ts";
import { ProductPage, relatedProducts } from "./product-page.tsx";

export function loader({ params }: Route.LoaderArgs) {
	const locale = pageLocale(params);
	const { service: slug } = params;
	if (!isOneOf(productSlugs, slug)) throw data(null, { status: 404 });
	const { frame, names, service: copy } = copyFor(locale, "pages");
	const decision = decisionPages[slug];
	const productName = productNames(locale);
	const calculator = calculatorOf(slug);
	const content = pageCopy(locale, "service", slug);
	return {
		locale,
		slug,
		content,
		frame,
		copy,
		price: isPremiumProduct(calculator) && showsFigures(slug) ? priceCard(locale, { product: calculator }) : null,
		growth: growthExample(locale, slug, content.example?.title),
		quotes: writtenQuotes(locale),
		messages: withheldMessages(locale),
		/** The header names the agent. */
		team: shownTeam(locale),
		crumbs: [
			{ name: frame.home, path: "/" },
			{ name: names.services, path: "/services" },
			{ name: productName[slug], path: productPath(slug) },
		],
		related: relatedProducts(slug).map((other) => ({
			path: productPath(other),
			name: productName[other],
		})),
		furtherPages: [
			...relatedPages(slug).map(({ kind, path }) => ({ path, name: copy.ways[kind] })),
			...(decision ? [{ path: decision, name: names[articlePages[decision]] }] : []),
		],
		states:
			slug === "final-expense"
				? licensedStatesByName(locale).map((state) => ({
						path: `${productPath(slug)}/${state.slug}`,
						name: state.names[locale],
					}))
				: undefined,
	};
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
	if (!loaderData) return [];
	const { locale, slug, content, crumbs } = loaderData;
	const path = productPath(slug);
	return pageMeta({
		locale,
		path,
		...content.meta,
		things: [
			breadcrumbList(locale, crumbs),
			service(locale, { path, name: crumbs[2]?.name ?? content.title, description: content.meta.description }),
			faqPage(locale, content.faqs.items),
		],
	});
}

export default function ServiceRoute({ loaderData }: Route.ComponentProps) {
	const { messages: _, ...page } = loaderData;
	return <ProductPage {...page} />;
}
