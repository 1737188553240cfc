import { data } from "react-router";
import { relatedServices, ServicePage } from "#app/components/content/service-page.tsx";
import { pageMeta } from "#app/seo/page-seo.ts";
import { breadcrumbList, faqPage, service } from "#app/seo/structured-data.ts";
import { agencyFacts } from "#content/agency-facts.ts";
import { serviceContent } from "#content/library.server.ts";
import { licensedStates } from "#domain/location/states.ts";
import { isOneOf, servicePath, waysOn } from "#domain/site/pages.ts";
import { serviceSlugs } from "#domain/site/services.ts";
import { copyFor, translator } from "#i18n/messages.server.ts";
import { pageLocale } from "../page-locale.ts";
import type { Route } from "./+types/service";
import { serviceNames } from "./service-names.server.ts";

export function loader({ params }: Route.LoaderArgs) {
	const locale = pageLocale(params);
	const { service: slug } = params;
	if (!isOneOf(serviceSlugs, slug)) throw data(null, { status: 404 });
	const { frame, names, service: labels } = copyFor(locale, "pages", agencyFacts);
	const services = serviceNames(locale);
	const home = translator(locale, "home");
	return {
		locale,
		slug,
		content: serviceContent(locale, slug),
		frame,
		labels,
		crumbs: [
			{ name: frame.home, path: "/" },
			{ name: names.services, path: "/services" },
			{ name: services[slug], path: servicePath(slug) },
		],
		related: relatedServices(slug).map((other) => ({
			slug: other,
			name: services[other],
			text: home(`products.items.${other}.text`),
		})),
		ways: waysOn(slug).map(({ way, path }) => ({ path, name: labels.ways[way] })),
		states:
			slug === "final-expense"
				? licensedStates.map((state) => ({ path: `${servicePath(slug)}/${state.slug}`, name: state.names[locale] }))
				: undefined,
	};
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
	if (!loaderData) return [];
	const { locale, slug, content, crumbs } = loaderData;
	const path = servicePath(slug);
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
	return <ServicePage {...loaderData} />;
}
