import { data } from "react-router";
import { CaseStudyPage } from "#app/features/stories/case-study-page.tsx";
import { pageMeta } from "#app/seo/page-seo.ts";
import { article, breadcrumbList } from "#app/seo/structured-data.ts";
import { caseStudy } from "#content/stories.server.ts";
import { toQuery } from "#domain/calculators/inputs-query.ts";
import { caseStudyPath, caseStudySlugs, productPath } from "#domain/site/pages.ts";
import { caseStudyInputs } from "#domain/stories/case-study-inputs.ts";
import { copyFor } from "#i18n/messages.server.ts";
import { pageLocale } from "../page-locale.ts";
import { productNames } from "../services/product-names.server.ts";
import { withheldMessages, writtenQuotes } from "../withheld-messages.server.ts";
import type { Route } from "./+types/case-study";
import { storyCopy } from "./story-copy.server.ts";

/** Serves each case study. The route's pattern holds the slug. */
export function loader({ params, pattern }: Route.LoaderArgs) {
	const locale = pageLocale(params);
	const slug = caseStudySlugs.find((candidate) => pattern.endsWith(caseStudyPath(candidate)));
	if (!slug) throw data(null, { status: 404 });
	const { frame } = copyFor(locale, "pages");
	const story = caseStudy(locale, slug);
	return {
		locale,
		slug,
		...story,
		copy: storyCopy(locale),
		quotes: writtenQuotes(locale),
		messages: withheldMessages(locale),
		// Without figures visitors ask for quotes of their own, not of the invented person.
		calculatorPath: story.content.figures
			? `/calculator?${toQuery(caseStudyInputs[slug])}`
			: `/calculator?service=${caseStudyInputs[slug].service}#calculator`,
		call: frame.call,
		crumbs: [
			{ name: frame.home, path: "/" },
			{ name: productNames(locale)[slug], path: productPath(slug) },
			{ name: story.content.title, path: caseStudyPath(slug) },
		],
	};
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
	if (!loaderData) return [];
	const { locale, slug, content, crumbs } = loaderData;
	const path = caseStudyPath(slug);
	return pageMeta({
		locale,
		path,
		...content.meta,
		things: [
			breadcrumbList(locale, crumbs),
			article(locale, { path, headline: content.title, description: content.meta.description }),
		],
	});
}

export default function CaseStudyRoute({ loaderData }: Route.ComponentProps) {
	const { messages: _, ...page } = loaderData;
	return <CaseStudyPage {...page} />;
}
