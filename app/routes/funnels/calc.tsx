import { FunnelCalc } from "#app/features/funnels/funnel-calc.tsx";
import { FunnelSection } from "#app/features/funnels/funnel-section.tsx";
import { Island } from "#app/islands/island.tsx";
import { pageMeta } from "#app/seo/page-seo.ts";
import { funnelConfigs, funnelPath } from "#domain/funnels/funnel-config.ts";
import { progressFromQuery, screenParameters } from "#domain/funnels/funnel-query.ts";
import type { ProductSlug } from "#domain/products/products.ts";
import { localizedPath } from "#domain/site/pages.ts";
import { messagesFor } from "#i18n/messages.server.ts";
import { pageLocale } from "../page-locale.ts";
import { receiveNoScriptLead } from "../receive-no-script-lead.server.ts";
import type { Route } from "./+types/calc";
import { appointmentCopy, funnelCopy, funnelLead, funnelQuestions, productAppointment } from "./load-funnel.server.ts";
import { funnelProduct } from "./offers-copy.server.ts";

/** The funnel is the only part that asks questions here. */
export const handle = { chat: false };

export function loader({ params, request }: Route.LoaderArgs) {
	const { locale, slug: service } = funnelProduct(params);
	const { steps } = funnelConfigs[service];
	const copy = funnelCopy(locale, service);
	const { meta, title, lead, primary, basis, limits } = copy.services[service];
	const { searchParams } = new URL(request.url);
	return {
		locale,
		service,
		meta,
		title,
		lead,
		isScreen: screenParameters.some((name) => searchParams.has(name)),
		messages: messagesFor(locale, ["funnels", "questions"]),
		calc: {
			booking: { href: localizedPath(locale, funnelPath(service, "book")), label: copy.sent.appointment },
			page: localizedPath(locale, funnelPath(service, "calc")),
			questions: funnelQuestions(steps, copy),
			initial: progressFromQuery(steps, searchParams),
			result: {
				primary,
				secondary: ofProduct(copy.secondary, service),
				withoutGrowth: ofProduct(copy.withoutGrowth, service),
				basis,
				limits,
			},
		},
		leadStep: funnelLead(locale, {
			service,
			funnel: `${service}/calc`,
			copy: { ...copy.calc.contact, sent: copy.sent },
			appointments: [productAppointment(service, copy)],
			appointmentCopy: appointmentCopy(copy),
		}),
	};
}

function ofProduct(copy: Partial<Record<ProductSlug, string>>, service: ProductSlug): string | undefined {
	return copy[service];
}

/** Receives the last step's form without script. */
export function action(args: Route.ActionArgs) {
	return receiveNoScriptLead("quote", pageLocale(args.params), args);
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
	if (!loaderData) return [];
	const { locale, service, meta: head, isScreen } = loaderData;
	const page = pageMeta({ locale, path: funnelPath(service, "calc"), ...head });
	return isScreen ? [...page, { name: "robots", content: "noindex" }] : page;
}

export default function Calc({ loaderData, actionData }: Route.ComponentProps) {
	const { service, title, lead, calc, leadStep } = loaderData;
	return (
		<FunnelSection product={service} title={title} lead={lead}>
			<Island
				name="funnel-calc"
				when="visible"
				component={FunnelCalc}
				props={{ ...calc, lead: { ...leadStep, result: actionData } }}
			/>
		</FunnelSection>
	);
}
