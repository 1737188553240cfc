import { useState } from "react";
import { useTranslations } from "use-intl";
import * as v from "valibot";
import { useClaims } from "#app/browser/page-frame.tsx";
import type { LeadCopy } from "#app/features/leads/lead-copy.ts";
import { LeadForm } from "#app/features/leads/lead-form.tsx";
import type { LeadResult } from "#app/features/leads/lead-form-state.ts";
import { MarketingConsent } from "#app/features/leads/marketing-consent.tsx";
import { QueuedPanel } from "#app/features/leads/queued-panel.tsx";
import { useLeadForm } from "#app/features/leads/use-lead-form.ts";
import { RefusalNote } from "#app/features/location/refusal-note.tsx";
import { useSalesRefusal, useStatedState } from "#app/features/location/use-sales-refusal.ts";
import { claimStatus } from "#domain/claims/claims.ts";
import { funnelConfigs, funnelPath } from "#domain/funnels/funnel-config.ts";
import type { ClaimStatus } from "#domain/funnels/offers.ts";
import type { Locale } from "#domain/locale/locales.ts";
import type { ProductSlug } from "#domain/products/products.ts";
import { localizedPath } from "#domain/site/pages.ts";
import { ClaimPanel, OrdinaryBooking } from "./claim-panel.tsx";
import { SpotsLine } from "./spots-line.tsx";
import { useSpots } from "./use-spots.ts";

export interface ClaimCardProps {
	slug: ProductSlug;
	locale: Locale;
	leadCopy: LeadCopy;
	/** The page's result of a post without script, and the spot's state. */
	result?: LeadResult | undefined;
	claim?: ClaimStatus | undefined;
}

/** The number of free spots and the form that claims one, then the result. */
export function ClaimCard({ slug, locale, leadCopy, result, claim: given }: ClaimCardProps) {
	const t = useTranslations("claim");
	const isLimited = claimStatus(useClaims(), "monthlySpots") !== "withheld";
	const spots = useSpots(isLimited ? slug : null);
	const [claim, setClaim] = useState(given);
	const action = `${localizedPath(locale, funnelPath(slug, "offer"))}#claim`;
	const details = { product: slug, funnel: `${slug}/offer` };
	const form = useLeadForm({
		kind: "offer",
		copy: leadCopy,
		result,
		details,
		onSuccess: (_, submission) => {
			askForClaim(submission.submission_id).then(setClaim);
		},
	});
	const { phase, arrived, attempted } = form;
	const refusal = useSalesRefusal(slug);
	const state = useStatedState();
	const leadId = form.leadId ?? undefined;

	if (phase === "sent") {
		// A queued request has been sent in the meantime, so its status is unknown here.
		const known = claim ?? (leadId ? undefined : ({ state: "to_confirm" } as const));
		if (!known) return <p role="status">{t("sending")}</p>;
		return (
			<>
				<ClaimPanel slug={slug} locale={locale} claim={known} leadId={leadId} takesFocus={arrived} />
				<MarketingConsent form={form} action={action} />
			</>
		);
	}
	if (refusal) return <RefusalNote reason={refusal} state={state} product={slug} />;
	if (phase === "queued") return <QueuedPanel form={form} showsLeads />;

	const line = isLimited && <SpotsLine locale={locale} maxSpots={funnelConfigs[slug].offer.maxSpots} spots={spots} />;
	// A visitor who has begun to send sees the result of that instead.
	if (spots?.free === 0 && !attempted) {
		return (
			<>
				{line}
				<p className="mt-5">{t("fullText")}</p>
				<OrdinaryBooking slug={slug} locale={locale} />
			</>
		);
	}
	return (
		<div className="**:data-[slot=field]:col-span-full">
			{line}
			<LeadForm
				form={form}
				action={action}
				labelledBy="claim-title"
				submitLabel={t("submit") || t("submitOpen")}
				submittingLabel={t("sending")}
				note={t("note")}
			>
				<h2 id="claim-title" className="mt-6 text-2xl">
					{t("title") || t("titleOpen")}
				</h2>
			</LeadForm>
			{form.failed && phase === "editing" && <p className="mt-4 font-semibold text-coral-700">{t("failed")}</p>}
		</div>
	);
}

const statusSchema = v.variant("state", [
	v.object({ state: v.picklist(["free", "held"]), heldUntil: v.pipe(v.string(), v.isoTimestamp()) }),
	v.object({ state: v.picklist(["booked", "over", "none_left", "to_confirm", "open"]) }),
]);

/** What became of a stored request for a spot. If the server can't say, staff will confirm it. */
async function askForClaim(submissionId: string): Promise<ClaimStatus> {
	try {
		const response = await fetch(`/functions/offer-claim?submission=${submissionId}`);
		return v.parse(statusSchema, await response.json());
	} catch {
		return { state: "to_confirm" };
	}
}
