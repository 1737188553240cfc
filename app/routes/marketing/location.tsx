import { data } from "react-router";
import { LocationPage } from "#app/components/content/location-page.tsx";
import { CityScene } from "#app/components/illustrations/city-scene.tsx";
import { StateMap } from "#app/components/illustrations/state-map.tsx";
import { PriceCard } from "#app/features/quick-price/price-card.tsx";
import { pageMeta } from "#app/seo/page-seo.ts";
import { breadcrumbList } from "#app/seo/structured-data.ts";
import { cityCopy } from "#content/city-copy.server.ts";
import { currentClaims } from "#content/current-claims.server.ts";
import { hasPremiums } from "#domain/claims/figures.ts";
import { shownCities } from "#domain/pages/shown-cities.ts";
import { productSlugs } from "#domain/products/products.ts";
import { cityNames, isOneOf, locationPath, productPath } from "#domain/site/pages.ts";
import { copyFor } from "#i18n/messages.server.ts";
import { pageLocale } from "../page-locale.ts";
import { priceCard } from "../price-card.server.ts";
import { productNames } from "../services/product-names.server.ts";
import { withheldMessages } from "../withheld-messages.server.ts";
import type { Route } from "./+types/location";

export function loader({ params }: Route.LoaderArgs) {
	const locale = pageLocale(params);
	const { city } = params;
	const cities = shownCities();
	if (!isOneOf(cities, city)) throw data(null, { status: 404 });
	const { frame, location: copy } = copyFor(locale, "pages");
	const names = productNames(locale);
	return {
		locale,
		city,
		content: cityCopy(locale, city),
		frame,
		copy,
		price: hasPremiums(currentClaims()) ? priceCard(locale, { state: "FL" }) : null,
		messages: withheldMessages(locale),
		crumbs: [
			{ name: frame.home, path: "/" },
			{ name: cityNames[city], path: locationPath(city) },
		],
		products: productSlugs.map((slug) => ({ path: productPath(slug), name: names[slug] })),
		others: cities
			.filter((other) => other !== city)
			.map((other) => ({ path: locationPath(other), name: cityNames[other] })),
	};
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
	if (!loaderData) return [];
	const { locale, city, content, crumbs } = loaderData;
	return pageMeta({
		locale,
		path: locationPath(city),
		...content.meta,
		things: [breadcrumbList(locale, crumbs)],
	});
}

export default function LocationRoute({ loaderData }: Route.ComponentProps) {
	const { messages: _, price, ...page } = loaderData;
	return (
		<LocationPage
			{...page}
			card={price && <PriceCard {...price} className="mt-4 sm:mt-6" />}
			illustration={<CityScene slug={page.city} />}
			map={<StateMap code="FL" marked={cityNames[page.city]} />}
		/>
	);
}
