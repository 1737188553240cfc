import { pageMeta } from "#app/seo/page-seo.ts";
import { breadcrumbList } from "#app/seo/structured-data.ts";
import { pageCopy } from "#content/library.server.ts";
import { withUsualAmount } from "#domain/calculators/coverage-amounts.ts";
import { fromQuery } from "#domain/calculators/inputs-query.ts";
import { fromPlannerQuery } from "#domain/calculators/planner-query.ts";
import { isOnDemand } from "#domain/pages/on-demand-pages.ts";
import { copyFor, messagesFor } from "#i18n/messages.server.ts";
import { calculatorParts } from "../calculator-parts.server.ts";
import { pageLocale } from "../page-locale.ts";
import { receiveNoScriptLead } from "../receive-no-script-lead.server.ts";
import { withheldMessages } from "../withheld-messages.server.ts";
import type { Route } from "./+types/calculator";
import { CalculatorPage } from "./calculator-page.tsx";

const path = "/calculator";

export function loader({ params, request }: Route.LoaderArgs) {
	const locale = pageLocale(params);
	const { searchParams } = new URL(request.url);
	const asked = searchParams.get("report");
	const { frame, names } = copyFor(locale, "pages");
	return {
		locale,
		calculator: {
			values: withUsualAmount(fromQuery(searchParams)),
			...calculatorParts(locale),
			asked: asked === null ? null : asked === "full" ? ("report" as const) : ("estimate" as const),
		},
		plans: fromPlannerQuery(searchParams),
		/** Search engines index the page only without inputs. */
		hasInputs: isOnDemand(`/${locale}${path}`, searchParams.keys()),
		content: pageCopy(locale, "calculator", path),
		frame,
		crumbs: [
			{ name: frame.home, path: "/" },
			{ name: names.calculator, path },
		],
		messages: { ...messagesFor(locale, ["calculator", "planners", "questions"]), ...withheldMessages(locale) },
	};
}

/** The no-script forms of the estimate and the report. The inputs are in the URL. */
export function action(args: Route.ActionArgs) {
	return receiveNoScriptLead(["estimate", "report"], pageLocale(args.params), args);
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
	if (!loaderData) return [];
	const { locale, content, crumbs, hasInputs } = loaderData;
	return [
		...pageMeta({ locale, path, ...content.meta, things: [breadcrumbList(locale, crumbs)] }),
		...(hasInputs ? [{ name: "robots", content: "noindex" }] : []),
	];
}

export default function CalculatorRoute({ loaderData, actionData }: Route.ComponentProps) {
	const { calculator, plans, content, frame, crumbs } = loaderData;
	return (
		<CalculatorPage
			calculator={{ ...calculator, result: actionData }}
			plans={plans}
			content={content}
			frame={frame}
			crumbs={crumbs}
		/>
	);
}
