import { data } from "react-router";
import { OfferPage } from "#app/features/offers/offer-page.tsx";
import { pageMeta } from "#app/seo/page-seo.ts";
import { pageCopy } from "#content/library.server.ts";
import { shownTeam } from "#content/shown-team.server.ts";
import { funnelConfigs, funnelPath } from "#domain/funnels/funnel-config.ts";
import { formatMoney } from "#i18n/format.ts";
import { messagesFor } from "#i18n/messages.server.ts";
import { servicesContext } from "#server/context.server.ts";
import { leadCopyFor } from "#server/leads/lead-copy.server.ts";
import { leadOfHoldLink } from "#server/offers/hold-link.server.ts";
import { holdSpot } from "#server/offers/hold-spot.server.ts";
import { readClaim } from "#server/offers/read-claim.server.ts";
import { receiveNoScriptLead } from "../receive-no-script-lead.server.ts";
import { debtsWithoutAdvice, withheldMessages } from "../withheld-messages.server.ts";
import type { Route } from "./+types/offer";
import { funnelProduct, offersCopy } from "./offers-copy.server.ts";

export async function loader({ params, request, context }: Route.LoaderArgs) {
	const { locale, slug } = funnelProduct(params);
	const { originalValue, savings } = funnelConfigs[slug].offer;
	const closed = debtsWithoutAdvice(locale, slug);
	return {
		locale,
		slug,
		content: closed ? { ...closed, benefits: [] } : pageCopy(locale, "offer", slug).offer,
		refusal: closed?.refusal,
		copy: offersCopy(locale, slug).offer,
		team: shownTeam(locale),
		leadCopy: leadCopyFor(locale, "offer"),
		money: { value: formatMoney(locale, originalValue), price: formatMoney(locale, originalValue - savings) },
		messages: { ...messagesFor(locale, ["claim"]), ...withheldMessages(locale) },
		hold: await requestToHold(request, context),
	};
}

/**
 * Receives the form without script, and the button of the page that our email links to. The page also shows the state of
 * the spot.
 */
export async function action(args: Route.ActionArgs) {
	const hold = await requestToHold(args.request, args.context);
	if (hold) return { claim: await holdSpot(args.context.get(servicesContext), hold.leadId) };
	const { data: result, init } = await receiveNoScriptLead("offer", funnelProduct(args.params).locale, args);
	if (!result.ok) return data({ result }, init ?? undefined);
	return { result, claim: await claimOf(result.id, args.context) };
}

/** The lead is stored even if this fails: without the database the page just shows no spot. */
async function claimOf(leadId: string, context: Route.ActionArgs["context"]) {
	try {
		const services = context.get(servicesContext);
		return (await services.intake.whenStored(leadId, 2000)) ? await readClaim(services, { leadId }) : undefined;
	} catch {
		return undefined;
	}
}

/** The request for a spot that the address names. Undefined on the page itself, and if we did not make the address. */
async function requestToHold(request: Request, context: Route.LoaderArgs["context"]) {
	const token = new URL(request.url).searchParams.get("hold");
	if (!token) return undefined;
	const services = context.get(servicesContext);
	const leadId = leadOfHoldLink(services.env, token);
	const claim = leadId ? await readClaim(services, { leadId }) : undefined;
	return leadId && claim ? { token, leadId, claim } : undefined;
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
	if (!loaderData) return [];
	const { locale, slug, content, hold } = loaderData;
	const page = pageMeta({ locale, path: funnelPath(slug, "offer"), ...content.meta });
	return hold ? [...page, { name: "robots", content: "noindex" }] : page;
}

export default function Offer({ loaderData, actionData }: Route.ComponentProps) {
	const { messages: _, hold, refusal, ...page } = loaderData;
	const claim = actionData && "claim" in actionData ? actionData.claim : undefined;
	const result = actionData && "result" in actionData ? actionData.result : undefined;
	return (
		<OfferPage
			{...page}
			isClosed={refusal !== undefined}
			result={result}
			claim={claim}
			hold={hold && { ...hold, claim: claim ?? hold.claim }}
		/>
	);
}
