import { data } from "react-router";
import { Container } from "#app/components/ui/section.tsx";
import { SearchForm } from "#app/features/search/search-form.tsx";
import { SearchHits } from "#app/features/search/search-hits.tsx";
import { search } from "#content/search-index.server.ts";
import { isLocale } from "#domain/locale/locales.ts";
import { copyFor } from "#i18n/messages.server.ts";
import type { Route } from "./+types/results";

const maxQueryLength = 200;

export function loader({ params: { locale }, request }: Route.LoaderArgs) {
	if (!isLocale(locale)) throw data(null, { status: 404 });
	const query = (new URL(request.url).searchParams.get("q") ?? "").trim().slice(0, maxQueryLength);
	return { locale, query, hits: query ? search(locale, query) : [], copy: copyFor(locale, "search") };
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
	return [{ title: loaderData?.copy.title }, { name: "robots", content: "noindex" }];
}

/** The results of the search in the header, without script. */
export default function SearchResults({ loaderData }: Route.ComponentProps) {
	const { locale, query, hits, copy } = loaderData;
	return (
		<Container className="py-section">
			<h1 className="text-3xl">{copy.title}</h1>
			<SearchForm locale={locale} copy={copy} query={query} className="mt-6 max-w-160" />
			{query && <SearchHits hits={hits} className="mt-8 max-w-160" />}
		</Container>
	);
}
