import { ArticlePage } from "#app/components/content/article-page.tsx";
import { PageSection } from "#app/components/content/page-sections.tsx";
import { StateTable } from "#app/features/state-table/state-table.tsx";
import { complianceByName } from "#domain/compliance/licensed-states.ts";
import { productFlags } from "#domain/products/product-flags.ts";
import { copyFor, messagesFor, translator } from "#i18n/messages.server.ts";
import { describeState, stateCopy } from "#server/compliance/describe-state.server.ts";
import { pageLocale } from "../page-locale.ts";
import type { Route } from "./+types/state-compliance";
import { articleMeta } from "./article-meta.ts";
import { loadArticle } from "./load-article.server.ts";

export function loader({ params }: Route.LoaderArgs) {
	const locale = pageLocale(params);
	const { title, caption } = copyFor(locale, "pages").compliance;
	const names = translator(locale, "compliance");
	const { columns, exactPeriod } = stateCopy(locale);
	const { license, ...ruleColumns } = columns;
	return {
		article: loadArticle(locale, "/state-compliance"),
		title,
		table: {
			caption,
			columns: ruleColumns,
			exactPeriod,
			products: productFlags.map((product) => ({ product, name: names(`products.${product}`) })),
			states: complianceByName(locale).map((record) => {
				const { license, notes, slug, isLicensed, isHeadquarters, ...rules } = describeState(locale, record);
				return { ...rules, path: isLicensed ? `/services/final-expense/${slug}` : undefined };
			}),
		},
		messages: messagesFor(locale, ["table", "withheld", "questions"]),
	};
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
	return loaderData ? articleMeta(loaderData.article) : [];
}

export default function StateComplianceRoute({ loaderData }: Route.ComponentProps) {
	return (
		<ArticlePage {...loaderData.article} added={{ id: "table", title: loaderData.title }} addedFirst>
			<PageSection id="table" title={loaderData.title} tone="mist" wide>
				<StateTable {...loaderData.table} />
			</PageSection>
		</ArticlePage>
	);
}
