import { CalculatorPage } from "#app/components/content/calculator-page.tsx";
import { pageMeta } from "#app/seo/page-seo.ts";
import { breadcrumbList } from "#app/seo/structured-data.ts";
import { agencyFacts } from "#content/agency-facts.ts";
import { calculatorContent } from "#content/library.server.ts";
import { fromQuery } from "#domain/calculators/inputs-query.ts";
import { asksForAnswer } from "#domain/site/answering-pages.ts";
import { copyFor, messagesFor } from "#i18n/messages.server.ts";
import { pageLocale } from "../page-locale.ts";
import type { Route } from "./+types/calculator";

const path = "/calculator";

export function loader({ params, request }: Route.LoaderArgs) {
	const locale = pageLocale(params);
	const { searchParams } = new URL(request.url);
	const { frame, names } = copyFor(locale, "pages", agencyFacts);
	return {
		locale,
		values: fromQuery(searchParams),
		/** An answer to one visitor is not for search engines, which know the page without it. */
		isAnswer: asksForAnswer(`/${locale}${path}`, searchParams.keys()),
		content: calculatorContent(locale),
		frame,
		crumbs: [
			{ name: frame.home, path: "/" },
			{ name: names.calculator, path },
		],
		messages: messagesFor(locale, ["calculator"]),
	};
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
	if (!loaderData) return [];
	const { locale, content, crumbs, isAnswer } = loaderData;
	return [
		...pageMeta({ locale, path, ...content.meta, things: [breadcrumbList(locale, crumbs)] }),
		...(isAnswer ? [{ name: "robots", content: "noindex" }] : []),
	];
}

export default function CalculatorRoute({ loaderData }: Route.ComponentProps) {
	return <CalculatorPage {...loaderData} />;
}
