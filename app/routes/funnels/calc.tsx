import { FunnelCalc } from "#app/features/funnels/funnel-calc.tsx";
import type { FunnelQuestion } from "#app/features/funnels/funnel-question.ts";
import { FunnelSection } from "#app/features/funnels/funnel-section.tsx";
import { Island } from "#app/islands/island.tsx";
import { pageMeta } from "#app/seo/page-seo.ts";
import { funnelConfigs, funnelPath } from "#domain/funnels/funnel-config.ts";
import { progressFromQuery, screenParameters } from "#domain/funnels/funnel-query.ts";
import { stateInQuery } from "#domain/location/state-in-query.ts";
import type { ProductSlug } from "#domain/products/products.ts";
import { localizedPath } from "#domain/site/pages.ts";
import { messagesFor } from "#i18n/messages.server.ts";
import { pageLocale } from "../page-locale.ts";
import { receiveNoScriptLead } from "../receive-no-script-lead.server.ts";
import { showsFigures, withheldMessages } from "../withheld-messages.server.ts";
import type { Route } from "./+types/calc";
import { appointmentCopy, funnelCopy, funnelLead, funnelQuestions, productAppointment } from "./load-funnel.server.ts";
import { funnelProduct } from "./offers-copy.server.ts";

/** The funnel is the only part that asks questions here. */
export const handle = { chat: false };

export function loader({ params, request }: Route.LoaderArgs) {
	const { locale, slug: product } = funnelProduct(params);
	const copy = funnelCopy(locale, product);
	const { primary, counted, basis, limits } = copy.services[product];
	const { meta, title, lead } = showsFigures(product) ? copy.services[product] : copy.withheld;
	const { searchParams } = new URL(request.url);
	return {
		locale,
		product,
		meta,
		title,
		lead,
		isScreen: screenParameters.some((name) => searchParams.has(name)),
		messages: { ...messagesFor(locale, ["funnels", "questions", "calculator"]), ...withheldMessages(locale) },
		calc: {
			booking: { href: localizedPath(locale, funnelPath(product, "book")), label: copy.sent.appointment },
			page: localizedPath(locale, funnelPath(product, "calc")),
			questions: calcQuestions(product, copy),
			stateInQuery: stateInQuery(searchParams),
			initial: progressFromQuery(funnelConfigs[product].steps, searchParams),
			result: {
				primary,
				secondary: ofProduct(copy.secondary, product),
				withoutGrowth: ofProduct(copy.withoutGrowth, product),
				counted,
				basis,
				limits,
			},
		},
		leadStep: funnelLead(locale, {
			product,
			funnel: `${product}/calc`,
			copy: { ...copy.calc.contact, ...(product === "debt-action" && { text: copy.calc.debtText }), sent: copy.sent },
			appointments: [productAppointment(product, copy)],
			appointmentCopy: appointmentCopy(copy),
		}),
	};
}

function ofProduct(copy: Partial<Record<ProductSlug, string>>, product: ProductSlug): string | undefined {
	return copy[product];
}

/** The question for the age takes more than the calculator of final expenses does, and says which ages that takes. */
function calcQuestions(product: ProductSlug, copy: ReturnType<typeof funnelCopy>): FunnelQuestion[] {
	const questions = funnelQuestions(funnelConfigs[product].steps, copy);
	if (product !== "final-expense") return questions;
	const { hint } = copy.questions.insuredAge;
	return questions.map((question) => (question.name === "currentAge" ? { ...question, hint } : question));
}

/** Receives the last step's form without script. */
export function action(args: Route.ActionArgs) {
	return receiveNoScriptLead("quote", pageLocale(args.params), args);
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
	if (!loaderData) return [];
	const { locale, product, meta: head, isScreen } = loaderData;
	const page = pageMeta({ locale, path: funnelPath(product, "calc"), ...head });
	return isScreen ? [...page, { name: "robots", content: "noindex" }] : page;
}

export default function Calc({ loaderData, actionData }: Route.ComponentProps) {
	const { title, lead, calc, leadStep } = loaderData;
	return (
		<FunnelSection title={title} lead={lead}>
			<Island
				name="funnel-calc"
				when="visible"
				component={FunnelCalc}
				props={{ ...calc, lead: { ...leadStep, result: actionData } }}
			/>
		</FunnelSection>
	);
}
