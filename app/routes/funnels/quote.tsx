import { data } from "react-router";
import type { FunnelQuestion } from "#app/features/funnels/funnel-question.ts";
import { FunnelQuote } from "#app/features/funnels/funnel-quote.tsx";
import { FunnelSection } from "#app/features/funnels/funnel-section.tsx";
import { Island } from "#app/islands/island.tsx";
import { pageMeta } from "#app/seo/page-seo.ts";
import { currentClaims } from "#content/current-claims.server.ts";
import { claimStatus } from "#domain/claims/claims.ts";
import { progressFromQuery, screenParameters } from "#domain/funnels/funnel-query.ts";
import { type QuoteFunnelId, quoteFunnelIds, quoteFunnels, quotePath } from "#domain/funnels/quote-funnels.ts";
import { isOneOf, localizedPath } from "#domain/site/pages.ts";
import { messagesFor } from "#i18n/messages.server.ts";
import { pageLocale } from "../page-locale.ts";
import { receiveNoScriptLead } from "../receive-no-script-lead.server.ts";
import { withheldMessages } from "../withheld-messages.server.ts";
import type { Route } from "./+types/quote";
import {
	appointmentCopy,
	appointmentOptions,
	funnelCopy,
	funnelLead,
	funnelQuestions,
	productAppointment,
} from "./load-funnel.server.ts";

/** The funnel is the only part that asks questions here. */
export const handle = { chat: false };

export function loader({ params, request }: Route.LoaderArgs) {
	const locale = pageLocale(params);
	const { quote } = params;
	if (!isOneOf(quoteFunnelIds, quote)) throw data(null, { status: 404 });
	const { product, steps } = quoteFunnels[quote];
	const copy = funnelCopy(locale, product);
	const { meta, title, lead } = copy.quotes[quote];
	const { searchParams } = new URL(request.url);
	return {
		locale,
		product,
		quote,
		meta,
		title,
		lead,
		isScreen: screenParameters.some((name) => searchParams.has(name)),
		messages: { ...messagesFor(locale, ["funnels", "questions", "calculator"]), ...withheldMessages(locale) },
		questions: {
			page: localizedPath(locale, quotePath(quote)),
			questions: quoteQuestions(quote, copy),
			initial: progressFromQuery(steps, searchParams),
		},
		leadStep: funnelLead(locale, {
			product,
			funnel: quote,
			copy: leadStepCopy(quote, copy),
			appointments: endsInAppointment(quote) ? appointmentOptions(product, copy) : [productAppointment(product, copy)],
			appointmentCopy: appointmentCopy(copy),
		}),
	};
}

/** For final expenses people ask for other amounts than for a family's income, and start from the cost of a funeral. */
function quoteQuestions(quote: QuoteFunnelId, copy: ReturnType<typeof funnelCopy>): FunnelQuestion[] {
	const { steps } = quoteFunnels[quote];
	if (quote !== "final-expense-quote") return funnelQuestions(steps, copy);
	const questions = funnelQuestions(steps, copy, { coverageAmount: "benefitAmount" });
	const isClaimed = claimStatus(currentClaims(), "funeralCosts") !== "withheld";
	return questions.map((question) =>
		question.name === "coverageAmount" && isClaimed ? { ...question, suggests: "funeral" } : question,
	);
}

function leadStepCopy(quote: QuoteFunnelId, { quote: byCall, visit, sent }: ReturnType<typeof funnelCopy>) {
	const { contact, sent: thanks } = endsInAppointment(quote) ? visit : byCall;
	return { ...contact, sent: { ...thanks, appointment: sent.appointment } };
}

function endsInAppointment(quote: QuoteFunnelId): boolean {
	return quote === "fia-appointment";
}

/** Receives the last step's form without script. */
export function action(args: Route.ActionArgs) {
	return receiveNoScriptLead("quote", pageLocale(args.params), args);
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
	if (!loaderData) return [];
	const { locale, quote, meta: head, isScreen } = loaderData;
	const page = pageMeta({ locale, path: quotePath(quote), ...head });
	return isScreen ? [...page, { name: "robots", content: "noindex" }] : page;
}

export default function Quote({ loaderData, actionData }: Route.ComponentProps) {
	const { title, lead, questions, leadStep } = loaderData;
	return (
		<FunnelSection title={title} lead={lead}>
			<Island
				name="funnel-quote"
				when="visible"
				component={FunnelQuote}
				props={{ ...questions, lead: { ...leadStep, result: actionData } }}
			/>
		</FunnelSection>
	);
}
