import { useTranslations } from "use-intl";
import { buttonStyle } from "#app/components/ui/button-style.ts";
import { SchedulerLink } from "#app/features/funnels/scheduler-link.tsx";
import { PanelTitle } from "#app/features/leads/panel-title.tsx";
import { agency } from "#content/agency.ts";
import type { ClaimStatus } from "#domain/funnels/offers.ts";
import type { Locale } from "#domain/locale/locales.ts";
import type { ProductSlug } from "#domain/products/products.ts";
import { formatDateTime } from "#i18n/format.ts";

export interface ClaimPanelProps {
	slug: ProductSlug;
	locale: Locale;
	claim: ClaimStatus;
	/** Unknown for a queued request that was sent later. */
	leadId?: string | undefined;
	takesFocus: boolean;
}

const copyKeys = {
	booked: ["booked", "bookedText"],
	none_left: ["noneLeft", "noneLeftText"],
	to_confirm: ["toConfirm", "toConfirmText"],
} as const;

/** The status of a claim, and what to do next. */
export function ClaimPanel({ slug, locale, claim, leadId, takesFocus }: ClaimPanelProps) {
	const t = useTranslations("claim");
	if (claim.state !== "held") {
		const [title, text] = copyKeys[claim.state];
		return (
			<>
				<PanelTitle takesFocus={takesFocus}>{t(title)}</PanelTitle>
				<p className="mt-3">{t(text)}</p>
				{claim.state !== "booked" && <OrdinaryBooking slug={slug} locale={locale} leadId={leadId} />}
			</>
		);
	}
	return (
		<div data-slot="claim-held">
			<PanelTitle takesFocus={takesFocus}>{t("held")}</PanelTitle>
			<p className="mt-3">{t("heldText")}</p>
			<p className="mt-2 border-l-4 border-sun-400 pl-4 text-lg font-semibold text-ink-900">
				<time dateTime={claim.heldUntil}>{formatDateTime(locale, new Date(claim.heldUntil), agency.timeZone)}</time> (
				{t("zone")})
			</p>
			<p className="mt-4">{t("heldNext")}</p>
			<SchedulerLink
				address={agency.booking[slug]}
				locale={locale}
				leadId={leadId}
				className={buttonStyle("primary", "mt-6 w-full min-h-14")}
			>
				{t("chooseTime")}
			</SchedulerLink>
		</div>
	);
}

/** The link to an ordinary appointment, which is always free. */
export function OrdinaryBooking({ slug, locale, leadId }: Pick<ClaimPanelProps, "slug" | "locale" | "leadId">) {
	const t = useTranslations("claim");
	return (
		<SchedulerLink
			address={agency.booking[slug]}
			locale={locale}
			leadId={leadId}
			className={buttonStyle("secondary", "mt-6 w-full min-h-14")}
		>
			{t("bookOrdinary")}
		</SchedulerLink>
	);
}
