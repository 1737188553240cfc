import { data } from "react-router";
import { FunnelQuote } from "#app/features/funnels/funnel-quote.tsx";
import { FunnelSection } from "#app/features/funnels/funnel-section.tsx";
import { Island } from "#app/islands/island.tsx";
import { pageMeta } from "#app/seo/page-seo.ts";
import { progressFromQuery, screenParameters } from "#domain/funnels/funnel-query.ts";
import { type QuoteFunnelId, quoteFunnelIds, quoteFunnels, quotePath } from "#domain/funnels/quote-funnels.ts";
import { isNotOffered } from "#domain/leads/not-offered.ts";
import { statesByName } from "#domain/location/state-names.ts";
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
		messages: { ...messagesFor(locale, ["funnels", "questions"]), ...withheldMessages(locale) },
		questions: {
			page: localizedPath(locale, quotePath(quote)),
			questions: funnelQuestions(steps, copy),
			initial: progressFromQuery(steps, searchParams),
			notOfferedStates: statesByName(locale)
				.map(({ code }) => code)
				.filter((code) => isNotOffered(code, product)),
		},
		leadStep: funnelLead(locale, {
			product,
			funnel: quote,
			copy: { ...copy.quote.contact, sent: { ...copy.quote.sent, appointment: copy.sent.appointment } },
			appointments: endsInAppointment(quote) ? appointmentOptions(product, copy) : [productAppointment(product, copy)],
			appointmentCopy: appointmentCopy(copy),
		}),
	};
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
	const { product, title, lead, questions, leadStep } = loaderData;
	return (
		<FunnelSection product={product} title={title} lead={lead}>
			<Island
				name="funnel-quote"
				when="visible"
				component={FunnelQuote}
				props={{ ...questions, lead: { ...leadStep, result: actionData } }}
			/>
		</FunnelSection>
	);
}
