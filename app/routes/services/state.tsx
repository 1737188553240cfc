import { StatePage } from "#app/components/content/state-page.tsx";
import { RefusalNote } from "#app/features/location/refusal-note.tsx";
import { PriceCard } from "#app/features/quick-price/price-card.tsx";
import { pageMeta } from "#app/seo/page-seo.ts";
import { breadcrumbList, faqPage, service } from "#app/seo/structured-data.ts";
import { statePath } from "#domain/site/pages.ts";
import { pageLocale } from "../page-locale.ts";
import type { Route } from "./+types/state";
import { loadState } from "./load-state.server.ts";

export function loader({ params }: Route.LoaderArgs) {
	return loadState(pageLocale(params), params.state);
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
	if (!loaderData) return [];
	const { locale, slug, stateInEnglish, content, crumbs, refusal } = loaderData;
	const path = statePath(slug);
	const { title, description } = content.meta;
	return pageMeta({
		locale,
		path,
		title,
		description,
		things: [
			breadcrumbList(locale, crumbs),
			...(refusal ? [] : [service(locale, { path, name: content.title, description, state: stateInEnglish })]),
			faqPage(locale, content.faqs.items),
		],
	});
}

export default function StateRoute({ loaderData }: Route.ComponentProps) {
	const { messages: _, refusal, price, ...page } = loaderData;
	return (
		<StatePage
			{...page}
			refusal={refusal && <RefusalNote {...refusal} />}
			card={price && <PriceCard {...price} className="mt-4 sm:mt-6" />}
		/>
	);
}
