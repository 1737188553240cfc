import { data } from "react-router";
import { NameLinks } from "#app/components/content/card-links.tsx";
import { Container } from "#app/components/ui/section.tsx";
import { SearchForm } from "#app/features/search/search-form.tsx";
import { SearchHits } from "#app/features/search/search-hits.tsx";
import { search } from "#content/search-index.server.ts";
import { isLocale } from "#domain/locale/locales.ts";
import { productSlugs } from "#domain/products/products.ts";
import { productPath } from "#domain/site/pages.ts";
import { copyFor } from "#i18n/messages.server.ts";
import { postsContext } from "#server/context.server.ts";
import type { Route } from "./+types/results";

const maxQueryLength = 200;
const maxHitsOfPage = 60;

export function loader({ params: { locale }, request, context }: Route.LoaderArgs) {
	if (!isLocale(locale)) throw data(null, { status: 404 });
	const query = (new URL(request.url).searchParams.get("q") ?? "").trim().slice(0, maxQueryLength);
	const { services, nav } = copyFor(locale, "shell");
	const { names } = copyFor(locale, "pages");
	return {
		locale,
		query,
		results: query ? search(locale, query, maxHitsOfPage, context.get(postsContext).all()) : null,
		copy: copyFor(locale, "search"),
		products: productSlugs.map((slug) => ({ path: productPath(slug), name: services[slug] })),
		help: [
			{ path: "/calculator", name: names.calculator },
			{ path: "/resources/faq", name: names.faq },
			{ path: "/#contact", name: nav.contact },
		],
	};
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
	return [{ title: loaderData?.copy.title }, { name: "robots", content: "noindex" }];
}

/** The results of the search in the header, without script. Below them is where most searches lead. */
export default function SearchRoute({ loaderData }: Route.ComponentProps) {
	const { locale, query, results, copy, products, help } = loaderData;
	return (
		<>
			<div className="bg-sand-50">
				<Container className="py-10 lg:py-14">
					<h1 className="text-3xl">{copy.title}</h1>
					<SearchForm locale={locale} copy={copy} query={query} className="mt-6 max-w-[52rem]" />
				</Container>
			</div>
			{results && (
				<Container className="pt-8 lg:pt-10">
					<SearchHits results={results} wide />
				</Container>
			)}
			<Container className="grid gap-10 py-12 lg:grid-cols-[2fr_1fr] lg:gap-16 lg:py-16">
				<section aria-labelledby="products-title">
					<h2 id="products-title" className="mb-5 text-xl">
						{copy.products}
					</h2>
					<NameLinks entries={products} />
				</section>
				<section aria-labelledby="help-title">
					<h2 id="help-title" className="mb-5 text-xl">
						{copy.help}
					</h2>
					<NameLinks entries={help} />
				</section>
			</Container>
		</>
	);
}
