import { data } from "react-router";
import { OfferPage } from "#app/components/content/offer-page.tsx";
import { pageMeta } from "#app/seo/page-seo.ts";
import { pageCopy } from "#content/library.server.ts";
import { funnelConfigs, funnelPath } from "#domain/funnels/funnel-config.ts";
import { formatMoney } from "#i18n/format.ts";
import { messagesFor } from "#i18n/messages.server.ts";
import { servicesContext } from "#server/context.server.ts";
import { leadCopyFor } from "#server/leads/lead-copy.server.ts";
import { submitNoScriptLead } from "#server/leads/submit-no-script-lead.server.ts";
import { readClaim } from "#server/offers/read-claim.server.ts";
import { readForm } from "#server/platform/read-form.server.ts";
import { noScriptVisitor } from "../no-script-visitor.server.ts";
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

/** The form of a browser without script; its answer tells what became of the spot. */
export async function action({ params, request, context }: Route.ActionArgs) {
	const { locale } = funnelProduct(params);
	const services = context.get(servicesContext);
	const form = await readForm(request);
	const visitor = await noScriptVisitor(request, context, locale);
	const result = await submitNoScriptLead(services, "offer", form, visitor);
	if ("errors" in result) return data({ result }, { status: 422 });
	return { result, outcome: await readClaim(services, { leadId: result.id }) };
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
