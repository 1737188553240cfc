import { data } from "react-router";
import { OfferPage } from "#app/features/offers/offer-page.tsx";
import { pageMeta } from "#app/seo/page-seo.ts";
import { pageCopy } from "#content/library.server.ts";
import { funnelConfigs, funnelPath } from "#domain/funnels/funnel-config.ts";
import { formatMoney } from "#i18n/format.ts";
import { messagesFor } from "#i18n/messages.server.ts";
import { servicesContext } from "#server/context.server.ts";
import { leadCopyFor } from "#server/leads/lead-copy.server.ts";
import { readClaim } from "#server/offers/read-claim.server.ts";
import { receiveNoScriptLead } from "../receive-no-script-lead.server.ts";
import type { Route } from "./+types/offer";
import { funnelProduct, offersCopy } from "./offers-copy.server.ts";

export function loader({ params }: Route.LoaderArgs) {
	const { locale, slug } = funnelProduct(params);
	const { originalValue, savings } = funnelConfigs[slug].offer;
	return {
		locale,
		slug,
		content: pageCopy(locale, "offer", slug).offer,
		copy: offersCopy(locale, slug).offer,
		leadCopy: leadCopyFor(locale, "offer"),
		money: { value: formatMoney(locale, originalValue), price: formatMoney(locale, originalValue - savings) },
		messages: messagesFor(locale, ["claim"]),
	};
}

/** Receives the form without script. The page also shows the state of the spot. */
export async function action(args: Route.ActionArgs) {
	const { data: result, init } = await receiveNoScriptLead("offer", funnelProduct(args.params).locale, args);
	if (!result.ok) return data({ result }, init ?? undefined);
	return { result, claim: await claimOf(result.id, args.context) };
}

/** The lead is kept, whatever happens here: without the database the page shows no spot. */
async function claimOf(leadId: string, context: Route.ActionArgs["context"]) {
	try {
		const services = context.get(servicesContext);
		return (await services.intake.whenStored(leadId, 2000)) ? await readClaim(services, { leadId }) : undefined;
	} catch {
		return undefined;
	}
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
	if (!loaderData) return [];
	const { locale, slug, content } = loaderData;
	return pageMeta({ locale, path: funnelPath(slug, "offer"), ...content.meta });
}

export default function Offer({ loaderData, actionData }: Route.ComponentProps) {
	const { messages: _, ...page } = loaderData;
	return <OfferPage {...page} {...actionData} />;
}
