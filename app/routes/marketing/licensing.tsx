import { ArticlePage } from "#app/components/content/article-page.tsx";
import { LicenseTable } from "#app/components/content/license-table.tsx";
import { stateCompliance } from "#domain/compliance/states.ts";
import { localizedPath } from "#domain/site/pages.ts";
import { copyFor } from "#i18n/messages.server.ts";
import { describeState, stateCopy } from "#server/compliance/describe-state.server.ts";
import { pageLocale } from "../page-locale.ts";
import type { Route } from "./+types/licensing";
import { articleMeta } from "./article-meta.ts";
import { loadArticle } from "./load-article.server.ts";

export function loader({ params }: Route.LoaderArgs) {
	const locale = pageLocale(params);
	const { columns, map } = stateCopy(locale);
	const { title, caption } = copyFor(locale, "pages").licensing;
	return {
		article: loadArticle(locale, "/licensing"),
		table: {
			copy: { title: title || caption, caption, columns, map: title ? map : null },
			states: stateCompliance
				.map((record) => describeState(locale, record))
				.filter(({ isLicensed }) => isLicensed)
				.map(({ code, name, slug, status, regulator, license }) => ({
					code,
					name,
					path: localizedPath(locale, `/services/final-expense/${slug}`),
					status,
					regulator,
					license,
				})),
		},
	};
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
	return loaderData ? articleMeta(loaderData.article) : [];
}

export default function LicensingRoute({ loaderData }: Route.ComponentProps) {
	return (
		<ArticlePage {...loaderData.article} added={{ id: "states", title: loaderData.table.copy.title }}>
			<LicenseTable {...loaderData.table} />
		</ArticlePage>
	);
}
