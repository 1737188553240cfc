import { buttonStyle } from "#app/components/ui/button-style.ts";
import { SiteLink } from "#app/components/ui/site-link.tsx";
import { SuccessMark } from "#app/components/ui/success-mark.tsx";
import type { LeadCopy } from "#app/features/leads/lead-copy.ts";
import { LeadForm } from "#app/features/leads/lead-form.tsx";
import type { LeadResult } from "#app/features/leads/lead-form-state.ts";
import { MarketingConsent } from "#app/features/leads/marketing-consent.tsx";
import { PanelTitle } from "#app/features/leads/panel-title.tsx";
import { QueuedPanel } from "#app/features/leads/queued-panel.tsx";
import { useLeadForm } from "#app/features/leads/use-lead-form.ts";
import { RefusalNote } from "#app/features/location/refusal-note.tsx";
import { useSalesRefusal, useStatedState } from "#app/features/location/use-sales-refusal.ts";
import { funnelPath } from "#domain/funnels/funnel-config.ts";
import { guideFilePath } from "#domain/funnels/guide-file.ts";
import type { Locale } from "#domain/locale/locales.ts";
import type { ProductSlug } from "#domain/products/products.ts";
import { localizedPath, productPath } from "#domain/site/pages.ts";
import type { Messages } from "#i18n/messages.server.ts";

export interface GuideCardProps {
	slug: ProductSlug;
	locale: Locale;
	copy: Messages["offers"]["guide"]["card"];
	leadCopy: LeadCopy;
	/** The page's result of a post without script. */
	result?: LeadResult | undefined;
}

/** The form that requests a guide, then where to find it. */
export function GuideCard({ slug, locale, copy, leadCopy, result }: GuideCardProps) {
	const action = `${localizedPath(locale, funnelPath(slug, "lp"))}#guide`;
	const details = { product: slug, funnel: `${slug}/lp` };
	const form = useLeadForm({ kind: "guide", copy: leadCopy, result, details });
	const { phase, arrived } = form;

	const refusal = useSalesRefusal(slug);
	const state = useStatedState();

	if (phase === "sent") {
		// The site's file has figures. Those for a state that refuses them come by email without any.
		const opensFile = refusal === null || refusal === "no_opinion";
		return (
			<>
				<GuideSent slug={slug} locale={locale} copy={copy} opensFile={opensFile} takesFocus={arrived} />
				<MarketingConsent form={form} action={action} />
			</>
		);
	}
	if (phase === "queued") return <QueuedPanel form={form} showsLeads />;
	// Without a license number or an opinion we may still send what we wrote.
	if (refusal === "not_licensed" || refusal === "not_offered")
		return <RefusalNote reason={refusal} state={state} product={slug} />;
	return (
		<div className="**:data-[slot=field]:col-span-full">
			<LeadForm
				form={form}
				action={action}
				labelledBy="guide-title"
				submitLabel={copy.submit}
				submittingLabel={copy.sending}
				hints={{ phone: copy.phoneHint }}
			>
				<h2 id="guide-title" className="text-2xl">
					{copy.formTitle}
				</h2>
				<p className="mt-2 text-ink-700">{copy.formText}</p>
			</LeadForm>
			{form.failed && phase === "editing" && <p className="mt-4 font-semibold text-coral-700">{copy.failed}</p>}
		</div>
	);
}

function GuideSent({
	slug,
	locale,
	copy,
	opensFile,
	takesFocus,
}: Pick<GuideCardProps, "slug" | "locale" | "copy"> & { opensFile: boolean; takesFocus: boolean }) {
	const link = "inline-flex min-h-11 items-center font-semibold underline underline-offset-4 hover:no-underline";
	return (
		<div data-slot="guide-sent">
			<SuccessMark />
			<PanelTitle takesFocus={takesFocus}>{copy.sent}</PanelTitle>
			<p className="mt-3 text-lg">{copy.sentText}</p>
			{opensFile && (
				<a href={guideFilePath(locale, slug)} target="_blank" rel="noopener" className={buttonStyle("primary", "mt-6")}>
					{copy.open}
				</a>
			)}
			<p className="mt-8 font-semibold text-ink-900">{copy.meanwhile}</p>
			<ul className="mt-1 grid justify-items-start">
				<li>
					<SiteLink path={productPath(slug)} className={link}>
						{copy.service}
					</SiteLink>
				</li>
				<li>
					<SiteLink path={funnelPath(slug, "offer")} className={link}>
						{copy.consultation}
					</SiteLink>
				</li>
			</ul>
		</div>
	);
}
